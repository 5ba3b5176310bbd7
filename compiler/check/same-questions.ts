import { bigram } from "n-gram";
import type { ContentFaq } from "../read/content-collection";

/** The lowest Sørensen–Dice similarity (0 to 1) at which two questions count as the same. */
const SAME_QUESTION = 0.8;

/** The letter pairs of a text, each with its occurrence number, so that repeated pairs differ. */
function pairsOf(text: string): string[] {
  const times = new Map<string, number>();
  return bigram(text.toLowerCase()).map((pair) => {
    const time = (times.get(pair) ?? 0) + 1;
    times.set(pair, time);
    return pair + time;
  });
}

/** For each text, the ranks of its pairs, rarest first. */
function rankedPairs(texts: readonly string[]): Uint32Array[] {
  const all = texts.map(pairsOf);
  const counts = new Map<string, number>();
  for (const pair of all.flat()) counts.set(pair, (counts.get(pair) ?? 0) + 1);
  const rarestFirst = [...counts].sort(([, one], [, other]) => one - other);
  const ranks = new Map(rarestFirst.map(([pair], rank) => [pair, rank]));
  return all.map((pairs) => Uint32Array.from(pairs, (pair) => ranks.get(pair) ?? 0).sort());
}

/** Counts the pairs that two texts share. */
function sharedPairs(one: Uint32Array, other: Uint32Array): number {
  let [shared, place, otherPlace] = [0, 0, 0];
  while (place < one.length && otherPlace < other.length) {
    const difference = (one[place] ?? 0) - (other[otherPlace] ?? 0);
    if (difference === 0) shared += 1;
    if (difference <= 0) place += 1;
    if (difference >= 0) otherPlace += 1;
  }
  return shared;
}

/**
 * Two texts are compared only if they share this many of their rarest pairs. With a higher number, fewer texts are compared but
 * longer lists are scanned.
 */
const SHARED_RARE = 8;

/**
 * The index pairs of texts whose Sørensen–Dice similarity (0 to 1) is at least `least`, lower index first. Compares only texts that
 * share some of their rarest pairs, because texts that share most pairs share some of the rarest of both.
 * Source: Bayardo, Ma and Srikant, « Scaling Up All Pairs Similarity Search », 2007.
 */
export function similarTexts(texts: readonly string[], least: number): [number, number][] {
  const ranked = rankedPairs(texts);
  const sizes = Uint16Array.from(ranked, ({ length }) => length);
  const holders = new Map<number, number[]>();
  const shared = new Uint16Array(texts.length);
  const found: [number, number][] = [];
  const shortestFirst = ranked
    .map((pairs, place) => ({ pairs, place }))
    .sort((one, other) => one.pairs.length - other.pairs.length);
  for (const { pairs, place } of shortestFirst) {
    const size = pairs.length;
    // The size, in pairs, of the shortest text that can be similar. It is similar only if this text contains all of its
    // pairs.
    const fewest = Math.ceil((least / (2 - least)) * size);
    const candidates: number[] = [];
    pairs.subarray(0, size - fewest + SHARED_RARE).forEach((pair, rarer) => {
      // A longer similar text shares more pairs, and therefore also a rarer pair.
      const longest = (2 * (size - rarer - 1 + SHARED_RARE)) / least - size;
      for (const other of holders.get(pair) ?? []) {
        if ((sizes[other] ?? 0) > longest) break;
        const count = (shared[other] ?? 0) + 1;
        shared[other] = count;
        if (count === Math.min(SHARED_RARE, fewest)) candidates.push(other);
      }
    });
    shared.fill(0);
    for (const other of candidates) {
      const others = ranked[other] ?? new Uint32Array();
      if (2 * sharedPairs(pairs, others) >= least * (size + others.length))
        found.push(place < other ? [place, other] : [other, place]);
    }
    // Index only these pairs, because the texts that follow are at least as long.
    for (const pair of pairs.subarray(0, size - Math.ceil(least * size) + SHARED_RARE)) {
      const others = holders.get(pair);
      if (others) others.push(place);
      else holders.set(pair, [place]);
    }
  }
  return found.sort(([one, later], [other, latest]) => later - latest || one - other);
}

/** Finds questions that repeat an earlier question. */
export function sameQuestions(faqs: ContentFaq[]): string[] {
  const questions = faqs.map(({ question }) => question);
  return similarTexts(questions, SAME_QUESTION).flatMap(([earlier, later]) => {
    const [other, faq] = [faqs[earlier], faqs[later]];
    return other && faq
      ? [`${faq.file} : « ${faq.question} » répète ${other.file}, « ${other.question} »`]
      : [];
  });
}
