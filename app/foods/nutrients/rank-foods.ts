import type { FoodVerdict } from "~/foods/food";
import { termWords, wordRoot } from "~/text/words";
import { amountIn, type ComposedFood, type Nutrient, roundedAmount, shareOf, tableAmount } from "./nutrient";

/** The values of `filtre`, with the name of their link. */
export const NUTRIENT_FILTERS = {
  tout: "Tout",
  vegetarien: "Végétarien",
  vegetal: "Végétal",
  "sans-lait": "Sans lait",
  enceinte: "Enceinte",
} as const;
export type NutrientFilter = keyof typeof NUTRIENT_FILTERS;

export const FILTER_PARAM = "filtre";

export function readFilter(value: string | null): NutrientFilter | null {
  const known = Object.keys(NUTRIENT_FILTERS).find((key): key is NutrientFilter => key === value);
  return value === null ? "tout" : (known ?? null);
}

export function withFilter(path: string, filter: NutrientFilter): string {
  return filter === "tout" ? path : `${path}?${FILTER_PARAM}=${filter}`;
}

/** The colors of bars: of animal origin, a cereal, water, or another plant. */
export type FoodColor = "tomato" | "maize" | "sky" | "leaf";

/** A line of a nutrient's page. */
export type RankedFood = {
  key: string;
  name: string;
  /** « 150 g (60 à 75 g crues) ». */
  portion: string;
  perPortion: string;
  share: string;
  per100: string;
  /** The length of the bar in percent of the longest. */
  width: number;
  color: FoodColor;
  path: string | null;
  /** The look-up's verdict for a pregnant woman; null if it has none. */
  pregnant: FoodVerdict | null;
  isFortified: boolean;
};

/** The family of livers and kidneys, which are never offered to a pregnant woman as a source. */
const OFFAL = "abats";

/** What the look-up says of a food: its page, and its verdict for a pregnant woman. */
export type LookUp = { path: string; pregnant: FoodVerdict | null };

export const MAX_RANKED = 15;

const CEREALS = new Set(["feculent", "pain", "cereale"]);

function colorOf({ family, diet, key }: ComposedFood): FoodColor {
  if (family === "eau") return "sky";
  if (diet !== "vegetal") return "tomato";
  return CEREALS.has(family) && !/pomme-de-terre|patate/.test(key) ? "maize" : "leaf";
}

function isKept({ diet, hasMilk }: ComposedFood, filter: NutrientFilter): boolean {
  if (filter === "vegetal") return diet === "vegetal";
  if (filter === "vegetarien") return diet !== "animal";
  return filter === "sans-lait" ? !hasMilk : true;
}

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
  foods: readonly ComposedFood[],
  filter: NutrientFilter,
  lookUps: ReadonlyMap<string, LookUp>,
): { ranked: RankedFood[]; avoided: RankedFood[] } {
  const measured = foods
    .filter((food) => mayRank(food, nutrient) && isKept(food, filter))
    .map((food) => ({ food, amount: amountIn(food, nutrient.key, food.portion.grams) ?? 0 }))
    .filter(({ amount }) => amount > 0)
    .sort((one, other) => other.amount - one.amount || one.food.name.localeCompare(other.food.name, "fr"));
  const isAvoided = ({ food }: { food: ComposedFood }) =>
    filter === "enceinte" && lookUps.get(food.foodKey ?? "")?.pregnant === "eviter";
  const isOffered = ({ food }: { food: ComposedFood }) => filter !== "enceinte" || food.family !== OFFAL;
  const kept = measured.filter((line) => isOffered(line) && !isAvoided(line)).slice(0, MAX_RANKED);
  const [longest, least] = [kept[0]?.amount ?? 1, kept.at(-1)?.amount ?? 0];
  const toLine = ({ food, amount }: (typeof measured)[number]): RankedFood => {
    const { key, name, isFortified, foodKey } = food;
    const lookUp = lookUps.get(foodKey ?? "");
    return {
      ...{ key, name, isFortified, color: colorOf(food) },
      portion: portionOf(food),
      perPortion: roundedAmount(amount, nutrient.unit),
      share: shareOf(amount, nutrient),
      per100: tableAmount(food.amounts[nutrient.key] ?? "", nutrient.unit),
      width: Math.max(Math.round((amount / longest) * 1000) / 10, 0.5),
      path: lookUp?.path ?? null,
      pregnant: lookUp?.pregnant ?? null,
    };
  };
  return {
    ranked: kept.map(toLine),
    avoided: measured.filter((line) => isAvoided(line) && line.amount >= least).map(toLine),
  };
}

/** « 150 g (60 à 75 g crues) ». */
export function portionOf({ portion: { grams, name } }: Pick<ComposedFood, "portion">): string {
  return `${grams}\u00a0g (${name})`;
}

/** The row that stands for a food of the look-up: the one whose name begins like the food's, else the first. */
export function exampleOf(foodName: string, foods: readonly ComposedFood[]): ComposedFood | null {
  const begin = (name: string) => termWords(name).slice(0, 1).map(wordRoot)[0];
  return foods.find(({ name }) => begin(name) === begin(foodName)) ?? foods[0] ?? null;
}

type Brought = { slug: string; name: string; amount: string; share: string; isLimited: boolean };

const MAX_BROUGHT = 6;
/** The shares of the reference from which a portion is worth a line: a nutrient to seek, and one to limit. */
const NOTABLE = 0.15;
const NOTABLE_LIMIT = 0.2;

/** What a portion of a food notably has, largest share first, six lines at most. */
export function broughtBy(food: ComposedFood, nutrients: readonly Nutrient[]): Brought[] {
  return nutrients
    .filter((nutrient) => mayRank(food, nutrient))
    .map((nutrient) => ({ nutrient, amount: amountIn(food, nutrient.key, food.portion.grams) ?? 0 }))
    .map((line) => ({ ...line, share: line.amount / line.nutrient.reference.amount }))
    .filter(({ nutrient, share }) => share >= (nutrient.group === "limiter" ? NOTABLE_LIMIT : NOTABLE))
    .sort((one, other) => other.share - one.share)
    .slice(0, MAX_BROUGHT)
    .map(({ nutrient, amount }) => ({
      ...{ slug: nutrient.slug, name: nutrient.name, isLimited: nutrient.group === "limiter" },
      ...{ amount: roundedAmount(amount, nutrient.unit), share: shareOf(amount, nutrient) },
    }));
}
