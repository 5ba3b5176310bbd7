import { type Advice, adviceFor } from "./advice";
import { FOOD_VERDICTS, type Food, type FoodVerdict } from "./food";
import type { Situation } from "./situation";

export type ListedFood = { food: Food; advice: Advice };

export type SituationGroup = {
  /** Null for the foods of which nothing special is known. */
  verdict: FoodVerdict | null;
  count: number;
  /** Without empty families. */
  families: { slug: string; name: string; foods: ListedFood[] }[];
};

/**
 * The foods of a situation by verdict, strictest first, and by family. Leaves out foods without a rule for it, unless the rule for
 * everyone is to avoid them: any other would look like a permission. Leaves out those to which only `defaultRule` applies.
 */
export function situationGroups(
  situation: Situation,
  foods: readonly Food[],
  families: readonly { slug: string; name: string }[],
): SituationGroup[] {
  const listed = foods
    .filter(({ rules }) => !situation.defaultRule || rules.some((rule) => rule.situation === situation.key))
    .map((food) => ({ food, advice: adviceFor(food, situation) }))
    .filter(({ advice }) => advice.coverage !== "unknown" || advice.verdict === "eviter");
  return [...FOOD_VERDICTS, null].flatMap((verdict) => {
    const group = listed.filter(({ advice }) => advice.verdict === verdict);
    if (group.length === 0) return [];
    const byFamily = families.map(({ slug, name }) => ({
      ...{ slug, name },
      foods: group.filter(({ food }) => food.family === slug),
    }));
    return {
      ...{ verdict, count: group.length },
      families: byFamily.filter(({ foods: own }) => own.length > 0),
    };
  });
}
