import slugify from "@sindresorhus/slugify";
import type { Source } from "~/shell/article/source";
import type { FoodVerdict } from "./verdicts";

export const FOOD_ALERTS = ["etouffement", "poison", "allergie"] as const;
export type FoodAlert = (typeof FOOD_ALERTS)[number];

/** The rule of a food, or of a family, for a situation (a key of content/situations.yaml). */
export type FoodRule = {
  situation: string;
  /** Null only in a family's rule, if no source allows a verdict. The reason is then a sentence that helps. */
  verdict: FoodVerdict | null;
  condition: string | null;
  reason: string;
  /** What to eat instead in this situation; null if that of the family's rule with this verdict, or the food's, suits. */
  replacement: string | null;
  sources: Source[];
};

/** A family whose foods have the same advice, unless they have a rule of their own (content/aliments/familles.yaml). */
export type Kin = {
  key: string;
  name: string;
  /** « les autres charcuteries »; null if the family has no others. */
  others: string | null;
  foods: string[];
  rules: KinRule[];
};

/** `isForOthers`: the rule is the same for all families that the situation has no other rule for. */
export type KinRule = FoodRule & { isForOthers: boolean };

export type Food = {
  id: number;
  key: string;
  name: string;
  path: string;
  synonyms: string[];
  /** The slug of the food's shelf, which is also the name of the file in content/aliments/. */
  family: string;
  kin: Kin | null;
  allergens: string | null;
  alerts: FoodAlert[];
  replacement: string | null;
  rules: FoodRule[];
  reviewedOn: string;
};

export type FoodFamily = { slug: string; name: string };

export type FoodLink = Pick<Food, "id" | "name" | "path">;

export const FOODS_PATH = "/aliments";
export const FOODS_TITLE = "Puis-je en manger\u202f?";

/** The path of a food's page. The id is permanent, but the words can change. */
export function foodPath({ id, name }: { id: number; name: string }): string {
  return `${FOODS_PATH}/${id}-${slugify(name, { decamelize: false })}`;
}
