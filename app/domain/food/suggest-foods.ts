import { isQuiet, rootedWords, termWords, wordRoot } from "~/domain/text/word-roots";
import type { FoodLink } from "./food";
import type { IndexedFood } from "./find-foods";

/** `isComplete` means that the words of the term are complete, so that they do not match longer words. */
export type SuggestedFoods = { most: number; isComplete?: boolean };

/**
 * Returns at most `most` foods. Each word of the term, except stop words, must begin a word of one of the food's names.
 * Matches of whole words and short names come first.
 */
export function suggestFoods(
  index: readonly IndexedFood[],
  term: string,
  { most, isComplete = false }: SuggestedFoods,
): FoodLink[] {
  const typed = termWords(term);
  const telling = typed.filter((word) => !isQuiet(word));
  const wanted = (telling.length > 0 ? telling : typed).map((word) => ({ word, root: wordRoot(word) }));
  if (wanted.length === 0) return [];
  return index
    .flatMap(({ food, names }) => {
      const [best] = names
        .flatMap(({ text }) => matchName(text, wanted))
        .filter(({ whole }) => !isComplete || whole === wanted.length)
        .sort(byRank);
      return best ? [{ food, ...best }] : [];
    })
    .sort(byRank)
    .slice(0, most)
    .map(({ food: { id, name, path }, text }) => ({ id, path, name: named(name, text) }));
}

type Wanted = { word: string; root: string };
type Match = { text: string; whole: number; place: number; length: number };

function matchName(text: string, wanted: readonly Wanted[]): Match[] {
  const { words, roots } = rootedWords(text);
  const places = wanted.map(({ word, root }) =>
    words.findIndex((candidate, place) => candidate.startsWith(word) || roots[place] === root),
  );
  if (places.includes(-1)) return [];
  const whole = wanted.filter(({ root }) => roots.includes(root)).length;
  return [{ text, whole, place: Math.min(...places), length: words.length }];
}

function byRank(one: Match, other: Match): number {
  return other.whole - one.whole || one.place - other.place || one.length - other.length;
}

/** The food's name, with the typed synonym added if the name does not contain it. */
function named(name: string, typed: string): string {
  return name.toLowerCase().includes(typed.trim().toLowerCase()) ? name : `${name} (${typed.trim()})`;
}
