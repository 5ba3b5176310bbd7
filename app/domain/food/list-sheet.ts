import { type Food, lastReview } from "./food";
import { sourceCredit } from "../faq/source";
import { type AdviceGroup, type FamilyName, listAdvice } from "./food-list";
import type { Situation } from "./situation";

/** What the PDF of a situation's list shows. */
export type ListSheet = {
  groups: AdviceGroup[];
  /** ISO date of the last review. */
  reviewedOn: string;
  /** The publishers that are the source of most rules, with who reports them. */
  publishers: string[];
};

/** The sheet of a situation; null if no food is in its list. */
export function listSheet(
  situation: Situation,
  foods: readonly Food[],
  families: readonly FamilyName[],
): ListSheet | null {
  const groups = listAdvice(foods, situation, families);
  const reviewedOn = lastReview(foods);
  if (groups.length === 0 || reviewedOn === null) return null;
  return { groups, reviewedOn, publishers: mainPublishers(situation, foods) };
}

function mainPublishers({ key, defaultRule }: Situation, foods: readonly Food[]): string[] {
  const rules = foods.flatMap((food) => food.rules.filter((rule) => rule.situation === key));
  const counts = new Map<string, number>();
  const cited = [...rules, ...(defaultRule ? [defaultRule] : [])].flatMap((rule) => rule.sources);
  for (const credit of cited.map(sourceCredit)) counts.set(credit, (counts.get(credit) ?? 0) + 1);
  const most = [...counts].sort(([, one], [, other]) => other - one);
  return most.slice(0, 8).map(([credit]) => credit);
}
