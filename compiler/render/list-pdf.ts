import { readFileSync } from "node:fs";
import { type FoodVerdict, VERDICT_SHAPES, verdictLabel } from "../../app/foods/verdicts";
import type { AdviceGroup, ListedKin, ListSheet } from "../../app/foods/look-up/food-list";
import { listTitle, lowered, NOT_LISTED } from "../../app/foods/food-words";
import type { Situation } from "../../app/foods/look-up/situation";
import { frenchDate } from "../../app/text/typography";
import { literal, typstDate } from "./typst";

const MOST_PUBLISHERS = 5;

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

function groupCode({ verdict, kins }: AdviceGroup): string {
  const label = literal(verdictLabel(verdict));
  const items = itemsOf(kins);
  if (verdict === null || verdict === "rien") {
    const names = items.map(({ name, details }) => (details ? `${name} (${details})` : name));
    return `#nothing-special(${label}, ${literal(`${names.join(" · ")}.`)})`;
  }
  return `#group(${literal(verdict)}, ${label}, ${literal(markSvg(verdict))}, ${items.map(itemCode).join(", ")})`;
}

/** A line of the sheet: a whole family, or foods with the same note. */
type Item = { name: string; details: string };

/** First the families with their exceptions, then the foods with their own rules, grouped by note. */
function itemsOf(kins: ListedKin[]): Item[] {
  const families = kins
    .filter(({ followers }) => followers.length > 0)
    .map(({ name, note, except }) => {
      const exceptions = except.length > 0 ? `sauf ${except.map(lowered).join("\u202f; ")}` : null;
      return { name, details: [note, exceptions].filter(Boolean).join(" · ") };
    });
  const foods = kins.flatMap(({ own }) =>
    [...new Set(own.map(({ note }) => note))].map((note) => {
      const names = own.filter((food) => food.note === note).map(({ name }) => name);
      return { name: names.join("\u202f; "), details: note ?? "" };
    }),
  );
  return [...families, ...foods];
}

/** The template adds the color. */
function markSvg(verdict: FoodVerdict): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${VERDICT_SHAPES[verdict].replaceAll("var(--card)", "#fff")}</svg>`;
}

const itemCode = ({ name, details }: Item) => `item(${literal(name)}, ${literal(details)})`;
