import { termWords, wordRoot } from "~/text/words";
import {
  amountIn,
  type ComposedFood,
  type JudgedFood,
  type Nutrient,
  roundedAmount,
  shareOf,
  tableAmount,
} from "./nutrient";

/** The values of `filtre`: the name of their link, and the foods that they rank. Nobody offers a pregnant woman offal as a source. */
export const NUTRIENT_FILTERS = {
  tout: { name: "Tout", keeps: () => true },
  vegetarien: { name: "Végétarien", keeps: ({ diet }) => diet !== "animal" },
  vegetal: { name: "Végétal", keeps: ({ diet }) => diet === "vegetal" },
  "sans-lait": { name: "Sans lait", keeps: ({ hasMilk }) => !hasMilk },
  enceinte: {
    name: "Enceinte",
    keeps: ({ family, pregnant }) => family !== "abats" && pregnant !== "eviter",
  },
} satisfies Record<string, { name: string; keeps: (food: JudgedFood) => boolean }>;
export type NutrientFilter = keyof typeof NUTRIENT_FILTERS;

export const FILTER_PARAM = "filtre";

export function readFilter(value: string | null): NutrientFilter | null {
  const known = Object.keys(NUTRIENT_FILTERS).find((key): key is NutrientFilter => key === value);
  return value === null ? "tout" : (known ?? null);
}

export function withFilter(path: string, filter: string): string {
  return filter === "tout" ? path : `${path}?${FILTER_PARAM}=${filter}`;
}

/** A line of a nutrient's page. `width` is the length of the bar in percent of the longest. */
export type RankedFood = JudgedFood & { perPortion: string; share: string; per100: string; width: number };

const MAX_RANKED = 15;

/** Whether the site may call a food a source of a nutrient. For what should be limited, every food counts. */
function mayRank(food: ComposedFood, { key, group, unranked }: Nutrient): boolean {
  if (unranked.foods.includes(food.key) || unranked.families.includes(food.family)) return false;
  return group === "limiter" || food.sourceOf === null || food.sourceOf.includes(key);
}

/**
 * The foods whose usual portion has the most of a nutrient, and, for a pregnant woman, those that the look-up tells her to avoid
 * and that would be among them. Values that are unknown or too small to be measured are not ranked.
 */
export function rankFoods(
  nutrient: Nutrient,
  foods: readonly JudgedFood[],
  filter: NutrientFilter,
): { ranked: RankedFood[]; avoided: JudgedFood[] } {
  const measured = foods
    .filter((food) => mayRank(food, nutrient))
    .map((food) => ({ food, amount: amountIn(food, nutrient.key, food.portion.grams) ?? 0 }))
    .filter(({ amount }) => amount > 0)
    .sort((one, other) => other.amount - one.amount || one.food.name.localeCompare(other.food.name, "fr"));
  const kept = measured.filter(({ food }) => NUTRIENT_FILTERS[filter].keeps(food)).slice(0, MAX_RANKED);
  const [longest, least] = [kept[0]?.amount ?? 1, kept.at(-1)?.amount ?? 0];
  const ranked = kept.map(({ food, amount }) => ({
    ...food,
    perPortion: roundedAmount(amount, nutrient.unit),
    share: shareOf(amount, nutrient),
    per100: tableAmount(food.amounts[nutrient.key] ?? "", nutrient.unit),
    width: Math.max(Math.round((amount / longest) * 1000) / 10, 0.5),
  }));
  const avoided = measured
    .filter(({ food, amount }) => food.pregnant === "eviter" && amount >= least)
    .map(({ food }) => food);
  return { ranked, avoided: filter === "enceinte" ? avoided : [] };
}

/** The row that stands for a food of the look-up: the one whose name begins like the food's, else the first. */
export function exampleOf<Row extends { name: string }>(foodName: string, rows: readonly Row[]): Row | null {
  const begin = (name: string) => termWords(name).slice(0, 1).map(wordRoot)[0];
  return rows.find(({ name }) => begin(name) === begin(foodName)) ?? rows[0] ?? null;
}

const MAX_BROUGHT = 6;
/** The shares of the reference from which a portion is worth a line: a nutrient to seek, and one to limit. */
const NOTABLE = 0.15;
const NOTABLE_LIMIT = 0.2;

/** What a portion of a food notably has, largest share first, six lines at most. */
export function broughtBy(food: ComposedFood, nutrients: readonly Nutrient[]) {
  return nutrients
    .filter((nutrient) => mayRank(food, nutrient))
    .map((nutrient) => ({ nutrient, amount: amountIn(food, nutrient.key, food.portion.grams) ?? 0 }))
    .map((line) => ({ ...line, share: line.amount / line.nutrient.reference.amount }))
    .filter(({ nutrient, share }) => share >= (nutrient.group === "limiter" ? NOTABLE_LIMIT : NOTABLE))
    .sort((one, other) => other.share - one.share)
    .slice(0, MAX_BROUGHT);
}
