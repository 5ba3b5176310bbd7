import { findStorageRules, listSituations, readFoodTerm, theEveryone } from "~/data/food/foods.server";
import { type FoodResult, storageResult, verdictResult } from "~/domain/food/food-result";
import { readTerm, termVocabulary } from "~/domain/food/read-term";

/** The foods that a term names, with the verdict or the durations of one of them; null if the term is not about foods. @throws BackendError */
export async function findFoodResult(
  term: string,
  { isUrgent }: { isUrgent: boolean },
): Promise<FoodResult | null> {
  const reading = await readFoodTerm(term);
  if (reading.storage && !isUrgent)
    return storageResult(reading.storage, findStorageRules().rules[0]?.text ?? "");
  return verdictResult(reading, theEveryone(), { isUrgent });
}

const persons = termVocabulary(new Map(), [], listSituations());

/** Removes the persons that a term names, because health is private and records of searches must not contain it. */
export function withoutHealth(term: string): string {
  return readTerm(term, persons).withoutPersons;
}
