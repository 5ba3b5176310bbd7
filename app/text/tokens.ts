import { foldTerm } from "./folding";
import { isQuiet, wordRoot } from "./word-roots";

/** A word that loses its vowel before an apostrophe, as in « l’œuf » and « qu’est-ce ». */
const ELISION = /\b(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu)'(?=\w)/g;

/** A name with its number is one word: « b 12 », « oméga-3 ». */
const NAME_AND_NUMBER = /\b(?:b|o ?mega|nova|pm|e)[ -]?\d+\b/g;

/** The letter of a vitamin is too short to be a word of its own. */
const VITAMIN = /\bvit(?:amines?)?[ .-]+([acdek])\b/g;

/** A number with its units: « 500ml », « 1h30 », « 8mois ». */
const MEASURE = /\b\d+[a-z]+\d*\b/g;

/**
 * A text as the search compares it: folded (`foldTerm`), without elisions, numbers apart from their units, « b 12 » and
 * « oméga-3 » as « b12 » and « omega3 », « vitamine d » as « vitamine dvitamine », whose root differs from that of « vitamine ».
 */
function foldForSearch(text: string): string {
  return foldTerm(text)
    .replace(ELISION, "")
    .replace(NAME_AND_NUMBER, (name) => name.replace(/[ -]/g, ""))
    .replace(VITAMIN, "vitamine $1vitamine")
    .replace(MEASURE, (measure) => measure.replace(/(?<=\d)(?=[a-z])|(?<=[a-z])(?=\d)/g, " "));
}

/** The words of a text as the search compares them (`foldForSearch`), in order. */
export function searchWords(text: string): string[] {
  return foldForSearch(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The words without stop words. */
export function tellingWords(text: string): string[] {
  return searchWords(text).filter((word) => !isQuiet(word));
}

/** The roots of all words, also of stop words. */
export function wordRoots(text: string): string[] {
  return searchWords(text).map(wordRoot);
}

/** The roots of the words without stop words. */
export function tellingRoots(text: string): string[] {
  return tellingWords(text).map(wordRoot);
}

/** The pieces of each word between its borders: « _fer », « _fer_ » and « fer_ » for « fer ». */
export function characterNgrams(words: readonly string[], lengths: readonly number[] = [4, 5]): string[] {
  return words.flatMap((word) => {
    const padded = `_${word}_`;
    if (padded.length <= 4) return [padded];
    return lengths.flatMap((length) =>
      Array.from({ length: padded.length - length + 1 }, (_piece, start) =>
        padded.slice(start, start + length),
      ),
    );
  });
}
