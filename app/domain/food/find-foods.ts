import MiniSearch, { type Query } from "minisearch";
import type { Food, FoodLink } from "./food";
import { nameParts, tellingWords, type Word } from "./names";

/**
 * The foods that a visitor's words may mean. `several` means that several foods have the name. `near` foods are only guesses,
 * so they may be listed but must not get a verdict.
 */
export type FoundFoods =
  | { kind: "one"; food: Food }
  | { kind: "several"; foods: Food[] }
  | { kind: "near"; foods: Food[] }
  | { kind: "none" };

type FoodName = { id: number; food: Food; name: string; words: Word[] };
export type FoodNames = { all: FoodName[]; index: MiniSearch<FoodName> };

const MOST_NEAR = 5;
/** The part of a word's letters that can be wrong: one in « camenbert ». */
const FUZZY = 0.2;

/** Prepares the names of foods for searching: each part of a name (`nameParts`), and each synonym. */
export function indexFoods(foods: readonly Food[]): FoodNames {
  const index = new MiniSearch<FoodName>({
    fields: ["name"],
    tokenize: (name) =>
      tellingWords(name).flatMap(({ text, root }) => (text === root ? [text] : [text, root])),
    processTerm: (word) => word,
    searchOptions: { tokenize: (word) => [word], combineWith: "AND" },
  });
  const all = foods
    .flatMap((food) =>
      [...nameParts(food.name), ...food.synonyms].map((name) => ({ food, name: name.trim() })),
    )
    .map((each, id) => ({ ...each, id, words: tellingWords(each.name) }));
  index.addAll(all);
  return { all, index };
}

/**
 * Finds the foods that have this name, or a name that begins with it (« saumon » for « saumon fumé »); if there are none, foods
 * with similar names. If only one food is found and its name is longer, it counts as `near`, because « courgette » does not
 * only mean « courgette amère ».
 */
export function findFoods({ all, index }: FoodNames, name: string): FoundFoods {
  const words = tellingWords(name);
  if (words.length === 0) return { kind: "none" };
  const begun = foodsBegunBy({ all }, name);
  const roots = rootsOf(words);
  const found =
    begun.length > 0 ? begun : foodsWith(all, (other) => ` ${rootsOf(other)} `.includes(` ${roots} `));
  if (found.length > 1) return { kind: "several", foods: found };
  const [exact] = foodsWith(all, (other) => rootsOf(other) === roots);
  if (exact) return { kind: "one", food: exact };
  const near = found.length > 0 ? found : nearFoods({ all, index }, words);
  return near.length > 0 ? { kind: "near", foods: near } : { kind: "none" };
}

/** The foods that have a name that begins with this name. An accent that is typed counts if a name has it. */
export function foodsBegunBy({ all }: Pick<FoodNames, "all">, name: string): Food[] {
  const words = tellingWords(name);
  if (words.length === 0) return [];
  const begins = (of: (words: readonly Word[]) => string) =>
    foodsWith(all, (other) => `${of(other)} `.startsWith(`${of(words)} `));
  const isTyped = words.some(({ root, marked }) => root !== marked);
  const exact = isTyped ? begins((some) => some.map(({ marked }) => marked).join(" ")) : [];
  return exact.length > 0 ? exact : begins(rootsOf);
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
  return foodsOf(names, { combineWith: "AND", queries })
    .slice(0, most)
    .map(({ food: { id, name, path }, name: typed }) => ({ id, path, name: named(name, typed) }));
}

/** The food's name, with the typed synonym added if the name does not contain it. */
function named(name: string, typed: string): string {
  return name.toLowerCase().includes(typed.toLowerCase()) ? name : `${name} (${typed})`;
}

function nearFoods(names: FoodNames, words: readonly Word[]): Food[] {
  const queries = words.map(({ root }): Query => ({ queries: [root], fuzzy: FUZZY }));
  return foodsOf(names, { combineWith: "AND", queries })
    .slice(0, MOST_NEAR)
    .map(({ food }) => food);
}

/** Each food once, with its best name. */
function foodsOf({ all, index }: FoodNames, query: Query): FoodName[] {
  const found = index.search(query).flatMap(({ id }: { id: number }) => all[id] ?? []);
  return found.filter(({ food }, place) => found.findIndex((other) => other.food === food) === place);
}

function rootsOf(words: readonly Word[]): string {
  return words.map(({ root }) => root).join(" ");
}

function foodsWith(all: readonly FoodName[], isMeant: (words: readonly Word[]) => boolean): Food[] {
  return [...new Set(all.filter(({ words }) => isMeant(words)).map(({ food }) => food))];
}
