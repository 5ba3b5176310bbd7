import type { UrgentModelFile } from "~/server/compiled/compiled-contents";
import { termWords } from "~/text/words";

export const NO_EMERGENCY = "aucune";

/**
 * A linear classifier of search terms. A feature of a term (a run of characters, a word, a pair of words) belongs to a bucket;
 * `rows` gives the bucket's row in `weights`, or -1; a row has a weight per class, in units of `scale`.
 */
export type UrgentModel = Pick<UrgentModelFile, "classes" | "biases" | "scale"> & {
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
  const known = [...buckets].flatMap((bucket) => rows[bucket] ?? []).filter((row) => row >= 0);
  const shares = probabilities({ weights, biases }, known, factor * scale);
  return new Map(classes.map((name, place) => [name, shares[place] ?? 0]));
}

/** The probability of each class for features, by their rows of weights, each multiplied by `factor`. */
export function probabilities(
  { weights, biases }: { weights: Float32Array | Int8Array; biases: ArrayLike<number> },
  rows: Iterable<number>,
  factor: number,
): Float64Array {
  const width = biases.length;
  const sums = new Float64Array(width);
  for (const row of rows)
    for (let place = 0; place < width; place++)
      sums[place] = (sums[place] ?? 0) + (weights[row * width + place] ?? 0);
  const logits = sums.map((sum, place) => sum * factor + (biases[place] ?? 0));
  const most = Math.max(...logits);
  const values = logits.map((logit) => Math.exp(logit - most));
  const sum = values.reduce((all, value) => all + value);
  return values.map((value) => value / sum);
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
