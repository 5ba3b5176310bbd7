import { LRUCache } from "lru-cache";
import { type FoldedText, foldTerm } from "./folding";
import { isQuiet, termWords, wordRoot } from "./word-roots";

/** An occurrence of a term (`word` is null) or of one of its words (`word` is its index). */
export type Match = { start: number; end: number; word: number | null };

const LETTER = "[\\p{L}\\p{N}]";

/** A word with fewer letters than this matches only itself and its plural, so that « fer » does not match « fermenté ». */
const PREFIX_LENGTH = 4;

/** The maximum number of words of a term that count: more words make a search slow without making it more precise. */
const MOST_WORDS = 12;

function wordPattern(word: string): string {
  if (isQuiet(word)) return word;
  if (word.length < PREFIX_LENGTH) return `${word}[sx]?`;
  return `(?:${word}${LETTER}*|${wordRoot(word)}(?:ent|er|ee|[esx])?[sx]?)`;
}

function wholeWords(pattern: string): RegExp {
  return new RegExp(`(?<!${LETTER})(?:${pattern})(?!${LETTER})`, "gu");
}

/** `words` is null for a term of one word; `count` counts its words without stop words. Null for a term without letters. */
type TermPatterns = { phrase: RegExp; words: RegExp | null; count: number } | null;

const patterns = new LRUCache<string, { of: TermPatterns }>({
  max: 200,
  memoMethod: (folded) => {
    const words = termWords(folded);
    if (words.length === 0) return { of: null };
    const phrase = wholeWords(words.map(wordPattern).join(`[^\\p{L}\\p{N}]+`));
    const telling = words.filter((word) => !isQuiet(word) && word.length > 1);
    const single = [...new Set(telling)].slice(0, MOST_WORDS).map((word) => `(${wordPattern(word)})`);
    const isPhrase = words.length > 1 && single.length > 0;
    return { of: { phrase, words: isPhrase ? wholeWords(single.join("|")) : null, count: single.length } };
  },
});

/** The occurrences of a term as whole words or, if there are none, the occurrences of its words, except stop words. */
export function matches(text: FoldedText, term: string): Match[] {
  const wanted = foldTerm(term);
  if (wanted === "") return [];
  const { of } = patterns.memo(wanted);
  if (!of) return literalMatches(text, wanted);
  const found = patternMatches(text, of.phrase);
  return found.length === 0 && of.words ? patternMatches(text, of.words) : found;
}

/** Whether matches cover the whole term, or more than half of its words, except stop words. */
export function coverMost(found: readonly Match[], term: string): boolean {
  const words = new Set(found.map(({ word }) => word));
  return words.has(null) || words.size > (patterns.memo(foldTerm(term)).of?.count ?? 0) / 2;
}

function patternMatches(text: FoldedText, pattern: RegExp): Match[] {
  return Array.from(text.folded.matchAll(pattern), (found) => {
    const [matched, ...words] = found;
    const word = words.length > 0 ? words.indexOf(matched) : null;
    return toMatch(text, found.index, matched.length, word);
  }).filter(isVisible);
}

function literalMatches(text: FoldedText, wanted: string): Match[] {
  const found: Match[] = [];
  const { folded } = text;
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + wanted.length)) {
    found.push(toMatch(text, at, wanted.length, null));
  }
  return found.filter(isVisible);
}

function toMatch({ text, origins }: FoldedText, at: number, length: number, word: Match["word"]): Match {
  return { start: origins[at] ?? 0, end: origins[at + length] ?? text.length, word };
}

function isVisible({ start, end }: Match): boolean {
  return end > start;
}
