import { NO_RULE, NOTHING_SPECIAL } from "~/domain/food/advice";
import { type Food, type FoodVerdict, VERDICT_LABELS } from "~/domain/food/food";
import {
  type AdviceGroup,
  type FamilyName,
  listAdvice,
  type ListedFamily,
  type ListedFood,
} from "~/domain/food/food-list";
import { listTitle } from "~/domain/food/food-words";
import { type Situation, situationPath } from "~/domain/food/situation";
import { VERDICT_SHAPES } from "~/domain/food/verdict-shapes";
import { frenchDate } from "~/domain/text/typography";
import { literal, typstDate } from "./typst-text";

export type SituationContent = {
  foods: readonly Food[];
  families: readonly FamilyName[];
  siteUrl: string;
  /** ISO date of the last review (`lastReview`). */
  reviewedOn: string;
};

/** Converts the list of a situation to Typst. Text becomes string literals, never code. */
export function situationAsTypst(
  situation: Situation,
  { foods, families, siteUrl, reviewedOn }: SituationContent,
): string {
  const { key, definition, warning, defaultRule } = situation;
  const others = defaultRule
    ? `Tout autre aliment\u202f: à éviter. ${defaultRule.reason}`
    : `Un aliment qui n’est pas dans cette liste\u202f? ${NO_RULE}`;
  return [
    `#show: situation-list.with(
  title: ${literal(listTitle(situation))},
  definition: ${literal(definition)},
  warning: ${warning === null ? "none" : literal(warning)},
  address: ${literal(siteUrl.replace(/^https?:\/\//, "") + situationPath(key))},
  reviewed: ${literal(frenchDate(reviewedOn))},
  date: ${typstDate(reviewedOn)},
  publishers: ${literal(mainPublishers(situation, foods).join(", "))},
)`,
    ...listAdvice(foods, situation, families).map(groupCode),
    `#block(above: 0.6em)[#${literal(others)};]`,
  ].join("\n\n");
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

/** The publishers that are the source of most rules. */
function mainPublishers({ key, defaultRule }: Situation, foods: readonly Food[]): string[] {
  const rules = foods.flatMap((food) => food.rules.filter((rule) => rule.situation === key));
  const counts = new Map<string, number>();
  for (const { publisher } of [...rules, ...(defaultRule ? [defaultRule] : [])].flatMap(
    (rule) => rule.sources,
  ))
    counts.set(publisher, (counts.get(publisher) ?? 0) + 1);
  const most = [...counts].sort(([, one], [, other]) => other - one);
  return most.slice(0, 8).map(([publisher]) => publisher);
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
