import { type Advice, adviceFor, avoidedBy, strictness } from "./advice";
import { type Food, FOODS_PATH } from "./food";
import type { FoodQuestion } from "./food-question";
import { EVERYONE, type Situation, situationPath, warningFor, withSituation } from "./situation";
import { placeLabel, readDuration, type Storage, STORAGE_PATH, STORAGE_PLACES } from "./storage";
import { storageListPath } from "./storage-list";
import { mainPlace, type StorageQuestion } from "./storage-question";

/** The maximum number of lines: more would push the search results down. A link leads to the other foods. */
const MOST_LINES = 4;

/** A food with its verdict for a situation, as a search result. */
export type FoodLine = Pick<Food, "id" | "name" | "path" | "replacement"> & {
  /** The titles of the situations in which this food must be avoided; empty if the term names a situation. */
  avoidedBy: string[];
  /** The situation's warning, if it concerns the food. */
  warning: string | null;
  advice: Pick<Advice, "verdict" | "condition" | "reason" | "coverage">;
};

/** How long a food keeps, as a search result. */
export type StorageLine = Pick<Storage, "id" | "name" | "discardIf" | "advice"> & {
  path: string;
  /** Whether the duration is a range. Fragile people should then use its shorter limit. */
  isRange: boolean;
  /** The duration in each place where the food can be stored. The place that answers the question comes first. */
  durations: { label: string; text: string; isMain: boolean }[];
};

/** The search result about foods that a term names. It comes before all questions. */
export type FoodResult =
  | {
      kind: "verdicts";
      situation: Pick<Situation, "key" | "title">;
      /** The lines, strictest verdict first. */
      lines: FoodLine[];
      /** The path of the list that contains all of these foods. */
      listPath: string;
    }
  | { kind: "storage"; lines: StorageLine[]; firstRule: string; listPath: string };

/**
 * The verdicts for the foods in a term. If an emergency card is shown, includes only « à éviter », because another verdict
 * could contradict the card.
 */
export function verdictResult(
  { foods }: FoodQuestion,
  situation: Situation,
  { isUrgent, situations }: { isUrgent: boolean; situations: readonly Situation[] },
): FoodResult | null {
  const { key, title } = situation;
  const lines = foods
    .map((food) => ({ food, advice: adviceFor(food, situation) }))
    .filter(({ advice }) => !isUrgent || advice.verdict === "eviter")
    .sort((one, other) => strictness(one.advice.verdict) - strictness(other.advice.verdict))
    .slice(0, MOST_LINES)
    .map(({ food, advice: { verdict, condition, reason, coverage } }): FoodLine => ({
      ...{ id: food.id, name: food.name, replacement: food.replacement },
      path: withSituation(food.path, key),
      avoidedBy: key === EVERYONE ? avoidedBy(food, situations) : [],
      warning: warningFor(food, situation),
      advice: { verdict, condition, reason, coverage },
    }));
  if (lines.length === 0) return null;
  const listPath = key === EVERYONE ? FOODS_PATH : situationPath(key);
  return { kind: "verdicts", situation: { key, title }, lines, listPath };
}

function isRange(text: string): boolean {
  const { min, max } = readDuration(text);
  return min !== null && min !== max;
}

/** The storage durations that a term asks for. `firstRule` is shown before them. */
export function storageResult({ entries, place }: StorageQuestion, firstRule: string): FoodResult {
  const lines = entries.slice(0, MOST_LINES).map((entry): StorageLine => {
    const main = mainPlace(entry, place);
    const durations = STORAGE_PLACES.flatMap((each) => {
      const text = entry.places[each];
      return text === null ? [] : [{ label: placeLabel(each, entry.places), text, isMain: each === main }];
    });
    const { id, name, discardIf, advice } = entry;
    return {
      ...{ id, name, discardIf, advice },
      path: storageListPath({ term: name }),
      isRange: [entry.places.ferme, entry.places.ouvert].some((text) => text !== null && isRange(text)),
      durations: durations.sort((one, other) => Number(other.isMain) - Number(one.isMain)),
    };
  });
  return { kind: "storage", lines, firstRule, listPath: STORAGE_PATH };
}
