import type { FoodVerdict } from "~/foods/verdicts";
import type { Source } from "~/shell/article/source";

export const NUTRIENTS_PATH = "/nutriments";

export function nutrientPath(slug: string): string {
  return `${NUTRIENTS_PATH}/${slug}`;
}

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
  /** « de fer ». */
  of: string;
  unit: "g" | "mg" | "µg";
  group: NutrientGroup;
  sentence: string;
  /** What 100 % is: an amount in `unit`, which is not what a person needs, and its name. */
  reference: { amount: number; name: string };
  needs: { who: string; amount: string }[];
  /** What the table cannot say. */
  limits: string[];
  /** The keys and the families of the foods that the page does not rank. */
  unranked: { foods: string[]; families: string[] };
  /** The words of searches that name it. */
  words: string[];
  question: number | null;
  sources: Source[];
};

/**
 * The amount in 100 g: a number, or the words of the table for what it could not measure, « < 20 » or « traces ».
 * A nutrient without an amount is unknown, never zero.
 */
export type Amounts = Partial<Record<string, number | string>>;

export const DIETS = ["vegetal", "oeuf-lait-miel", "animal"] as const;

/** A food of Anses' table, with its usual portion. */
export type ComposedFood = {
  id: number;
  key: string;
  name: string;
  /** The food of the look-up; `isSameFood` is false if it is only of the same family. */
  foodKey: string | null;
  isSameFood: boolean;
  family: string;
  diet: (typeof DIETS)[number];
  hasMilk: boolean;
  isFortified: boolean;
  /** The nutrients of which it may be called a source; null for all. */
  sourceOf: string[] | null;
  /** The weight of the portion in grams, and the portion in words. */
  portion: { grams: number; name: string; source: string };
  amounts: Amounts;
};

/** `path`: the page of the food in the look-up. `pregnant`: its verdict for a pregnant woman. Null if the look-up has none. */
export type JudgedFood = ComposedFood & { path: string | null; pregnant: FoodVerdict | null };

/** The measured amount in some grams of a food; null if it is unknown, or too small to be measured. */
export function amountIn(food: Pick<ComposedFood, "amounts">, key: string, grams: number): number | null {
  const amount = food.amounts[key];
  return typeof amount === "number" ? (amount * grams) / 100 : null;
}

const whole = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 6 });

/** A number with the digits that are shown: whole from 10, else two digits. */
export function roundAmount(amount: number): number {
  // 4.85 is a little less in binary, and would become 4.8.
  const exactly = amount * (1 + 1e-9);
  return amount >= 10 ? Math.round(exactly) : Number(exactly.toPrecision(2));
}

/** « 3,7 mg », « 259 mg ». */
export function roundedAmount(amount: number, unit: string): string {
  return `${exact.format(roundAmount(amount))}\u00a0${unit}`;
}

/** The amount in 100 g as in the table: « 2,45 mg », « < 20 µg », « traces ». */
export function tableAmount(amount: number | string, unit: string): string {
  if (typeof amount === "number") return `${exact.format(amount)}\u00a0${unit}`;
  return amount === "traces" ? amount : `${amount.replace("<", "<\u00a0").replace(".", ",")}\u00a0${unit}`;
}

/** « 150 g (60 à 75 g crues) ». */
export function portionOf({ portion: { grams, name } }: Pick<ComposedFood, "portion">): string {
  return `${grams}\u00a0g (${name})`;
}

/** « 26 % ». */
export function shareOf(amount: number, { reference }: Pick<Nutrient, "reference">): string {
  return `${whole.format((amount / reference.amount) * 100)}\u00a0%`;
}
