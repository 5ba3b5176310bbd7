import { type Advice, adviceFor, strictness } from "./advice";
import { type Food, FOODS_PATH } from "./food";
import type { FoodQuestion } from "./food-question";
import { EVERYONE, type Situation, situationPath, warningFor, withSituation } from "./situation";
import { placeLabel, readDuration, type Storage, STORAGE_PATH, STORAGE_PLACES } from "./storage";
import { mainPlace, type StorageQuestion } from "./storage-question";

/** More lines hide the results below; a link leads to the others. */
const MOST_LINES = 4;

/** A food with its verdict for a situation, as a search result. */
export type FoodLine = Pick<Food, "id" | "name" | "path" | "replacement"> & {
  /** The titles of the situations that must avoid it, if the term names none. */
  avoidedBy: string[];
  /** The situation's warning, if it concerns the food. */
  warning: string | null;
  advice: Pick<Advice, "verdict" | "condition" | "reason" | "coverage">;
};

/** How long a food keeps, as a search result. */
export type StorageLine = Pick<Storage, "id" | "name" | "discardIf" | "advice"> & {
  path: string;
  /** The places it goes to, the one that answers the question first. */
  /** Fragile people take the shortest of two durations. */
  isRange: boolean;
  durations: { label: string; text: string; isMain: boolean }[];
};

/** What the search knows about a food that a term names, before any question. */
export type FoodResult =
  | {
      kind: "verdicts";
      situation: Pick<Situation, "key" | "title">;
      /** The strictest first. */
      lines: FoodLine[];
      /** The list that has all of them. */
      listPath: string;
    }
  | { kind: "storage"; lines: StorageLine[]; firstRule: string; listPath: string };

/** The verdicts for the foods in a term. Beside an emergency card, only « à éviter », because another verdict could contradict it. */
export function verdictResult(
  { foods }: FoodQuestion,
  situation: Situation,
  { isUrgent, situations }: { isUrgent: boolean; situations: readonly Situation[] },
): FoodResult | null {
  const { key, title } = situation;
  const avoidedBy = (food: Food) =>
    situations.filter((other) => adviceFor(food, other).verdict === "eviter").map((other) => other.title);
  const lines = foods
    .map((food) => ({ food, advice: adviceFor(food, situation) }))
    .filter(({ advice }) => !isUrgent || advice.verdict === "eviter")
    .sort((one, other) => strictness(one.advice.verdict) - strictness(other.advice.verdict))
    .slice(0, MOST_LINES)
    .map(({ food, advice: { verdict, condition, reason, coverage } }): FoodLine => ({
      ...{ id: food.id, name: food.name, replacement: food.replacement },
      path: withSituation(food.path, key),
      avoidedBy: key === EVERYONE ? avoidedBy(food) : [],
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

/** The durations that a term asks for; `firstRule` comes before them. */
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
      path: `${STORAGE_PATH}?${new URLSearchParams({ aliment: name })}`,
      isRange: [entry.places.ferme, entry.places.ouvert].some((text) => text !== null && isRange(text)),
      durations: durations.sort((one, other) => Number(other.isMain) - Number(one.isMain)),
    };
  });
  return { kind: "storage", lines, firstRule, listPath: STORAGE_PATH };
}
