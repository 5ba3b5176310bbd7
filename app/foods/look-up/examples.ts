import { adviceFor } from "./advice";
import type { Food } from "~/foods/food";
import type { FoodVerdict } from "~/foods/verdicts";
import { type Situation, withSituation } from "./situation";

/** The pairs that the home page shows: the key of a food, a short name for it, and the key of a situation. */
const EXAMPLES = [
  { food: "camembert-lait-cru", name: "Brie", situation: "enceinte" },
  { food: "fromage-pate-pressee-cuite", name: "Comté", situation: "enceinte" },
  { food: "miel", name: "Miel", situation: "bebe-6-12-mois" },
  { food: "thon-en-boite", name: "Thon en boîte", situation: "enceinte" },
];

export type VerdictExample = { name: string; person: string; path: string; verdict: FoodVerdict };

/** The verdicts of the home page's examples; without those whose food, situation or verdict does not exist. */
export function verdictExamples(foods: readonly Food[], situations: readonly Situation[]): VerdictExample[] {
  return EXAMPLES.flatMap(({ name, ...wanted }) => {
    const food = foods.find(({ key }) => key === wanted.food);
    const situation = situations.find(({ key }) => key === wanted.situation);
    const verdict = food && situation && adviceFor(food, situation).verdict;
    return food && situation && verdict
      ? [{ name, person: situation.title, path: withSituation(food.path, situation.key), verdict }]
      : [];
  });
}
