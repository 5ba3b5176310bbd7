import slugify from "@sindresorhus/slugify";
import type { Source } from "~/domain/faq/source";

/** Strictest first: where two rules meet, the stricter one shows. */
export const FOOD_VERDICTS = ["eviter", "limiter", "oui-si", "oui"] as const;
export type FoodVerdict = (typeof FOOD_VERDICTS)[number];

/** As visitors read them; `eviter` and its like are the words of editors' files. */
export const VERDICT_LABELS: Record<FoodVerdict, string> = {
  eviter: "À éviter",
  limiter: "À limiter",
  "oui-si": "Oui, si…",
  oui: "Oui",
};

/** The rule of a food for a situation (a key of content/situations.yaml). */
export type FoodRule = {
  situation: string;
  verdict: FoodVerdict;
  /** Always present for `oui-si` and `limiter`. */
  condition: string | null;
  reason: string;
  sources: Source[];
};

export type Food = {
  id: number;
  /** Permanent, for example `saumon-fume`. */
  key: string;
  name: string;
  path: string;
  synonyms: string[];
  /** The slug of its family, the name of its file in content/aliments/. */
  family: string;
  allergens: string | null;
  /** What to eat instead. */
  replacement: string | null;
  /** The situations that its sources cover without naming it. */
  nothingSpecial: string[];
  rules: FoodRule[];
  /** ISO date of the last review. */
  reviewedOn: string;
};

/** A food's name in a list, where its rules are not needed. */
export type FoodLink = Pick<Food, "id" | "name" | "path">;

export const FOODS_PATH = "/aliments";

/** The path of a food's page. The id is permanent, the words can change. */
export function foodPath({ id, name }: { id: number; name: string }): string {
  return `${FOODS_PATH}/${id}-${slugify(name, { decamelize: false })}`;
}

/** The id in the last segment of a food's path, `12` or `12-anything`; null if there is none. */
export function readFoodId(segment: string | undefined): number | null {
  const digits = /^([1-9]\d{0,8})(?:-|$)/.exec(segment ?? "")?.[1];
  return digits === undefined ? null : Number(digits);
}

/** The verb that asks about a food. */
export function eating({ family }: Pick<Food, "family">): "manger" | "boire" {
  return family === "boissons" ? "boire" : "manger";
}
