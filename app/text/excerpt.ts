import { type HighlightedText, mark, matches, tellingIn } from "./highlighting";
import { wordsOf } from "./words";

/** In characters: the beginning of an answer in lists, and what a search shows of it. */
const LEAD_LENGTH = 160;
const EXCERPT_LENGTH = 170;
/** An excerpt ends at the end of a sentence if it then has at least this many characters. */
const SHORT_EXCERPT = 80;
/** An excerpt that has no end of a sentence before this many characters is cut between words. */
const LONGEST_EXCERPT = 320;

const SENTENCE_START = /(?<=[.!?…][»\u202f\u00a0]*) (?=\S)/g;

/**
 * The sentences with the most words of the term, with the sentence after a question, because « Il s’étouffe ? » is useless without
 * « Appelez le 15 ». `prose` is one line. Null if no sentence contains more than half of the words.
 */
export function excerpt(prose: string, term: string): HighlightedText | null {
  const found = matches(prose, term);
  const ends = [...Array.from(prose.matchAll(SENTENCE_START), ({ index }) => index), prose.length];
  const within = (start: number, end: number) =>
    found.filter((match) => match.start >= start && match.end <= end);
  const shown = ends
    .map((end, place) => ({ start: place === 0 ? 0 : (ends[place - 1] ?? 0) + 1, end }))
    .filter(({ start, end }) => within(start, end).length > 0)
    .map(({ start }) => {
      const end = endOfExcerpt(prose, start, ends);
      return { start, end, words: new Set(within(start, end).map(({ word }) => word)) };
    });
  const [best] = shown.sort((one, other) => other.words.size - one.words.size);
  if (!best) return null;
  const { start, end, words } = best;
  if (!words.has(null) && words.size <= tellingIn(wordsOf(term)).length / 2) return null;
  return mark(
    prose.slice(start, end) + (ends.includes(end) ? "" : " …"),
    within(start, end).map((match) => ({ start: match.start - start, end: match.end - start })),
  );
}

function endOfExcerpt(prose: string, start: number, ends: readonly number[]): number {
  const most = start + EXCERPT_LENGTH;
  if (most >= prose.length) return prose.length;
  const possible = ends.filter(
    (end) =>
      end >= start + SHORT_EXCERPT &&
      end <= start + LONGEST_EXCERPT &&
      !/\?[»\s]*$/.test(prose.slice(start, end)),
  );
  return possible.findLast((end) => end <= most) ?? possible[0] ?? prose.lastIndexOf(" ", most);
}

/** A question stays with the sentence after it, as in a lead. A sentence does not end after a single capital: « E. coli ». */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=(?<!\b\p{Lu})[.!…]) /u);
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

const sentences = new Intl.Segmenter("fr", { granularity: "sentence" });

/** The first sentences of a text, but never one that ends with a question: « Il s’étouffe ? » is useless without « Appelez le 15 ». */
export function leadOf(text: string): string {
  const [paragraph = ""] = text.trim().split("\n");
  let lead = "";
  for (const { segment } of sentences.segment(paragraph)) {
    const isWhole = lead !== "" && !lead.trim().endsWith("?");
    if (isWhole && lead.length + segment.length > LEAD_LENGTH) break;
    lead += segment;
  }
  return lead.trim();
}
