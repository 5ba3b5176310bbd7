import type { Food, FoodLink } from "~/foods/food";
import { indexNames, longestName, nameParts } from "./names";
import { nameIndex } from "~/text/name-index";
import { tellingWords } from "~/text/words";

/**
 * The foods that a visitor's words may mean. `several` means that several foods have the name. `near` foods are only guesses,
 * so they may be listed but must not get a verdict.
 */
export type FoundFoods = { kind: "one" | "several" | "near" | "none"; foods: Food[] };

const MOST_NEAR = 5;

/** Prepares the names of foods for searching: each part of a name (`nameParts`), and each synonym. */
export function indexFoods(foods: readonly Food[]) {
  const names = foods.flatMap((food) =>
    [...nameParts(food.name), ...food.synonyms].map((name) => ({
      ...{ thing: food, name, words: tellingWords(name) },
    })),
  );
  return { byRoot: indexNames(names), index: nameIndex(names) };
}

type FoodNames = ReturnType<typeof indexFoods>;

/**
 * Finds the foods that have this name, or a name that begins with it (« saumon » for « saumon fumé »); if there are none, foods
 * with similar names. If only one food is found and its name is longer, it counts as `near`, because « courgette » does not
 * only mean « courgette amère ».
 */
export function findFoods(names: FoodNames, name: string): FoundFoods {
  const found = foodsBegunBy(names, name);
  if (found.length > 1) return { kind: "several", foods: found };
  const words = tellingWords(name);
  if (found.length > 0)
    return { kind: longestName(names.byRoot, words, 0)?.end === words.length ? "one" : "near", foods: found };
  const similar = names.index.like(name).slice(0, MOST_NEAR);
  return { kind: similar.length > 0 ? "near" : "none", foods: similar.map(({ thing }) => thing) };
}

/** The foods that have a name that begins with this name. */
export function foodsBegunBy({ byRoot }: FoodNames, name: string): Food[] {
  const words = tellingWords(name);
  const span = longestName(byRoot, words, 0, { isBeginningEnough: true });
  return span?.end === words.length ? span.things : [];
}

/** Returns at most `most` foods of which a name has words that begin with those of the term, best first. */
export function suggestFoods({ index }: FoodNames, term: string, most: number): FoodLink[] {
  return index
    .begunBy(term)
    .slice(0, most)
    .map(({ thing: { id, name, path }, name: typed }) => ({ id, path, name: named(name, typed) }));
}

/** The food's name, with the typed synonym added if the name does not contain it. */
function named(name: string, typed: string): string {
  return name.toLowerCase().includes(typed.toLowerCase()) ? name : `${name} (${typed})`;
}
