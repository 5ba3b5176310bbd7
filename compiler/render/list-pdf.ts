import { readFileSync } from "node:fs";
import { NO_RULE, NOTHING_SPECIAL } from "../../app/domain/food/advice";
import { type FoodVerdict, VERDICT_LABELS } from "../../app/domain/food/food";
import type { AdviceGroup, ListedFamily, ListedFood } from "../../app/domain/food/food-list";
import { listTitle } from "../../app/domain/food/food-words";
import type { ListSheet } from "../../app/domain/food/list-sheet";
import type { Situation } from "../../app/domain/food/situation";
import { VERDICT_SHAPES } from "../../app/domain/food/verdict-shapes";
import { frenchDate } from "../../app/domain/text/typography";
import { literal, typstDate } from "./pdf";

const template = readFileSync(new URL("list-pdf.typ", import.meta.url), "utf8");

/** The list of a situation as a Typst document. Text becomes string literals, never code. */
export function listAsTypst(situation: Situation, { groups, reviewedOn, publishers }: ListSheet): string {
  const { definition, warning, defaultRule } = situation;
  const others = defaultRule
    ? `Tout autre aliment\u202f: à éviter. ${defaultRule.reason}`
    : `Un aliment qui n’est pas dans cette liste\u202f? ${NO_RULE}`;
  const parts = [
    template,
    `#show: situation-list.with(
  title: ${literal(listTitle(situation))},
  definition: ${literal(definition)},
  warning: ${warning === null ? "none" : literal(warning)},
  reviewed: ${literal(frenchDate(reviewedOn))},
  date: ${typstDate(reviewedOn)},
  publishers: ${literal(publishers.join(", "))},
)`,
    ...groups.map(groupCode),
    `#block(above: 0.6em)[#${literal(others)};]`,
  ];
  return `${parts.join("\n\n")}\n`;
}

/** A group with more foods than this may not fit on the rest of a page. */
const LONG = 30;

function groupCode({ verdict, count, families }: AdviceGroup): string {
  if (verdict === null) {
    const names = families.flatMap(({ foods }) => foods.map(({ name }) => name));
    return `#nothing-special(${literal(NOTHING_SPECIAL)}, ${literal(`${names.join(" · ")}.`)})`;
  }
  const columns = halves(families).map((part) => `{ ${part.map(familyCode).join("\n")} }`);
  const label = literal(VERDICT_LABELS[verdict]);
  return `#group(${literal(verdict)}, ${label}, ${literal(markSvg(verdict))}, ${count > LONG}, ${columns.join(", ")})`;
}

const MARK_COLORS: Record<FoodVerdict, string> = {
  eviter: "#b3261e",
  limiter: "#94430a",
  "oui-si": "#1d5aa6",
  oui: "#2a7a4b",
};

function markSvg(verdict: FoodVerdict): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" color="${MARK_COLORS[verdict]}">${VERDICT_SHAPES[verdict].replaceAll("var(--card)", "#fff")}</svg>`;
}

function familyCode({ name, foods }: ListedFamily): string {
  return `family(${[literal(name), ...foods.map(foodCode)].join(", ")})`;
}

function foodCode({ name, note }: ListedFood): string {
  return `food(${literal(name)}, ${literal(note ?? "")})`;
}

/** Divides families into two columns of about the same height, without changing their order. */
function halves(families: ListedFamily[]): [ListedFamily[], ListedFamily[]] {
  const heights = families.map(({ foods }) => 2 + foods.reduce((sum, each) => sum + linesOf(each), 0));
  const total = heights.reduce((sum, height) => sum + height, 0);
  let best = { place: 0, difference: Infinity };
  for (let place = 0; place <= families.length; place += 1) {
    const before = heights.slice(0, place).reduce((sum, height) => sum + height, 0);
    const difference = Math.abs(total - 2 * before);
    if (difference < best.difference) best = { place, difference };
  }
  const place = Math.max(1, best.place);
  return [families.slice(0, place), families.slice(place)];
}

const LINE_LENGTH = 52;

function linesOf({ name, note }: ListedFood): number {
  return Math.ceil((name.length + (note?.length ?? 0) + 3) / LINE_LENGTH);
}
