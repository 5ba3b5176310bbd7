import type { UrgentModelFile } from "~/server/compiled/compiled-contents";
import { termWords } from "~/text/words";

export const NO_EMERGENCY = "aucune";

/**
 * The buckets of features: runs of characters, words and pairs of words. Each has a weight per class, in units of the model's `scale`.
 * With fewer, more features share a bucket.
 */
export const BUCKETS = 1 << 17;
const SHORTEST_RUN = 3;
const LONGEST_RUN = 5;
/** Divides a term's weights by its number of features to this power: long terms have more features, not more meaning. */
const LENGTH_POWER = 0.4;
/** A longer term is read in windows, so that a call for help in a long story counts. */
const WINDOW = 12;
const STEP = 4;

type Features = { buckets: Uint32Array; factor: number };

/** The buckets of a term's features, each once, and the factor of their weights. */
export function urgentFeatures(words: readonly string[]): Features {
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

/** A classifier of what the compiler wrote. It classifies a term; if it has more than 12 words, each of its windows. */
export function urgentClassifier({ weights, ...file }: UrgentModelFile): (term: string) => Shares[] {
  const model = { ...file, weights: new Int8Array(Buffer.from(weights, "base64")) };
  return (term) => {
    const words = termWords(term);
    const starts = [0];
    for (let start = STEP; start + WINDOW - STEP < words.length; start += STEP) starts.push(start);
    return starts.map((start) => {
      const { buckets, factor } = urgentFeatures(words.slice(start, start + WINDOW));
      const shares = probabilities(model, { buckets, factor: factor * model.scale });
      return new Map(model.classes.map((name, place) => [name, shares[place] ?? 0]));
    });
  };
}

/** The probability of each class for features, by the weights of their buckets. */
export function probabilities(
  { biases, weights }: { biases: number[]; weights: Float32Array | Int8Array },
  { buckets, factor }: Features,
): Float64Array {
  const width = biases.length;
  const logits = Float64Array.from(biases);
  for (const bucket of buckets)
    for (let place = 0; place < width; place++)
      logits[place] = (logits[place] ?? 0) + factor * (weights[bucket * width + place] ?? 0);
  const most = Math.max(...logits);
  const values = logits.map((logit) => Math.exp(logit - most));
  const sum = values.reduce((all, value) => all + value);
  return values.map((value) => value / sum);
}
