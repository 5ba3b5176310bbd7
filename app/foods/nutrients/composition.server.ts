import { z } from "zod";
import { cached } from "~/server/backend/cache.server";
import { read } from "~/server/backend/supabase.server";
import { listFoods, listSituations } from "~/foods/foods.server";
import { readAllRows } from "~/server/rows/read-rows.server";
import { compiled } from "~/server/compiled/compiled.server";
import { adviceFor } from "~/foods/look-up/advice";
import { type ComposedFood, DIETS, type Nutrient, nutrientPath } from "./nutrient";
import { nutrientTitle } from "./nutrient-words";
import { type LookUp, type NutrientFilter, readFilter, withFilter } from "./rank-foods";

const foodRow = z
  .object({
    ...{ id: z.number(), key: z.string(), name: z.string(), family: z.string() },
    food_key: z.string().nullable(),
    is_same_food: z.boolean(),
    diet: z.enum(DIETS),
    has_milk: z.boolean(),
    is_fortified: z.boolean(),
    source_of: z.array(z.string()).nullable(),
    portion_grams: z.number().positive(),
    ...{ portion_name: z.string(), portion_source: z.string() },
    amounts: z.record(z.union([z.number(), z.string()])),
  })
  .transform((row): ComposedFood => ({
    ...{ id: row.id, key: row.key, name: row.name, family: row.family, diet: row.diet },
    ...{ foodKey: row.food_key, isSameFood: row.is_same_food, sourceOf: row.source_of },
    ...{ hasMilk: row.has_milk, isFortified: row.is_fortified, amounts: row.amounts },
    portion: { grams: row.portion_grams, name: row.portion_name, source: row.portion_source },
  }));

/** The published foods of the composition table, ordered by id. @throws BackendError */
export function listComposition(): Promise<ComposedFood[]> {
  return cached("food-composition", () =>
    readAllRows(foodRow, "faqalim_food_composition", (afterId, limit) =>
      read((client) =>
        client
          .from("faqalim_food_composition")
          .select(
            `id, key, name, food_key, is_same_food, family, diet, has_milk, is_fortified, source_of, portion_grams, portion_name,
            portion_source, amounts`,
          )
          .eq("is_published", true)
          .gt("id", afterId)
          .order("id")
          .limit(limit),
      ),
    ),
  );
}

/** The page of each food of the look-up, and its verdict for a pregnant woman, by the food's key. @throws BackendError */
export async function listLookUps(): Promise<Map<string, LookUp>> {
  const pregnant = listSituations().find(({ key }) => key === "enceinte");
  const foods = await listFoods();
  return new Map(
    foods.map((food) => [
      food.key,
      { path: food.path, pregnant: pregnant ? adviceFor(food, pregnant).verdict : null },
    ]),
  );
}

/** The nutrients in the editors' order. */
export function listNutrients(): Nutrient[] {
  return compiled().contents.nutrition.nutrients;
}

export function findNutrientBySlug(slug: string | undefined): Nutrient | null {
  return listNutrients().find((nutrient) => nutrient.slug === slug) ?? null;
}

/** The ISO date of the last review of the nutrients; null without them. */
export function nutrientsReviewedOn(): string | null {
  return compiled().contents.nutrition.reviewedOn;
}

/** The words that name a filter of a nutrient's page in a search. */
const FILTER_WORDS: Record<NutrientFilter, string[]> = {
  tout: [""],
  "sans-lait": ["sans lait", "sans lactose"],
  vegetal: ["végétal", "végane", "vegan", "végétalien"],
  vegetarien: ["végétarien", "sans viande"],
  enceinte: ["enceinte", "grossesse"],
};

/** The page of each nutrient with each filter, and the phrasings of searches that name them. */
export function listNutrientPages(): { title: string; path: string; phrasings: string[] }[] {
  return Object.entries(FILTER_WORDS).flatMap(([key, filterWords]) => {
    const filter = readFilter(key) ?? "tout";
    return listNutrients().map((nutrient) => ({
      title: nutrientTitle(nutrient, filter),
      path: withFilter(nutrientPath(nutrient.slug), filter),
      phrasings: nutrient.words.flatMap((name) => filterWords.map((words) => `${name} ${words}`)),
    }));
  });
}
