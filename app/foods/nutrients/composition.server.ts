import { z } from "zod";
import { cached } from "~/server/backend/cache.server";
import { read } from "~/server/backend/supabase.server";
import { listFoods, listSituations } from "~/foods/foods.server";
import { readAllRows } from "~/server/rows/read-rows.server";
import { compiled } from "~/server/compiled/compiled.server";
import { adviceFor } from "~/foods/look-up/advice";
import { DIETS, type JudgedFood, type Nutrient, nutrientPath } from "./nutrient";
import { nutrientTitle } from "./nutrient-words";
import { type NutrientFilter, readFilter, withFilter } from "./rank-foods";

const foodRow = z.object({
  id: z.number(),
  key: z.string(),
  name: z.string(),
  foodKey: z.string().nullable(),
  isSameFood: z.boolean(),
  family: z.string(),
  diet: z.enum(DIETS),
  hasMilk: z.boolean(),
  isFortified: z.boolean(),
  sourceOf: z.array(z.string()).nullable(),
  portion_grams: z.number().positive(),
  portion_name: z.string(),
  portion_source: z.string(),
  amounts: z.record(z.union([z.number(), z.string()])),
});

/** The published foods of the composition table, ordered by id, each with what the look-up says of it. @throws BackendError */
export function listComposition(): Promise<JudgedFood[]> {
  return cached("food-composition", async () => {
    const [rows, lookedUp] = await Promise.all([readComposition(), listFoods()]);
    const pregnant = listSituations().find(({ key }) => key === "enceinte");
    return rows.map(({ portion_grams: grams, portion_name: name, portion_source: source, ...row }) => {
      const food = lookedUp.find(({ key }) => key === row.foodKey);
      return {
        ...row,
        portion: { grams, name, source },
        path: food?.path ?? null,
        pregnant: food && pregnant ? adviceFor(food, pregnant).verdict : null,
      };
    });
  });
}

const readComposition = () =>
  readAllRows(foodRow, "faqalim_food_composition", (afterId, limit) =>
    read((client) =>
      client
        .from("faqalim_food_composition")
        .select(
          `id, key, name, foodKey:food_key, isSameFood:is_same_food, family, diet, hasMilk:has_milk, isFortified:is_fortified,
          sourceOf:source_of, portion_grams, portion_name, portion_source, amounts`,
        )
        .eq("is_published", true)
        .gt("id", afterId)
        .order("id")
        .limit(limit),
    ),
  );

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
