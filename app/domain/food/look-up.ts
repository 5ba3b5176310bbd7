import { FOODS_PATH } from "./food";
import { SITUATION_PARAM, EVERYONE } from "./situation";

export const FOOD_PARAM = "aliment";

/** In characters. */
export const MAX_FOOD_NAME = 100;

/** What a visitor typed. `text` is the value of the field. */
export type FoodName = { kind: "empty" | "too-long" | "ready"; text: string };

/** Blanks and control characters become single spaces. */
export function readFoodName(typed: string | null): FoodName {
  const text = (typed ?? "").replace(/[\p{Cc}\s]+/gu, " ").trim();
  if (text === "") return { kind: "empty", text };
  return { kind: text.length > MAX_FOOD_NAME ? "too-long" : "ready", text };
}

/** The address that looks a food up. */
export function lookUpPath(name: string, situation: string): string {
  const query = new URLSearchParams({ [FOOD_PARAM]: name });
  if (situation !== EVERYONE) query.set(SITUATION_PARAM, situation);
  return `${FOODS_PATH}?${query}`;
}
