import { LRUCache } from "lru-cache";
import { type Word, wordsOf } from "./words";

export type HighlightedText = { text: string; isMatch: boolean }[];

const EXCERPT_LENGTH = 170;

/** An excerpt ends at the end of a sentence if it then has at least this many characters. */
const SHORT_EXCERPT = 80;

/** An excerpt that has no end of a sentence before this many characters is cut between words. */
const LONGEST_EXCERPT = 320;

/** A word with fewer letters than this matches only itself and its plural, so that « fer » does not match « fermenté ». */
const PREFIX_LENGTH = 4;

/** The maximum number of words of a term that count: more words make a search slow without making it more precise. */
const MOST_WORDS = 12;

/** An occurrence of a term (`word` is null) or of one of its words (`word` is its index). */
type Match = { start: number; end: number; word: number | null };

/** The words of questions and answers, which every search reads again. */
const known = new LRUCache<string, Word[]>({ max: 1_500, memoMethod: wordsOf });

function mark(text: string, found: { start: number; end: number }[]): HighlightedText {
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
function matches(text: string, term: string): Match[] {
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
function tellingIn(words: readonly Word[]): Word[] {
  const telling = words.filter(({ isQuiet, text }) => !isQuiet && text.length > 1);
  return telling
    .filter(({ text }, place) => telling.findIndex((each) => each.text === text) === place)
    .slice(0, MOST_WORDS);
}

/** Whether a word of a text is one of a term, with another ending or, if it is long, with more letters. */
function isSame({ text, root, isQuiet }: Word, found: Word | undefined): boolean {
  if (!found) return false;
  if (isQuiet || text === found.text) return text === found.text;
  if (text.length < PREFIX_LENGTH) return found.text.replace(/[sx]$/, "") === text;
  return found.root === root || found.text.startsWith(text);
}

/** Matches that do not overlap. */
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

/**
 * The sentences with the most words of the term, with the sentence after a question, because « Il s’étouffe ? » is useless without
 * « Appelez le 15 ». `prose` is one line. Null if no sentence contains more than half of the words.
 */
export function excerpt(prose: string, term: string): HighlightedText | null {
  const found = matches(prose, term);
  const start = startOfExcerpt(prose, found);
  const end = endOfExcerpt(
    prose,
    start,
    found.find((match) => match.start >= start),
  );
  const within = found.filter((match) => match.start >= start && match.end <= end);
  const words = new Set(within.map(({ word }) => word));
  const isMost = words.has(null) || words.size > tellingIn(wordsOf(term)).length / 2;
  return isMost ? cut(prose, { start, end }, within) : null;
}

const SENTENCE_START = /(?<=[.!?…][»\u202f\u00a0]*) (?=\S)/g;

/**
 * The index at which the excerpt starts: the start of the sentence with the best match, unless the match is too far from that
 * start.
 */
function startOfExcerpt(text: string, found: Match[]): number {
  if (text.length <= EXCERPT_LENGTH) return 0;
  const starts = [0, ...Array.from(text.matchAll(SENTENCE_START), ({ index }) => index + 1)];
  const places = found.map((match) => {
    const sentence = starts.findLast((start) => start <= match.start) ?? 0;
    const isNear = match.end - sentence <= EXCERPT_LENGTH;
    const start = isNear ? sentence : text.indexOf(" ", match.start - EXCERPT_LENGTH / 3) + 1;
    const within = found.filter((other) => other.start >= start && other.end <= start + EXCERPT_LENGTH);
    return { start, words: new Set(within.map(({ word }) => word)).size };
  });
  const most = Math.max(0, ...places.map(({ words }) => words));
  return places.find(({ words }) => words === most)?.start ?? 0;
}

function endOfExcerpt(text: string, start: number, first: Match | undefined): number {
  const [most, longest] = [start + EXCERPT_LENGTH, start + LONGEST_EXCERPT];
  if (most >= text.length) return text.length;
  const least = Math.max(first?.end ?? 0, start + SHORT_EXCERPT);
  const ends = [...Array.from(text.matchAll(SENTENCE_START), ({ index }) => index), text.length].filter(
    (end) => end >= least && end <= longest && !QUESTION.test(text.slice(start, end)),
  );
  return (
    ends.findLast((end) => end <= most) ?? ends[0] ?? Math.max(text.lastIndexOf(" ", most), first?.end ?? 0)
  );
}

const QUESTION = /\?[»\s]*$/;

function cut(text: string, { start, end }: { start: number; end: number }, found: Match[]): HighlightedText {
  const shown = text.slice(start, end);
  const followsSentence = /[.!?…»\s\u202f\u00a0]$/.test(text.slice(0, start - 1));
  const isMidSentence = start > 0 && (!followsSentence || /^[\p{Ll}(]/u.test(shown));
  const before = isMidSentence ? "… " : "";
  const after = end === text.length || /[.!?…»]$/.test(shown.trimEnd()) ? "" : " …";
  const shift = before.length - start - (shown.length - shown.trimStart().length);
  return mark(
    `${before}${shown.trim()}${after}`,
    found.map((match) => ({ start: match.start + shift, end: match.end + shift })),
  );
}
