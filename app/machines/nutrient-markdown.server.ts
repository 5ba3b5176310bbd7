import { listComposition } from "~/foods/nutrients/composition.server";
import { sourceLabel } from "~/shell/article/source";
import { verdictLabel } from "~/foods/verdicts";
import {
  type Nutrient,
  nutrientPath,
  nutrientTitle,
  portionOf,
  rankFoods,
  referenceOf,
} from "~/foods/nutrients/nutrient";

/** A nutrient's page as Markdown. @throws BackendError */
export async function nutrientMarkdown(siteUrl: string, nutrient: Nutrient): Promise<string> {
  const { ranked } = rankFoods(nutrient, await listComposition());
  const section = (title: string, lines: string[]) =>
    lines.length > 0 ? [`## ${title}`, lines.map((line) => `- ${line}`).join("\n")] : [];
  const needs = nutrient.needs.map(({ who, amount }) => `${who}\u202f: ${amount}`);
  const rows = [
    ["Aliment", "Portion", "Par portion", "Part", "Pour 100 g", "Enceinte"],
    Array<string>(6).fill("---"),
    ...ranked.map((food) => [
      ...[food.name, portionOf(food), food.perPortion, food.share, food.per100],
      verdictLabel(food.pregnant),
    ]),
  ];
  const sources = nutrient.sources.map((source) =>
    [source.title, sourceLabel(source), source.url].filter(Boolean).join(", "),
  );
  const parts = [
    `# ${nutrientTitle(nutrient)}`,
    nutrient.sentence,
    ...section("Combien par jour\u202f?", needs),
    "## Par portion habituelle",
    referenceOf(nutrient),
    rows.map((cells) => `| ${cells.join(" | ")} |`).join("\n"),
    ...section("Ce que la table ne dit pas", nutrient.limits),
    ...section("Sources", sources),
    `Page\u202f: ${siteUrl}${nutrientPath(nutrient.slug)}`,
  ];
  return `${parts.join("\n\n")}\n`;
}
