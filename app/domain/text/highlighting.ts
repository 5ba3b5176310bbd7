import { LRUCache } from "lru-cache";
import { bytesOf, fold, type FoldedText } from "./folding";
import { type Match, matches } from "./term-matches";

export type HighlightedText = { text: string; isMatch: boolean }[];

const EXCERPT_LENGTH = 170;

/** An excerpt ends at the end of a sentence if it then has at least this many characters. */
const SHORT_EXCERPT = 80;

type AnswerLines = { prose: FoldedText; whole: FoldedText };

const MAX_BYTES = 32 * 1024 * 1024;

const questions = new LRUCache<string, FoldedText>({
  maxSize: MAX_BYTES / 8,
  sizeCalculation: bytesOf,
  memoMethod: fold,
});

const answers = new LRUCache<string, AnswerLines>({
  maxSize: MAX_BYTES,
  sizeCalculation: ({ prose, whole }, text) => 2 * text.length + bytesOf(prose) + bytesOf(whole),
  memoMethod: foldAnswer,
});

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

/**
 * Marks the term in a text or, if the text does not contain the term, its words. A word of four letters or more also matches
 * the beginning of longer words.
 */
export function markTerm(text: string, term: string): HighlightedText {
  return mark(text, matches(questions.memo(text), term));
}

/** Whether a text contains a whole term, not only some of its words. */
export function containsTerm(text: string, term: string): boolean {
  return matches(questions.memo(text), term).some(({ word }) => word === null);
}

function joinBlocks(blocks: string[]): string {
  const pieces: string[] = [];
  for (const block of blocks) {
    const line = block.replace(/[ \t\r]+/g, " ").trim();
    if (line === "") continue;
    const last = pieces.at(-1);
    if (last !== undefined) pieces.push(/[.,:;!?…»]$/.test(last.slice(-1)) ? " " : " · ");
    pieces.push(line);
  }
  return pieces.join("");
}

function foldAnswer(text: string): AnswerLines {
  const blocks = text.split("\n");
  const prose = fold(joinBlocks(blocks.filter((block) => !block.includes("\t"))));
  const hasTable = text.includes("\t");
  const whole = hasTable ? fold(joinBlocks(blocks.map((block) => block.replaceAll("\t", " · ")))) : prose;
  return { prose, whole };
}

/**
 * The sentence with the most words of the term, cut if it is too long; the beginning of the answer if it contains none of the
 * words. Shows a table only if the term occurs nowhere else.
 */
export function excerpt(answer: string, term: string): HighlightedText {
  const { prose, whole } = answers.memo(answer);
  const inProse = matches(prose, term);
  const inWhole = inProse.length === 0 && whole !== prose ? matches(whole, term) : [];
  return inWhole.length > 0 ? cutAround(whole.text, inWhole) : cutAround(prose.text, inProse);
}

const SENTENCE_START = /(?<=[.!?…][»\u202f\u00a0]*) (?=\S)| · /g;

/**
 * The index at which the excerpt starts: the start of the sentence with the best match, unless the match is too far from that
 * start.
 */
function startOfExcerpt(text: string, found: Match[]): number {
  if (text.length <= EXCERPT_LENGTH) return 0;
  const starts = [0, ...[...text.matchAll(SENTENCE_START)].map(({ index, 0: gap }) => index + gap.length)];
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
  const most = start + EXCERPT_LENGTH;
  if (most >= text.length) return text.length;
  const least = Math.max(first?.end ?? 0, start + SHORT_EXCERPT);
  const sentence = [...text.matchAll(SENTENCE_START)].findLast(
    ({ index }) => index >= least && index <= most,
  );
  return sentence?.index ?? Math.max(text.lastIndexOf(" ", most), first?.end ?? 0);
}

function cutAround(text: string, found: Match[]): HighlightedText {
  const start = startOfExcerpt(text, found);
  const end = endOfExcerpt(
    text,
    start,
    found.find((match) => match.start >= start),
  );
  const shown = text.slice(start, end);
  const followsSentence = /[.!?…»·\s\u202f\u00a0]$/.test(text.slice(0, start - 1));
  const isMidSentence = start > 0 && (!followsSentence || /^[\p{Ll}(]/u.test(shown));
  const before = isMidSentence ? "… " : "";
  const after = end === text.length || /[.!?…»]$/.test(shown.trimEnd()) ? "" : " …";
  const shift = before.length - start - (shown.length - shown.trimStart().length);
  const within = found.filter((match) => match.start >= start && match.end <= end);
  return mark(
    `${before}${shown.trim()}${after}`,
    within.map((match) => ({ start: match.start + shift, end: match.end + shift })),
  );
}
