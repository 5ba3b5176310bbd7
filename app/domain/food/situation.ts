import type { FoodRule } from "./food";

/** Somebody for whom the advice on a food can differ: a pregnant woman, a child of some age, a person with an illness. */
export type Situation = {
  /** The value of `pour` in addresses, for example `enceinte`. */
  key: string;
  /** As an option of a field: « Je suis enceinte ». */
  name: string;
  /** As the title of its list: « Enceinte ». */
  title: string;
  definition: string;
  /** Shown with its verdicts; null if there is none. */
  warning: string | null;
  /** The keys of the foods that the warning is about; all foods if missing. */
  warningFoods?: string[];
  /**
   * The rule for foods without a rule for this situation, for example for a baby who drinks only milk; null if the situation
   * has no such rule.
   */
  defaultRule: Omit<FoodRule, "situation"> | null;
  /** Patterns of search words that name it (`compilePatterns`), and vaguer ones that count if those of no situation match. */
  words: string[];
  vagueWords: string[];
};

export const EVERYONE = "tout-le-monde";

/** The path of a situation's list. */
export function situationPath(key: string): string {
  return `/aliments/pour/${key}`;
}

/** The query parameter of addresses that names a situation: only addresses contain it, because an illness is private. */
export const SITUATION_PARAM = "pour";

/** The path of a page for somebody. */
export function withSituation(path: string, key: string): string {
  return key === EVERYONE ? path : `${path}?${SITUATION_PARAM}=${key}`;
}

/** The situation's warning, where it concerns the food. */
export function warningFor(food: { key: string }, { warning, warningFoods }: Situation): string | null {
  return !warningFoods || warningFoods.includes(food.key) ? warning : null;
}
