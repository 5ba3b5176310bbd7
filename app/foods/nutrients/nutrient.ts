import type { FoodVerdict } from "~/foods/verdicts";
import type { Source } from "~/shell/article/source";
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
export type NutrientGroup = keyof typeof NUTRIENT_GROUPS;

export type Nutrient = {
  /** The key of its amounts, for example `fe`. */
  key: string;
  slug: string;
  name: string;
  of: string;
  unit: "g" | "mg" | "µg";
  group: NutrientGroup;
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

/** `path`: the page of the food in the look-up. `pregnant`: its verdict for a pregnant woman. Null if the look-up has none. */
export type JudgedFood = ComposedFood & { path: string | null; pregnant: FoodVerdict | null };

export function nutrientPath(slug: string): string {
  return `${NUTRIENTS_PATH}/${slug}`;
}

/** The measured amount in some grams of a food; null if it is unknown, or too small to be measured. */
export function amountIn(
  { amounts, portionGrams }: Pick<ComposedFood, "amounts" | "portionGrams">,
  key: string,
  grams = portionGrams,
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

/** « 3,7 mg », « 259 mg ». */
export function roundedAmount(amount: number, unit: string): string {
  return exactAmount(roundAmount(amount), unit);
}

/** An amount with all its digits, as in the table: « 2,45 mg ». */
export function exactAmount(amount: number, unit: string): string {
  return `${exact.format(amount)}\u00a0${unit}`;
}

/** « 150 g (60 à 75 g crues) ». */
export function portionOf({ portionGrams, portionName }: ComposedFood): string {
  return `${portionGrams}\u00a0g (${portionName})`;
}

export function shareOf(amount: number, { reference }: Nutrient): string {
  return `${exact.format(Math.round((amount / reference.amount) * 100))}\u00a0%`;
}
