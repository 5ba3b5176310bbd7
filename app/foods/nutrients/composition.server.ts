import { cached } from "~/server/backend/cache.server";
import { read } from "~/server/backend/supabase.server";
import { findSituation, listFoods } from "~/foods/foods.server";
import { readAllRows } from "~/server/rows/read-rows.server";
import { compiled } from "~/server/compiled/compiled.server";
import { adviceFor } from "~/foods/look-up/advice";
import { composedFoodSchema } from "./composed-food";
import {
  type JudgedFood,
  type Nutrient,
  NUTRIENT_FILTERS,
  nutrientPath,
  nutrientTitle,
  withFilter,
} from "./nutrient";

/** The published foods of the composition table, ordered by id, each with what the look-up says of it. @throws BackendError */
export function listComposition(): Promise<JudgedFood[]> {
  return cached("food-composition", async () => {
    const [rows, lookedUp] = await Promise.all([readComposition(), listFoods()]);
    const pregnant = findSituation("enceinte");
    return rows.map((row) => {
      const food = lookedUp.find(({ key }) => key === row.foodKey);
      return {
        ...row,
        path: food?.path ?? null,
        pregnant: food && pregnant ? adviceFor(food, pregnant).verdict : null,
      };
    });
  });
}

const readComposition = () =>
  readAllRows(composedFoodSchema, "faqalim_food_composition", (afterId, limit) =>
    read((client) =>
      client
        .from("faqalim_food_composition")
        .select(
          `id, key, name, foodKey:food_key, isSameFood:is_same_food, family, diet, hasMilk:has_milk, isFortified:is_fortified,
          sourceOf:source_of, portionGrams:portion_grams, portionName:portion_name, portionSource:portion_source, amounts`,
        )
        .eq("is_published", true)
        .gt("id", afterId)
        .order("id")
        .limit(limit),
    ),
  );

/** The nutrients in the editors' order, and the ISO date of their last review. */
export function nutrition(): { nutrients: Nutrient[]; reviewedOn: string | null } {
  return compiled().contents.nutrition;
}

/** @throws Response 404 */
export function findNutrient(slug: string | undefined): Nutrient {
  const nutrient = nutrition().nutrients.find((each) => each.slug === slug);
  if (!nutrient) throw new Response("Nutriment introuvable", { status: 404 });
  return nutrient;
}

/** The page of each nutrient with each filter, and the phrasings of searches that name them. */
export function listNutrientPages(): { title: string; path: string; phrasings: string[] }[] {
  return NUTRIENT_FILTERS.flatMap((filter) =>
    nutrition().nutrients.map((nutrient) => ({
      title: nutrientTitle(nutrient, filter),
      path: withFilter(nutrientPath(nutrient.slug), filter),
      phrasings: nutrient.words.flatMap((name) => filter.words.map((words) => `${name} ${words}`)),
    })),
  );
}
