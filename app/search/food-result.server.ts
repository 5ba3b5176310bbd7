import { findStorageRules, foodNames, theEveryone } from "~/foods/foods.server";
import { type FoodResult, storageResult, verdictResult } from "~/foods/naming/food-result";

type FoodFinding = {
  /** The foods that the term names, with the verdict or the durations of one of them; null if it is not about foods. */
  food: FoodResult | null;
  /** The term without the persons that it names, because health is private and records of searches must not contain it. */
  withoutPersons: string;
};

/** @throws BackendError */
export async function findFoodResult(
  term: string,
  { isUrgent }: { isUrgent: boolean },
): Promise<FoodFinding> {
  const reading = (await foodNames()).read(term);
  const { storage, withoutPersons } = reading;
  const food =
    storage && !isUrgent
      ? storageResult(storage, findStorageRules().rules[0]?.text ?? "")
      : verdictResult(reading, theEveryone(), { isUrgent });
  return { food, withoutPersons };
}
