import { LRUCache } from "lru-cache";
import { LONG_WORD, MOST_WORDS, type Word, wordsOf } from "./words";

export type HighlightedText = { text: string; isMatch: boolean }[];

/** An occurrence of a term (`word` is null) or of one of its words (`word` is its index). */
export type Match = { start: number; end: number; word: number | null };

/** The words of questions and answers, which every search reads again. */
const known = new LRUCache<string, Word[]>({ max: 1_500, memoMethod: wordsOf });

export function mark(text: string, found: { start: number; end: number }[]): HighlightedText {
  const pieces: HighlightedText = [];
  let done = 0;
  for (const { start, end } of found) {
    pieces.push(
      { text: text.slice(done, start), isMatch: false },
      { text: text.slice(start, end), isMatch: true },
    );
    done = end;
  }
  pieces.push({ text: text.slice(done), isMatch: false });
  return pieces.filter((piece) => piece.text !== "");
}

/** The occurrences of a whole term or, if there are none, those of its words, except stop words. */
export function matches(text: string, term: string): Match[] {
  const words = known.memo(text);
  const wanted = wordsOf(term);
  const phrases = words.flatMap(({ start }, place) => {
    const isPhrase = wanted.length > 0 && wanted.every((word, index) => isSame(word, words[place + index]));
    return isPhrase ? [{ start, end: words[place + wanted.length - 1]?.end ?? start, word: null }] : [];
  });
  if (phrases.length > 0) return apart(phrases);
  const telling = tellingIn(wanted);
  return apart(
    words.flatMap((found) => {
      const word = telling.findIndex((each) => isSame(each, found));
      return word >= 0 ? [{ start: found.start, end: found.end, word }] : [];
    }),
  );
}

/** The words of a term that are marked on their own, each once. */
export function tellingIn(words: readonly Word[]): Word[] {
  const telling = words.filter(({ isQuiet, text }) => !isQuiet && text.length > 1);
  return telling
    .filter(({ text }, place) => telling.findIndex((each) => each.text === text) === place)
    .slice(0, MOST_WORDS);
}

/** Whether a word of a text is one of a term, with another ending or, if it is long, with more letters. */
function isSame({ text, root, isQuiet }: Word, found: Word | undefined): boolean {
  if (!found) return false;
  if (isQuiet || text === found.text) return text === found.text;
  if (text.length < LONG_WORD) return found.text.replace(/[sx]$/, "") === text;
  return found.root === root || found.text.startsWith(text);
}

function apart(found: readonly Match[]): Match[] {
  return found.filter(({ start }, place) => start >= (found[place - 1]?.end ?? 0));
}

/**
 * Marks the term in a text or, if the text does not contain the term, its words. A word of four letters or more also matches
 * the beginning of longer words.
 */
export function markTerm(text: string, term: string): HighlightedText {
  return mark(text, matches(text, term));
}

/** Whether a text contains a whole term, not only some of its words. */
export function containsTerm(text: string, term: string): boolean {
  return matches(text, term).some(({ word }) => word === null);
}
