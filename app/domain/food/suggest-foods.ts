import { byRank, rankText, wantedWords } from "~/domain/search/suggestions";
import { rootedWords } from "~/domain/text/word-roots";
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
