import { NO_RULE, NOTHING_SPECIAL } from "~/domain/food/advice";
import type { Source } from "~/domain/faq/source";
import { type Food, type FoodVerdict, VERDICT_LABELS } from "~/domain/food/food";
import { type Situation, situationPath } from "~/domain/food/situation";
import { type ListedFood, type SituationGroup, situationGroups } from "~/domain/food/situation-groups";
import { VERDICT_SHAPES } from "~/domain/food/verdict-shapes";
import { frenchDate } from "~/domain/text/typography";
import { literal, typstDate } from "./typst-text";

export type SituationContent = {
  foods: readonly Food[];
  families: readonly { slug: string; name: string }[];
  siteUrl: string;
};

type Family = SituationGroup["families"][number];

/** Converts the list of a situation to Typst. Text becomes string literals, never code. */
export function situationAsTypst(
  situation: Situation,
  { foods, families, siteUrl }: SituationContent,
): string {
  const groups = situationGroups(situation, foods, families);
  const reviewedOn =
    foods
      .map((food) => food.reviewedOn)
      .toSorted()
      .at(-1) ?? "2026-01-01";
  const { key, title, definition, warning, defaultRule } = situation;
  const listed = groups.flatMap((group) => group.families.flatMap((family) => family.foods));
  const publishers = mainPublishers([
    ...(defaultRule?.sources ?? []),
    ...listed.flatMap(({ advice }) => advice.sources),
  ]);
  const address = siteUrl.replace(/^https?:\/\//, "") + situationPath(key);
  return [
    `#show: situation-list.with(
  title: ${literal(`${title}\u202f: la liste`)},
  definition: ${literal([definition, defaultRule?.reason].filter(Boolean).join(" "))},
  warning: ${warning === null ? "none" : literal(warning)},
  address: ${literal(address)},
  reviewed: ${literal(frenchDate(reviewedOn))},
  date: ${typstDate(reviewedOn)},
  publishers: ${literal(publishers.join(", "))},
)`,
    ...groups.map(groupCode),
    `#block(above: 0.6em)[#${literal(`Un aliment qui n’est pas dans cette liste\u202f? ${NO_RULE}`)};]`,
  ].join("\n\n");
}

/** A group with more foods than this can need more than the rest of a page. */
const LONG = 30;

function groupCode({ verdict, count, families }: SituationGroup): string {
  if (verdict === null) {
    const names = families.flatMap(({ foods }) => foods.map(({ food }) => food.name));
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
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" color="${MARK_COLORS[verdict]}">${VERDICT_SHAPES[verdict]}</svg>`;
}

function familyCode({ name, foods }: Family): string {
  return `family(${[literal(name), ...foods.map(foodCode)].join(", ")})`;
}

function foodCode({ food, advice }: ListedFood): string {
  return `food(${literal(food.name)}, ${literal(detailsOf(food, advice))})`;
}

/** The condition; for a food to avoid without one, what to take instead. */
function detailsOf({ replacement }: Food, { verdict, condition }: ListedFood["advice"]): string {
  if (condition) return condition;
  return verdict === "eviter" && replacement ? `à la place\u202f: ${replacement}` : "";
}

/** The publishers of most rules. */
function mainPublishers(sources: readonly Source[]): string[] {
  const counts = new Map<string, number>();
  for (const { publisher } of sources) counts.set(publisher, (counts.get(publisher) ?? 0) + 1);
  const most = [...counts].sort(([, one], [, other]) => other - one);
  return most.slice(0, 8).map(([publisher]) => publisher);
}

/** Families in two columns of about the same height, in order. */
function halves(families: Family[]): [Family[], Family[]] {
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

function linesOf({ food, advice }: ListedFood): number {
  return Math.ceil((food.name.length + detailsOf(food, advice).length + 3) / LINE_LENGTH);
}
