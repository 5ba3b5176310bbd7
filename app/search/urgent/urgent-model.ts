import type { UrgentModelFile } from "~/server/compiled/compiled-contents";
import { termWords } from "~/text/words";

export const NO_EMERGENCY = "aucune";

/**
 * A linear classifier of search terms. A feature of a term (a run of characters, a word, a pair of words) belongs to a bucket;
 * `rows` gives the bucket's row in `weights`, or -1; a row has a weight per class, in units of `scale`.
 */
export type UrgentModel = {
  classes: string[];
  biases: number[];
  scale: number;
  rows: Int32Array;
  weights: Int8Array;
};

/** 2^18: with fewer, more features share a bucket. */
export const BUCKETS = 1 << 18;
const SHORTEST_RUN = 3;
const LONGEST_RUN = 5;
/** Divides a term's weights by its number of features to this power: long terms have more features, not more meaning. */
const LENGTH_POWER = 0.4;
/** A longer term is read in windows, so that a call for help in a long story counts. */
const WINDOW = 12;
const STEP = 4;

/** The buckets of a term's features, each once, and the factor of their weights. */
export function urgentFeatures(words: readonly string[]): { buckets: Uint32Array; factor: number } {
  const found = new Set<number>();
  words.forEach((word, place) => {
    found.add(bucketOf(`w${word}`));
    found.add(bucketOf(`b${words[place - 1] ?? "^"} ${word}`));
  });
  found.add(bucketOf(`b${words.at(-1) ?? ""} $`));
  const text = ` ${words.join(" ")} `;
  for (let length = SHORTEST_RUN; length <= LONGEST_RUN; length++)
    for (let start = 0; start + length <= text.length; start++)
      found.add(bucketOf(text, start, start + length));
  return { buckets: Uint32Array.from(found), factor: found.size ** -LENGTH_POWER };
}

/** FNV-1a, with its bits mixed once more. */
function bucketOf(text: string, start = 0, end = text.length): number {
  let hash = 2166136261;
  for (let place = start; place < end; place++) hash = Math.imul(hash ^ text.charCodeAt(place), 16777619);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) & (BUCKETS - 1);
}

export type Shares = ReadonlyMap<string, number>;

/** Classifies a term; if it has more than 12 words, each of its windows. */
export function classifyWindows(model: UrgentModel, term: string): Shares[] {
  const words = termWords(term);
  const starts = [0];
  for (let start = STEP; start + WINDOW - STEP < words.length; start += STEP) starts.push(start);
  return starts.map((start) => sharesOf(model, words.slice(start, start + WINDOW)));
}

function sharesOf({ classes, biases, scale, rows, weights }: UrgentModel, words: string[]): Shares {
  const { buckets, factor } = urgentFeatures(words);
  const sums = new Float64Array(classes.length);
  for (const bucket of buckets) {
    const row = rows[bucket] ?? -1;
    if (row < 0) continue;
    for (let place = 0; place < sums.length; place++)
      sums[place] = (sums[place] ?? 0) + (weights[row * sums.length + place] ?? 0);
  }
  const logits = sums.map((sum, place) => sum * scale * factor + (biases[place] ?? 0));
  softmax(logits);
  return new Map(classes.map((name, place) => [name, logits[place] ?? 0]));
}

/** Turns logits into probabilities, in place. */
export function softmax(logits: Float64Array): void {
  const most = Math.max(...logits);
  let sum = 0;
  for (let place = 0; place < logits.length; place++) {
    const value = Math.exp((logits[place] ?? 0) - most);
    logits[place] = value;
    sum += value;
  }
  for (let place = 0; place < logits.length; place++) logits[place] = (logits[place] ?? 0) / sum;
}

/** Reads what the compiler wrote. */
export function readUrgentModel({ buckets, weights, ...file }: UrgentModelFile): UrgentModel {
  const bits = Buffer.from(buckets, "base64");
  const rows = new Int32Array(BUCKETS).fill(-1);
  let count = 0;
  for (let bucket = 0; bucket < BUCKETS; bucket++)
    if (((bits[bucket >> 3] ?? 0) >> (bucket & 7)) & 1) rows[bucket] = count++;
  return { ...file, rows, weights: new Int8Array(Buffer.from(weights, "base64")) };
}
