/** A situation in which the advice on a food can differ: pregnancy, a child's age, an illness. */
export type Situation = {
  key: string;
  name: string;
  title: string;
  definition: string;
  /** Whether its list is among the first of /aliments, with a drawing. */
  isFeatured: boolean;
  /** The id of the question about it. */
  question?: number;
  warning: string | null;
  /** The keys of the foods with which the warning is shown; all foods if missing. */
  warningFoods?: string[];
  /** The situations whose rules apply too: pregnancy and diabetes, for a diabetes of pregnancy. */
  includes: { key: string; title: string }[];
  /** The keys that the situation had before, which URLs still contain. */
  formerKeys: string[];
  /** The ages that lead to the situation, in months; null if none does. */
  ages: { from: number; before: number } | null;
  /** The words that name the situation in a search term. `vaguePhrasings` count only if the term names no situation clearly. */
  phrasings: string[];
  vaguePhrasings: string[];
};

const ADULT_MONTHS = 18 * 12;

export function isChild({ ages }: Pick<Situation, "ages">): boolean {
  return ages !== null && ages.before <= ADULT_MONTHS;
}

export const EVERYONE = "tout-le-monde";

export function situationPath(key: string): string {
  return `/aliments/pour/${key}`;
}

/** Situations appear only in URLs, and are never stored or logged, because an illness is private. */
export const SITUATION_PARAM = "pour";

export function withSituation(path: string, key: string): string {
  return key === EVERYONE ? path : `${path}?${SITUATION_PARAM}=${key}`;
}

/** The situation's warning if it concerns the food; otherwise null. */
export function warningFor(food: { key: string }, { warning, warningFoods }: Situation): string | null {
  return !warningFoods || warningFoods.includes(food.key) ? warning : null;
}
