import { lowered } from "~/foods/food-words";
import type { FoodVerdict } from "~/foods/verdicts";
import type { Source } from "~/shell/article/source";
import { termWords, wordRoot } from "~/text/words";
import type { ComposedFood } from "./composed-food";

export const NUTRIENTS_PATH = "/nutriments";
export const NUTRIENTS_TITLE = "Où sont les nutriments\u202f?";

export const TABLE = {
  address: "https://doi.org/10.57745/RDMHWY",
  licence: "https://www.etalab.gouv.fr/licence-ouverte-open-licence/",
};

export const NUTRIENT_GROUPS = {
  mineraux: "Minéraux",
  vitamines: "Vitamines",
  energie: "Protéines, fibres, oméga-3",
  limiter: "À limiter",
} as const;

export type Nutrient = {
  key: string;
  slug: string;
  name: string;
  of: string;
  unit: "g" | "mg" | "µg";
  group: keyof typeof NUTRIENT_GROUPS;
  sentence: string;
  /** What 100 % is: an amount in `unit`, which is not what a person needs, and its name. */
  reference: { amount: number; name: string };
  needs: { who: string; amount: string }[];
  limits: string[];
  /** The keys of the foods, and of the families of foods, that its page does not rank. */
  unranked: string[];
  words: string[];
  question: number | null;
  sources: Source[];
};

/** A food with its path and name in the look-up, and its verdict and condition for a pregnant woman; null if there is none. */
export type JudgedFood = ComposedFood & {
  path: string | null;
  lookedUpAs: string;
  pregnant: FoodVerdict | null;
  condition: string | null;
};

/** The measured amount in some grams of a food; null if it is unknown, or too small to be measured. */
export function amountIn(
  { amounts }: Pick<ComposedFood, "amounts">,
  key: string,
  grams: number,
): number | null {
  const amount = amounts[key];
  return typeof amount === "number" ? (amount * grams) / 100 : null;
}

const exact = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 6 });

/** A number with the digits that are shown: whole from 10, else two digits. */
export function roundAmount(amount: number): number {
  // 4.85 is a little less in binary, and would become 4.8.
  const exactly = amount * (1 + 1e-9);
  return amount >= 10 ? Math.round(exactly) : Number(exactly.toPrecision(2));
}

export function roundedAmount(amount: number, unit: string): string {
  return exactAmount(roundAmount(amount), unit);
}

/** An amount with all its digits, as in the table: « 2,45 mg ». */
export function exactAmount(amount: number, unit: string): string {
  return `${exact.format(amount)}\u00a0${unit}`;
}

/** « 150 g (60 à 75 g crues) », « 100 g (un pot), enrichi ». */
export function portionOf({ portionGrams, portionName, isFortified }: ComposedFood): string {
  return `${portionGrams}\u00a0g (${portionName})${isFortified ? ", enrichi" : ""}`;
}

export function shareOf(amount: number, { reference }: Nutrient): string {
  return `${exact.format(Math.round((amount / reference.amount) * 100))}\u00a0%`;
}

export const ALL_FOODS = "tout";
export const FOR_PREGNANT = "enceinte";

type NutrientFilter = { name: string; words: string[]; keeps: (food: JudgedFood) => boolean };

/** By the value of `filtre` in URLs. `words` name the filter in a search. */
export const NUTRIENT_FILTERS: Record<string, NutrientFilter> = {
  [ALL_FOODS]: { name: "Tout", words: [""], keeps: () => true },
  vegetarien: {
    name: "Végétarien",
    words: ["végétarien", "sans viande"],
    keeps: ({ diet }) => diet !== "animal",
  },
  vegetal: {
    name: "Végétal",
    words: ["végétal", "végane", "vegan", "végétalien"],
    keeps: ({ diet }) => diet === "vegetal",
  },
  "sans-lait": { name: "Sans lait", words: ["sans lait", "sans lactose"], keeps: ({ hasMilk }) => !hasMilk },
  [FOR_PREGNANT]: {
    name: "Enceinte",
    words: ["enceinte", "grossesse"],
    // Nobody offers a pregnant woman offal as a source.
    keeps: ({ family, pregnant }) => family !== "abats" && pregnant !== "eviter",
  },
};

export const FILTER_PARAM = "filtre";

export function nutrientPath(slug: string, filter = ALL_FOODS): string {
  const path = `${NUTRIENTS_PATH}/${slug}`;
  return filter === ALL_FOODS ? path : `${path}?${FILTER_PARAM}=${filter}`;
}

export function referenceOf({ reference: { amount, name }, unit }: Nutrient): string {
  return `100\u00a0%\u00a0: ${exactAmount(amount, unit)}, ${name}, pas le besoin d’une personne.`;
}

