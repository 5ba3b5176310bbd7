import {
  isQuiet,
  isTelling,
  type RootedWords,
  rootedWords,
  termWords,
  wordRoot,
} from "~/domain/text/word-roots";
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
  const wanted = wantedWords(term);
  if (wanted.length === 0) return [];
  return index
    .flatMap(({ food, names }) => {
      const [best] = names
        .flatMap(({ text }) => {
          const rank = rankText(rootedWords(text), wanted);
          return rank ? [{ text, ...rank }] : [];
        })
        .filter(({ whole }) => !isComplete || whole === wanted.length)
        .sort(byRank);
      return best ? [{ food, ...best }] : [];
    })
    .sort(byRank)
    .slice(0, most)
    .map(({ food: { id, name, path }, text }) => ({ id, path, name: named(name, text) }));
}

/** The food's name, with the typed synonym added if the name does not contain it. */
function named(name: string, typed: string): string {
  return name.toLowerCase().includes(typed.trim().toLowerCase()) ? name : `${name} (${typed.trim()})`;
}

/** A word that a suggestion must contain: whole, or at the beginning of a word. */
type Wanted = { word: string; root: string; isWhole: boolean };

/** The words of a term without stop words, if there are others. The letter of a vitamin must be a whole word. */
function wantedWords(term: string): Wanted[] {
  const typed = termWords(term);
  const telling = typed.filter((_word, place) => isTelling(typed, place));
  const hasTelling = telling.length > 0;
  return (hasTelling ? telling : typed).map((word) => ({
    ...{ word, root: wordRoot(word) },
    isWhole: hasTelling && isQuiet(word),
  }));
}

/** How many wanted words a text contains whole, the place of the first, and the number of the text's words. */
type Rank = { whole: number; place: number; length: number };

/** Ranks a text that contains the wanted words; null if it does not. */
function rankText({ words, roots }: RootedWords, wanted: readonly Wanted[]): Rank | null {
  const places = wanted.map(({ word, root, isWhole }) =>
    words.findIndex((candidate, place) => (!isWhole && candidate.startsWith(word)) || roots[place] === root),
  );
  if (places.includes(-1)) return null;
  const whole = wanted.filter(({ root }) => roots.includes(root)).length;
  return { whole, place: Math.min(...places), length: words.length };
}

/** Matches of whole words first. */
function byRank(one: Rank, other: Rank): number {
  return other.whole - one.whole || one.place - other.place || one.length - other.length;
}
