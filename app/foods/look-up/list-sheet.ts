import { sourceCredit } from "~/shell/article/source";
import { adviceFor } from "./advice";
import { type Food, lastReview } from "~/foods/food";
import { type AdviceGroup, listAdvice } from "./food-list";
import type { Situation } from "./situation";

/** What the PDF of a situation's list shows. */
export type ListSheet = {
  groups: AdviceGroup[];
  /** ISO date of the last review. */
  reviewedOn: string;
  /** The publishers that are the source of most advice, with who reports them. */
  publishers: string[];
};

const MOST_PUBLISHERS = 8;

/** The sheet of a situation; null without foods. */
export function listSheet(situation: Situation, foods: readonly Food[]): ListSheet | null {
  const reviewedOn = lastReview(foods);
  if (reviewedOn === null) return null;
  return { groups: listAdvice(foods, situation), reviewedOn, publishers: mainPublishers(situation, foods) };
}

function mainPublishers(situation: Situation, foods: readonly Food[]): string[] {
  const counts = new Map<string, number>();
  for (const credit of foods.flatMap((food) => adviceFor(food, situation).sources).map(sourceCredit))
    counts.set(credit, (counts.get(credit) ?? 0) + 1);
  const most = [...counts].sort(([, one], [, other]) => other - one);
  return most.slice(0, MOST_PUBLISHERS).map(([credit]) => credit);
}
