import { listComposition } from "~/foods/nutrients/composition.server";
import { sourceLabel } from "~/shell/article/source";
import { VERDICT_LABELS } from "~/foods/verdicts";
import { type Nutrient, nutrientPath, portionOf } from "~/foods/nutrients/nutrient";
import { nutrientTitle } from "~/foods/nutrients/nutrient-words";
import { rankFoods } from "~/foods/nutrients/rank-foods";

/** A nutrient's page as Markdown. @throws BackendError */
export async function nutrientMarkdown(siteUrl: string, nutrient: Nutrient): Promise<string> {
  const { ranked } = rankFoods(nutrient, await listComposition(), "tout");
  const row = (...cells: string[]) => `| ${cells.join(" | ")} |`;
  const list = (lines: string[]) => lines.map((line) => `- ${line}`).join("\n");
  const parts = [
    `# ${nutrientTitle(nutrient)}`,
    nutrient.sentence,
    ...(nutrient.needs.length > 0
      ? [
          "## Combien par jour\u202f?",
          list(nutrient.needs.map(({ who, amount }) => `${who}\u202f: ${amount}`)),
        ]
      : []),
    "## Par portion habituelle",
    `100\u00a0% est ${nutrient.reference.name}, pas le besoin d’une personne.`,
    [
      row("Aliment", "Portion", "Par portion", "Part", "Pour 100 g", "Enceinte"),
      row("---", "---", "---", "---", "---", "---"),
      ...ranked.map((food) =>
        row(
          ...[food.name, portionOf(food), food.perPortion, food.share, food.per100],
          food.pregnant ? VERDICT_LABELS[food.pregnant] : "pas de règle",
        ),
      ),
    ].join("\n"),
    ...(nutrient.limits.length > 0 ? ["## Ce que la table ne dit pas", list(nutrient.limits)] : []),
    "## Sources",
    list(
      nutrient.sources.map((source) =>
        [source.title, sourceLabel(source), source.url].filter(Boolean).join(", "),
      ),
    ),
    `Page\u202f: ${siteUrl}${nutrientPath(nutrient.slug)}`,
  ];
  return `${parts.join("\n\n")}\n`;
}
