import type { ContentCollection } from "../read/content-collection";
import type { ComposedFood } from "../../app/foods/nutrients/nutrient";
import { replaceRows, upsert } from "./upsert-sql";

/** The highest id of a storage line in the editors' files. */
const LAST_STORAGE_ID = 9_999;

/**
 * SQL for the rows of foods, their advice and their storage durations. Deletes storage rows that the files no longer contain,
 * but not rows added by hand.
 */
export function foodSeed({ foods, storages }: Pick<ContentCollection, "foods" | "storages">): string[] {
  if (foods.length === 0 || storages.length === 0) return [];
  return [
    upsert(
      "faqalim_foods",
      foods.map(({ id, key, name, synonyms, family, allergens, alerts, replacement, reviewedOn }) => ({
        ...{ id, key, name, synonyms, family, allergens, alerts, replacement },
        ...{ reviewed_on: reviewedOn, is_published: true },
      })),
    ),
    // Not an upsert: a food has one rule per situation, so a rule that moved to another position would conflict with its old row.
    replaceRows(
      "faqalim_food_advice",
      // An id is derived from the food's id and the rule's position in the list, so a food has at most 99 rules.
      foods.flatMap((food) =>
        food.rules.map(({ situation, verdict, condition, reason, sources }, place) => ({
          ...{ id: food.id * 100 + place + 1, food_id: food.id },
          ...{ situation, verdict, condition, reason, sources },
        })),
      ),
    ),
    `delete from public.faqalim_food_storage
where id <= ${LAST_STORAGE_ID} and id not in (${storages.map(({ id }) => id).join(", ")});`,
    upsert(
      "faqalim_food_storage",
      storages.map(({ id, key, name, family, places, date, discardIf, advice, foodKeys, sources }) => ({
        ...{ id, key, name, family, places, printed_date: date, discard_if: discardIf, advice },
        ...{ food_keys: foodKeys, sources, is_published: true },
      })),
    ),
  ];
}

/** Deletes rows that the file no longer contains, but not rows added by hand. */
export function compositionSeed(foods: readonly ComposedFood[]): string[] {
  if (foods.length === 0) return [];
  return [
    replaceRows(
      "faqalim_food_composition",
      foods.map(({ id, key, name, family, diet, portion, amounts, ...food }) => ({
        ...{ id, key, name, food_key: food.foodKey, is_same_food: food.isSameFood, family, diet },
        ...{ has_milk: food.hasMilk, is_fortified: food.isFortified, source_of: food.sourceOf },
        ...{ portion_grams: portion.grams, portion_name: portion.name, portion_source: portion.source },
        ...{ amounts, is_published: true },
      })),
    ),
  ];
}
