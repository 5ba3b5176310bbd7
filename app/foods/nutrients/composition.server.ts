import { cached } from "~/server/backend/cache.server";
import { findSituation, listFoods } from "~/foods/foods.server";
import { readAllRows } from "~/server/backend/rows.server";
import { compiled } from "~/server/compiled/compiled.server";
import { shortName } from "~/foods/food-words";
import { adviceFor } from "~/foods/look-up/advice";
import { composedFoodSchema } from "./composed-food";
import { FOR_PREGNANT, NUTRIENT_FILTERS, nutrientPath, nutrientTitle } from "./nutrient";

/** The published foods of the composition table, ordered by id, each with what the look-up says of it. @throws BackendError */
export function listComposition() {
  return cached("food-composition", async () => {
    const [rows, lookedUp] = await Promise.all([readComposition(), listFoods()]);
    const pregnant = findSituation(FOR_PREGNANT);
    return rows.map((row) => {
      const food = lookedUp.find(({ key }) => key === row.foodKey);
      const advice = food && pregnant && adviceFor(food, pregnant);
      return {
        ...{ ...row, path: food?.path ?? null, lookedUpAs: shortName(food?.name ?? row.name) },
        ...{ pregnant: advice?.verdict ?? null, condition: advice?.condition ?? null },
      };
    });
  });
}

const readComposition = () =>
  readAllRows(composedFoodSchema, "faqalim_food_composition", (client) =>
    client
      .from("faqalim_food_composition")
      .select(
        `id, key, name, foodKey:food_key, isSameFood:is_same_food, family, diet, hasMilk:has_milk, isFortified:is_fortified,
          sourceOf:source_of, portionGrams:portion_grams, portionName:portion_name, portionSource:portion_source, amounts`,
      )
      .eq("is_published", true),
  );

/** The page of each nutrient with each filter, and the phrasings of searches that name them. */
export function listNutrientPages(): { title: string; path: string; phrasings: string[] }[] {
  return Object.entries(NUTRIENT_FILTERS).flatMap(([filter, { words }]) =>
    compiled().contents.nutrition.nutrients.map((nutrient) => ({
      title: nutrientTitle(nutrient, filter),
      path: nutrientPath(nutrient.slug, filter),
      phrasings: nutrient.words.flatMap((name) => words.map((word) => `${name} ${word}`)),
    })),
  );
}
