import { FOODS_PATH } from "~/foods/food";
import { SITUATION_PARAM, EVERYONE } from "./situation";

export const FOOD_PARAM = "aliment";

export const MAX_FOOD_NAME = 100;
export const FOOD_NAME_TOO_LONG = `Ce nom dépasse ${MAX_FOOD_NAME} caractères\u202f: gardez seulement l’aliment.`;

export type FoodName = { kind: "empty" | "too-long" | "ready"; text: string };

/** Parses a typed name. Sequences of blanks and control characters become single spaces. */
export function readFoodName(typed: string | null): FoodName {
  const text = (typed ?? "").replace(/[\p{Cc}\s]+/gu, " ").trim();
  if (text === "") return { kind: "empty", text };
  return { kind: text.length > MAX_FOOD_NAME ? "too-long" : "ready", text };
}

export function lookUpPath(name: string, situation: string): string {
  const query = new URLSearchParams({ [FOOD_PARAM]: name });
  if (situation !== EVERYONE) query.set(SITUATION_PARAM, situation);
  return `${FOODS_PATH}?${query}`;
}
