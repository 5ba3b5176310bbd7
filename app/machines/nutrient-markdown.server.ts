import { listComposition } from "~/foods/nutrients/composition.server";
import { sourceLabel } from "~/shell/article/source";
import { VERDICT_LABELS } from "~/foods/verdicts";
import { type Nutrient, nutrientPath, nutrientTitle, portionOf, rankFoods } from "~/foods/nutrients/nutrient";

/** A nutrient's page as Markdown. @throws BackendError */
export async function nutrientMarkdown(siteUrl: string, nutrient: Nutrient): Promise<string> {
  const { ranked } = rankFoods(nutrient, await listComposition());
  const row = (...cells: string[]) => `| ${cells.join(" | ")} |`;
  const section = (title: string, lines: string[]) =>
    lines.length > 0 ? [`## ${title}`, lines.map((line) => `- ${line}`).join("\n")] : [];
  const needs = nutrient.needs.map(({ who, amount }) => `${who}\u202f: ${amount}`);
  const table = [
    row("Aliment", "Portion", "Par portion", "Part", "Pour 100 g", "Enceinte"),
    row("---", "---", "---", "---", "---", "---"),
    ...ranked.map((food) =>
      row(
        ...[food.name, portionOf(food), food.perPortion, food.share, food.per100],
        food.pregnant ? VERDICT_LABELS[food.pregnant] : "pas de règle",
      ),
    ),
  ];
  const sources = nutrient.sources.map((source) =>
    [source.title, sourceLabel(source), source.url].filter(Boolean).join(", "),
  );
  const parts = [
    `# ${nutrientTitle(nutrient)}`,
    nutrient.sentence,
    ...section("Combien par jour\u202f?", needs),
    "## Par portion habituelle",
    `100\u00a0% est ${nutrient.reference.name}, pas le besoin d’une personne.`,
    table.join("\n"),
    ...section("Ce que la table ne dit pas", nutrient.limits),
    ...section("Sources", sources),
    `Page\u202f: ${siteUrl}${nutrientPath(nutrient.slug)}`,
  ];
  return `${parts.join("\n\n")}\n`;
}
