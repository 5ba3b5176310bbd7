import MiniSearch, { type Query } from "minisearch";
import type { Food, FoodLink } from "./food";
import { longestName, type Name, nameParts, tellingWords } from "./names";

/**
 * The foods that a visitor's words may mean. `several` means that several foods have the name. `near` foods are only guesses,
 * so they may be listed but must not get a verdict.
 */
export type FoundFoods =
  | { kind: "one"; food: Food }
  | { kind: "several"; foods: Food[] }
  | { kind: "near"; foods: Food[] }
  | { kind: "none" };

type FoodName = Name<Food> & { id: number; name: string };
export type FoodNames = { names: FoodName[]; index: MiniSearch<FoodName> };

const MOST_NEAR = 5;
/** The part of a word's letters that can be wrong: one in « camenbert ». */
const FUZZY = 0.2;

/** Prepares the names of foods for searching: each part of a name (`nameParts`), and each synonym. */
export function indexFoods(foods: readonly Food[]): FoodNames {
  const names = foods
    .flatMap((food) => [...nameParts(food.name), ...food.synonyms].map((name) => ({ thing: food, name })))
    .map((each, id) => ({ ...each, id, words: tellingWords(each.name) }));
  const index = new MiniSearch<FoodName>({
    fields: ["name"],
    tokenize: (name) => [...new Set(tellingWords(name).flatMap(({ text, root }) => [text, root]))],
    processTerm: (word) => word,
    searchOptions: { tokenize: (word) => [word], combineWith: "AND" },
  });
  index.addAll(names);
  return { names, index };
}

/**
 * Finds the foods that have this name, or a name that begins with it (« saumon » for « saumon fumé »); if there are none, foods
 * with similar names. If only one food is found and its name is longer, it counts as `near`, because « courgette » does not
 * only mean « courgette amère ».
 */
export function findFoods(names: FoodNames, name: string): FoundFoods {
  const begun = foodsBegunBy(names, name);
  const found = begun.length > 0 ? begun : foodsWith(names, name, {});
  if (found.length > 1) return { kind: "several", foods: found };
  const words = tellingWords(name);
  const [exact] = longestName(names.names, words, 0)?.end === words.length ? found : [];
  if (exact) return { kind: "one", food: exact };
  const near = found.length > 0 ? found : foodsWith(names, name, { fuzzy: FUZZY }).slice(0, MOST_NEAR);
  return near.length > 0 ? { kind: "near", foods: near } : { kind: "none" };
}

/** The foods that have a name that begins with this name. */
export function foodsBegunBy({ names }: FoodNames, name: string): Food[] {
  const words = tellingWords(name);
  const span = longestName(names, words, 0, { isBeginningEnough: true });
  return span?.end === words.length ? span.things : [];
}

/** `isComplete` means that the words of the term are complete, so that they do not match longer words. */
export type SuggestedFoods = { most: number; isComplete?: boolean };

/**
 * Returns at most `most` foods. Each word of the term, except stop words, must begin a word of one of the food's names.
 * Matches of whole words and short names come first.
 */
export function suggestFoods(
  names: FoodNames,
  term: string,
  { most, isComplete = false }: SuggestedFoods,
): FoodLink[] {
  const queries = tellingWords(term).map(({ text, root }): Query => ({
    combineWith: "OR",
    queries: isComplete ? [root] : [root, { queries: [text], prefix: true }],
  }));
  return bestNames(names, queries)
    .slice(0, most)
    .map(({ thing: { id, name, path }, name: typed }) => ({ id, path, name: named(name, typed) }));
}

/** The food's name, with the typed synonym added if the name does not contain it. */
function named(name: string, typed: string): string {
  return name.toLowerCase().includes(typed.toLowerCase()) ? name : `${name} (${typed})`;
}

/** The foods with a name that contains all these words, best first. */
function foodsWith(names: FoodNames, name: string, options: { fuzzy?: number }): Food[] {
  const queries = tellingWords(name).map(({ root }): Query => ({ queries: [root], ...options }));
  return bestNames(names, queries).map(({ thing }) => thing);
}

/** Each food with a name that matches all queries, with its best name. */
function bestNames({ names, index }: FoodNames, queries: Query[]): FoodName[] {
  const found = index
    .search({ combineWith: "AND", queries })
    .flatMap(({ id }: { id: number }) => names[id] ?? []);
  return found.filter(({ thing }, place) => found.findIndex((other) => other.thing === thing) === place);
}
