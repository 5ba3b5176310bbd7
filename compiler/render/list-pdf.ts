import { readFileSync } from "node:fs";
import { type FoodVerdict, VERDICT_SHAPES, verdictLabel } from "../../app/foods/verdicts";
import type { AdviceGroup, ListLine, ListSheet } from "../../app/foods/look-up/food-list";
import { listTitle, NOT_LISTED } from "../../app/foods/food-words";
import type { Situation } from "../../app/foods/look-up/situation";
import { frenchDate } from "../../app/text/dates";
import { literal, typstDate } from "./typst";

const MOST_PUBLISHERS = 3;

const template = readFileSync(new URL("list-pdf.typ", import.meta.url), "utf8");

/** The list of a situation as a Typst document. Text becomes string literals, never code. */
export function listAsTypst(situation: Situation, { groups, reviewedOn, publishers }: ListSheet): string {
  const { definition, warning } = situation;
  const parts = [
    template,
    `#show: situation-list.with(
  title: ${literal(listTitle(situation))},
  definition: ${literal(definition)},
  warning: ${warning === null ? "none" : literal(warning)},
  reviewed: ${literal(frenchDate(reviewedOn))},
  date: ${typstDate(reviewedOn)},
  publishers: ${literal(publishers.slice(0, MOST_PUBLISHERS).join(", "))},
)`,
    ...groups.map(groupCode),
    `#block(above: 0.6em)[#${literal(`Un aliment qui n’est pas dans cette liste\u202f? ${NOT_LISTED}`)};]`,
  ];
  return `${parts.join("\n\n")}\n`;
}

/** Shelves are small headings with their lines beneath. */
function groupCode({ verdict, shelves }: AdviceGroup): string {
  const items = shelves.map(
    ({ name, lines }) => `(${literal(name)}, (${lines.map((line) => `${lineCode(line)},`).join(" ")}))`,
  );
  const label = literal(verdictLabel(verdict));
  if (verdict === null || verdict === "rien") return `#nothing-special(${[label, ...items].join(", ")})`;
  return `#group(${[literal(verdict), label, literal(markSvg(verdict)), ...items].join(", ")})`;
}

function lineCode({ family, foods, note }: ListLine): string {
  const names = foods.map(({ name }) => name).join("\u202f; ");
  return `(${[family ?? names, family ? names : "", note].map(literal).join(", ")})`;
}

/** The template adds the color. */
function markSvg(verdict: FoodVerdict): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${VERDICT_SHAPES[verdict].replaceAll("var(--card)", "#fff")}</svg>`;
}
