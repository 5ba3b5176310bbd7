import { type HighlightedText, mark, type Match, matches, tellingIn } from "./highlighting";
import { wordsOf } from "./words";

const EXCERPT_LENGTH = 170;

/** An excerpt ends at the end of a sentence if it then has at least this many characters. */
const SHORT_EXCERPT = 80;

/** An excerpt that has no end of a sentence before this many characters is cut between words. */
const LONGEST_EXCERPT = 320;

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

/** A sentence does not end after a single capital: « E. coli ». */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=(?<!\b\p{Lu})[.!?…]) /u);
}

/** The items of a list as one line. A label, such as « Le fer. », introduces the sentence after it. */
export function joinItems(items: string[]): string {
  return items
    .map((item) =>
      item.replace(
        /^(?!Oui|Non)(\p{Lu}[\p{L}’-]+(?: [\p{L}’-]+){0,2})\. (\p{Lu})/u,
        (_start, label: string, next: string) => `${label}\u202f: ${next.toLowerCase()}`,
      ),
    )
    .join(" ");
}
