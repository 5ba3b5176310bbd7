import { findStorageRules, foodNames, theEveryone } from "~/foods/foods.server";
import { type FoodResult, storageResult, verdictResult } from "~/foods/naming/food-result";

/**
 * `food`: the foods that the term names, with the verdict or the durations of one of them; null if it is not about foods.
 * `withoutPersons`: the term without the persons that it names, because health is private and records of searches must not contain it.
 * @throws BackendError
 */
export async function findFoodResult(term: string, { isUrgent }: { isUrgent: boolean }) {
  const reading = (await foodNames()).read(term);
  const { storage, withoutPersons } = reading;
  const food: FoodResult | null =
    storage && !isUrgent
      ? storageResult(storage, findStorageRules().rules[0]?.text ?? "")
      : verdictResult(reading, theEveryone(), { isUrgent });
  return { food, withoutPersons };
}
