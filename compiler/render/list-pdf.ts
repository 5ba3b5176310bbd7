import { readFileSync } from "node:fs";
import { type FoodVerdict, VERDICT_SHAPES, verdictLabel } from "../../app/foods/verdicts";
import type { AdviceGroup, ListedKin, ListSheet } from "../../app/foods/look-up/food-list";
import { familyNote, listTitle, NOT_LISTED } from "../../app/foods/food-words";
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

/** Families are small headings with their foods beneath; foods whose family has another verdict follow. */
function groupCode({ verdict, kins }: AdviceGroup): string {
  const label = literal(verdictLabel(verdict));
  const families = kins.filter(({ followers }) => followers.length > 0);
  const apart = linesOf(kins.filter(({ followers }) => followers.length === 0).flatMap(({ own }) => own));
  const items = families.map((kin) =>
    itemCode(kin.name, familyNote(kin) ?? "", [followersOf(kin), ...linesOf(kin.own)]),
  );
  if (apart.length > 0) items.push(itemCode("Et ces aliments", "", apart));
  if (verdict === null || verdict === "rien") return `#nothing-special(${[label, ...items].join(", ")})`;
  return `#group(${[literal(verdict), label, literal(markSvg(verdict)), ...items].join(", ")})`;
}

const followersOf = ({ followers }: ListedKin) => followers.map(({ name }) => name).join("\u202f; ");

/** A line for the foods with the same note. */
function linesOf(foods: ListedKin["own"]): string[] {
  return [...new Set(foods.map(({ note }) => note))].map((note) => {
    const names = foods.filter((food) => food.note === note).map(({ name }) => name);
    return [names.join("\u202f; "), ...(note ? [note] : [])].join(" — ");
  });
}

const itemCode = (name: string, details: string, lines: string[]) =>
  `(${[name, details].map(literal).join(", ")}, (${lines.map((line) => `${literal(line)},`).join(" ")}))`;

/** The template adds the color. */
function markSvg(verdict: FoodVerdict): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${VERDICT_SHAPES[verdict].replaceAll("var(--card)", "#fff")}</svg>`;
}