/** « Fer : où en trouver ? », with the filter if there is one. */
export function nutrientTitle({ name, group }: Nutrient, filter = ALL_FOODS): string {
  const title = `${name}\u202f: où ${group === "limiter" ? "y en a-t-il le plus" : "en trouver"}\u202f?`;
  return filter === ALL_FOODS ? title : `${title} (${NUTRIENT_FILTERS[filter]?.name.toLowerCase()})`;
}

export const NAMED_FOODS = 3;

/** « Les aliments qui apportent le plus de fer par portion habituelle, chiffres de l’Anses : boudin noir (23 mg), … » */
export function nutrientDescription(
  { of }: Nutrient,
  ranked: { name: string; perPortion: string }[],
): string {
  const first = ranked
    .slice(0, NAMED_FOODS)
    .map(({ name, perPortion }) => `${lowered(name)} (${perPortion})`);
  return `Les aliments qui apportent le plus ${of} par portion habituelle, chiffres de l’Anses\u202f: ${first.join(", ")}.`;
}

/** The amount in a portion; 0 if it is unknown. For a nutrient to seek, also 0 if the site may not call the food a source. */
function portionAmount(food: ComposedFood, { key, group, unranked }: Nutrient): number {
  const isSource = group === "limiter" || food.sourceOf === null || food.sourceOf.includes(key);
  if (!isSource || unranked.includes(food.key) || unranked.includes(food.family)) return 0;
  return amountIn(food, key, food.portionGrams) ?? 0;
}

const MAX_RANKED = 15;

/** The foods whose usual portion has the most of a nutrient. For a pregnant woman, also those to avoid, and the others' conditions. */
export function rankFoods(nutrient: Nutrient, foods: readonly JudgedFood[], filter = ALL_FOODS) {
  const measured = foods
    .map((food) => ({ food, amount: portionAmount(food, nutrient) }))
    .filter(({ amount }) => amount > 0)
    .sort((one, other) => other.amount - one.amount || one.food.name.localeCompare(other.food.name, "fr"));
  const kept = measured.filter(({ food }) => NUTRIENT_FILTERS[filter]?.keeps(food)).slice(0, MAX_RANKED);
  const [longest, least] = [kept[0]?.amount ?? 1, kept.at(-1)?.amount ?? 0];
  const ranked = kept.map(({ food, amount }) => ({
    ...food,
    perPortion: roundedAmount(amount, nutrient.unit),
    share: shareOf(amount, nutrient),
    per100: exactAmount(amountIn(food, nutrient.key, 100) ?? 0, nutrient.unit),
    width: Math.max(Math.round((amount / longest) * 1000) / 10, 0.5),
  }));
  if (filter !== FOR_PREGNANT) return { ranked, avoided: [], conditions: [] };
  const avoided = measured.filter(({ food, amount }) => food.pregnant === "eviter" && amount >= least);
  return { ranked, avoided: avoided.map(({ food }) => food), conditions: conditionsOf(ranked) };
}

/** Each condition once, with its foods. They have the look-up's names, because the condition agrees with these in gender. */
function conditionsOf(foods: readonly JudgedFood[]) {
  const conditions = new Set(foods.map(({ condition }) => condition));
  return [...conditions].flatMap((condition) => {
    const sharing = foods.filter((food) => food.condition === condition);
    const names = new Map(sharing.map(({ path, lookedUpAs }) => [path, { path, name: lookedUpAs }]));
    return condition === null ? [] : { condition, verdict: sharing[0]?.pregnant, foods: [...names.values()] };
  });
}

const MAX_BROUGHT = 6;
/** The shares of the reference from which a portion is worth a line: a nutrient to seek, and one to limit. */
const NOTABLE = 0.15;
const NOTABLE_LIMIT = 0.2;

/** What a portion has much of. Of several foods of the table, the one whose name begins like the look-up's, else the first. */
export function broughtBy(name: string, foods: readonly ComposedFood[], nutrients: readonly Nutrient[]) {
  const begin = (each: string) => termWords(each).slice(0, 1).map(wordRoot)[0];
  const food = foods.find((each) => begin(each.name) === begin(name)) ?? foods[0];
  if (!food) return null;
  const lines = nutrients
    .map((nutrient) => ({ nutrient, amount: portionAmount(food, nutrient) }))
    .map((line) => ({ ...line, part: line.amount / line.nutrient.reference.amount }))
    .filter(({ nutrient, part }) => part >= (nutrient.group === "limiter" ? NOTABLE_LIMIT : NOTABLE))
    .sort((one, other) => other.part - one.part)
    .slice(0, MAX_BROUGHT)
    .map(({ nutrient, amount }) => ({
      ...{ slug: nutrient.slug, name: nutrient.name, isLimited: nutrient.group === "limiter" },
      ...{ amount: roundedAmount(amount, nutrient.unit), share: shareOf(amount, nutrient) },
    }));
  if (lines.length === 0) return null;
  return { example: food.name, portion: portionOf(food), isOneOf: foods.length > 1, lines };
}
