import type { ContentCollection } from "../read/content-collection";
import type { ComposedFood } from "../../app/foods/nutrients/nutrient";
import { replaceRows, reserveIds, upsert } from "./upsert-sql";

const LAST_ID = 9_999;
const LAST_ADVICE_ID = 999_999;

/** Deletes storage rows that the files no longer contain, but not rows added by hand. */
export function foodSeed({ foods, storages }: Pick<ContentCollection, "foods" | "storages">): string[] {
  if (foods.length === 0 || storages.length === 0) return [];
  // An id is derived from the food's id and the rule's position in the list, so a food has at most 99 rules.
  const advice = foods.flatMap(({ id, rules }) =>
    rules.map((rule, place) => ({ ...rule, id: id * 100 + place + 1, foodId: id })),
  );
  return [
    upsert(
      "faqalim_foods",
      [
        ...["id", "key", "name", "synonyms", "family", "allergens", "alerts", "replacement", "reviewed_on"],
        "is_published",
      ],
      foods.map((food) => [
        ...[food.id, food.key, food.name, JSON.stringify(food.synonyms), food.family, food.allergens],
        ...[JSON.stringify(food.alerts), food.replacement, food.reviewedOn, true],
      ]),
    ),
    // Not an upsert: a food has one rule per situation, so a rule that moved to another position would conflict with its old row.
    replaceRows(
      "faqalim_food_advice",
      ["id", "food_id", "situation", "verdict", "condition", "reason", "sources"],
      advice.map((rule) => [
        ...[rule.id, rule.foodId, rule.situation, rule.verdict, rule.condition, rule.reason],
        JSON.stringify(rule.sources),
      ]),
      `id <= ${LAST_ADVICE_ID}`,
    ),
    reserveIds("faqalim_food_advice"),
    `delete from public.faqalim_food_storage
where id <= ${LAST_ID} and id not in (${storages.map(({ id }) => id).join(", ")});`,
    upsert(
      "faqalim_food_storage",
      [
        ...[
          "id",
          "key",
          "name",
          "family",
          "places",
          "printed_date",
          "discard_if",
          "advice",
          "food_keys",
          "sources",
        ],
        "is_published",
      ],
      storages.map((entry) => [
        ...[entry.id, entry.key, entry.name, entry.family, JSON.stringify(entry.places), entry.date],
        ...[
          entry.discardIf,
          entry.advice,
          JSON.stringify(entry.foodKeys),
          JSON.stringify(entry.sources),
          true,
        ],
      ]),
    ),
  ];
}

/** Deletes rows that the file no longer contains, but not rows added by hand. */
export function compositionSeed(foods: readonly ComposedFood[]): string[] {
  if (foods.length === 0) return [];
  return [
    replaceRows(
      "faqalim_food_composition",
      [
        ...["id", "key", "name", "food_key", "is_same_food", "family", "diet", "has_milk", "is_fortified"],
        ...["source_of", "portion_grams", "portion_name", "portion_source", "amounts", "is_published"],
      ],
      foods.map((food) => [
        ...[
          food.id,
          food.key,
          food.name,
          food.foodKey,
          food.isSameFood,
          food.family,
          food.diet,
          food.hasMilk,
        ],
        ...[food.isFortified, food.sourceOf && JSON.stringify(food.sourceOf), food.portion.grams],
        ...[food.portion.name, food.portion.source, JSON.stringify(food.amounts), true],
      ]),
      `id <= ${LAST_ADVICE_ID}`,
    ),
    reserveIds("faqalim_food_composition"),
  ];
}
