import {
  findFoodQuestion,
  findSituation,
  findStorageRules,
  listSituations,
  listStorage,
} from "~/data/food/foods.server";
import { type FoodResult, storageResult, verdictResult } from "~/domain/food/food-result";
import { situationFinder, withoutSituations } from "~/domain/food/situation-words";
import { isStorageQuestion, storageQuestionReader } from "~/domain/food/storage-question";
import { patternWords } from "~/domain/search/word-pattern";

/** The foods that a term names, with the verdict or the durations of one of them; null if the term is not about foods. @throws BackendError */
export async function findFoodResult(
  term: string,
  { isUrgent }: { isUrgent: boolean },
): Promise<FoodResult | null> {
  if (!isUrgent && isStorageQuestion(term)) {
    const asked = storageQuestionReader(await listStorage())(term);
    if (asked) return storageResult(asked, findStorageRules().rules[0]?.text ?? "");
  }
  const question = await findFoodQuestion(term);
  const situation = question && findSituation(question.situation);
  return situation ? verdictResult(question, situation, { isUrgent }) : null;
}

const findSituations = situationFinder(listSituations());

/** Removes the situations that a term names, because health is private and records of searches must not contain it. */
export function withoutHealth(term: string): string {
  const named = findSituations(term);
  return named.length === 0 ? term : withoutSituations(patternWords(term), named).trim();
}
