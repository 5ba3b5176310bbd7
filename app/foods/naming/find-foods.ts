import MiniSearch from "minisearch";
import type { Food, FoodLink } from "~/foods/food";
import { indexNames, longestName, type Name, nameParts, type Names } from "./names";
import { tellingWords, type Word, wordsOf } from "~/text/words";

/**
 * The foods that a visitor's words may mean. `several` means that several foods have the name. `near` foods are only guesses,
 * so they may be listed but must not get a verdict.
 */
export type FoundFoods =
  | { kind: "one"; food: Food }
  | { kind: "several"; foods: Food[] }
  | { kind: "near"; foods: Food[] }
  | { kind: "none" };

type FoodName = Name<Food> & { id: number; name: string; written: readonly Word[] };
export type FoodNames = { names: FoodName[]; byRoot: Names<Food>; index: MiniSearch<FoodName> };

const MOST_NEAR = 5;
/** The part of a word's letters that can be wrong: one in « camenbert ». */
const FUZZY = 0.2;

/** Prepares the names of foods for searching: each part of a name (`nameParts`), and each synonym. */
export function indexFoods(foods: readonly Food[]): FoodNames {
  const names = foods
    .flatMap((food) => [...nameParts(food.name), ...food.synonyms].map((name) => ({ thing: food, name })))
    .map((each, id) => ({ ...each, id, written: wordsOf(each.name), words: tellingWords(each.name) }));
  const index = new MiniSearch<FoodName>({
    fields: ["name"],
    tokenize: (name) => tellingWords(name).map(({ root }) => root),
    processTerm: (root) => root,
    searchOptions: { combineWith: "AND" },
  });
  index.addAll(names);
  return { names, byRoot: indexNames(names), index };
}

/**
 * Finds the foods that have this name, or a name that begins with it (« saumon » for « saumon fumé »); if there are none, foods
 * with similar names. If only one food is found and its name is longer, it counts as `near`, because « courgette » does not
 * only mean « courgette amère ».
 */
export function findFoods(names: FoodNames, name: string): FoundFoods {
  const begun = foodsBegunBy(names, name);
  const found = begun.length > 0 ? begun : foodsWith(names, name);
  if (found.length > 1) return { kind: "several", foods: found };
  const words = tellingWords(name);
  const [exact] = longestName(names.byRoot, words, 0)?.end === words.length ? found : [];
  if (exact) return { kind: "one", food: exact };
  const near = found.length > 0 ? found : foodsWith(names, name, FUZZY).slice(0, MOST_NEAR);
  return near.length > 0 ? { kind: "near", foods: near } : { kind: "none" };
}

/** The foods that have a name that begins with this name. */
export function foodsBegunBy({ byRoot }: FoodNames, name: string): Food[] {
  const words = tellingWords(name);
  const span = longestName(byRoot, words, 0, { isBeginningEnough: true });
  return span?.end === words.length ? span.things : [];
}

/** `isComplete` means that the words of the term are complete, so that they do not match longer words. */
export type SuggestedFoods = { most: number; isComplete?: boolean };

/**
 * Returns at most `most` foods. Each word of the term, except stop words, must begin a word of one of the food's names.
 * Matches of whole words and short names come first.
 */
export function suggestFoods(
  { names }: FoodNames,
  term: string,
  { most, isComplete = false }: SuggestedFoods,
): FoodLink[] {
  const wanted = tellingWords(term);
  if (wanted.length === 0) return [];
  const ranked = names.flatMap((name) => {
    const { written } = name;
    const places = wanted.map(({ text, root }) =>
      written.findIndex((word) => word.root === root || (!isComplete && word.text.startsWith(text))),
    );
    const whole = wanted.filter(({ root }) => written.some((word) => word.root === root)).length;
    return places.includes(-1) ? [] : [{ ...name, whole, place: Math.min(...places) }];
  });
  ranked.sort(
    (one, other) =>
      other.whole - one.whole || one.place - other.place || one.written.length - other.written.length,
  );
  return foodsOnce(ranked)
    .slice(0, most)
    .map(({ thing: { id, name, path }, name: typed }) => ({ id, path, name: named(name, typed) }));
}

/** The food's name, with the typed synonym added if the name does not contain it. */
function named(name: string, typed: string): string {
  return name.toLowerCase().includes(typed.toLowerCase()) ? name : `${name} (${typed})`;
}

/** The foods with a name that contains all these words, best first. `fuzzy` is the part of a word's letters that can differ. */
function foodsWith({ names, index }: FoodNames, name: string, fuzzy = 0): Food[] {
  const found = index.search(name, { fuzzy }).flatMap(({ id }: { id: number }) => names[id] ?? []);
  return foodsOnce(found).map(({ thing }) => thing);
}

function foodsOnce<T extends Name<Food>>(names: T[]): T[] {
  return names.filter(({ thing }, place) => names.findIndex((other) => other.thing === thing) === place);
}
