import type { Food } from "~/foods/food";
import { type Word, wordsOf } from "~/text/words";
import { allNames, indexNames, nameParts, type Names } from "./names";

/**
 * The names by which a text clearly mentions a food: the first part of its name, and its other names if they have several
 * words. A single word such as « cœur » has too many meanings.
 */
export function indexMentions(foods: readonly Food[]): Names<Food> {
  return indexNames(
    foods.flatMap((food) => {
      const [whole = "", first = "", ...others] = nameParts(food.name);
      const longer = [whole, ...others, ...food.synonyms].filter((name) => name.includes(" "));
      return [first, ...longer].map((name) => ({ thing: food, words: accentedWords(name) }));
    }),
  );
}

/** The foods that a text mentions, in its order. */
export function foodsMentionedIn(mentions: Names<Food>, text: string): Food[] {
  return [...new Set(allNames(mentions, accentedWords(text)).flatMap(({ things }) => things))];
}

/** Words in the singular with their accents, which the site's texts have: « pâtes » is not « pâté », nor « fois » « foie ». */
function accentedWords(text: string): Word[] {
  return wordsOf(text).map((word) => ({ ...word, root: word.typed.replace(/(?<=...)[sx]$/, "") }));
}
