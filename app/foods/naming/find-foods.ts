import { LRUCache } from "lru-cache";
import type { Food } from "~/foods/food";
import { strictestFor } from "~/foods/look-up/advice";
import type { Situation } from "~/foods/look-up/situation";
import type { Storage } from "~/foods/storage/storage";
import { nameIndex } from "~/text/name-index";
import { tellingWords, type Word, wordsOf } from "~/text/words";
import { allNames, begunBy, indexNames, longestName, nameParts } from "./names";
import { termReader } from "./read-term";

/**
 * The foods that a visitor's words may mean. `several` means that several foods have the name. `near` foods are only guesses,
 * so they may be listed but must not get a verdict.
 */
export type FoundFoods = { kind: "one" | "several" | "near" | "none"; foods: Food[] };

export type FoodNames = ReturnType<typeof indexFoods>;

const MOST_NEAR = 5;
/** Each food reads the titles of all questions and the texts of all quizzes. */
const MOST_TEXTS = 5_000;

/** Prepares the names of foods for searching: each part of a name (`nameParts`), and each synonym. */
export function indexFoods(
  foods: readonly Food[],
  entries: readonly Storage[],
  situations: readonly Situation[],
) {
  const names = foods.flatMap((food) =>
    [...nameParts(food.name), ...food.synonyms].map((name) => ({
      ...{ thing: food, name, words: tellingWords(name) },
    })),
  );
  const byRoot = indexNames(names);
  const index = nameIndex(names);
  const readTerm = termReader(byRoot, entries, situations);
  const mentions = mentionsOf(foods);
  const mentioned = new LRUCache<string, Food[]>({
    max: MOST_TEXTS,
    memoMethod: (text) => [
      ...new Set(allNames(mentions, accentedWords(text)).flatMap(({ things }) => things)),
    ],
  });

  /**
   * Finds the foods that have this name, or a name that begins with it (« saumon » for « saumon fumé »); if there are none, foods
   * with similar names. If only one food is found and its name is longer, it counts as `near`, because « courgette » does not
   * only mean « courgette amère ».
   */
  const find = (name: string): FoundFoods => {
    const words = tellingWords(name);
    const foods = begunBy(byRoot, words);
    if (foods.length > 1) return { kind: "several", foods };
    if (foods.length > 0)
      return { kind: longestName(byRoot, words, 0)?.end === words.length ? "one" : "near", foods };
    const similar = index.like(name).slice(0, MOST_NEAR);
    return { kind: similar.length > 0 ? "near" : "none", foods: similar.map(({ thing }) => thing) };
  };

  return {
    find,
    read: readTerm,
    /** What a typed name means; `person` is the one with the strictest advice of those in it. */
    lookUp: (name: string) => {
      const { subject, persons, storage } = readTerm(name);
      const found = find(subject || name);
      return { found, person: strictestFor(found.foods, persons) ?? null, entries: storage?.entries ?? [] };
    },
    /** At most `most` foods of which a name has words that begin with those of the term, best first. */
    suggest: (term: string, most: number) =>
      index
        .begunBy(term)
        .slice(0, most)
        .map(({ thing: { name, path }, name: typed }) => ({ path, typed, name: named(name, typed) })),
    /** The foods that a text of the site mentions, in its order. */
    mentionedIn: (text: string) => mentioned.memo(text),
  };
}

/** The food's name, with the typed synonym added if the name does not contain it. */
function named(name: string, typed: string): string {
  return name.toLowerCase().includes(typed.toLowerCase()) ? name : `${name} (${typed})`;
}

/**
 * The names by which a text clearly mentions a food: the first part of its name, and its other names if they have several
 * words. A single word such as « cœur » has too many meanings.
 */
function mentionsOf(foods: readonly Food[]) {
  return indexNames(
    foods.flatMap((food) => {
      const [whole = "", first = "", ...others] = nameParts(food.name);
      const longer = [whole, ...others, ...food.synonyms].filter((name) => name.includes(" "));
      return [first, ...longer].map((name) => ({ thing: food, words: accentedWords(name) }));
    }),
  );
}

/** Words in the singular with their accents, which the site's texts have: « pâtes » is not « pâté », nor « fois » « foie ». */
function accentedWords(text: string): Word[] {
  return wordsOf(text).map((word) => ({ ...word, root: word.typed.replace(/(?<=...)[sx]$/, "") }));
}
