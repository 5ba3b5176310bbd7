import { BUCKETS, NO_EMERGENCY, probabilities, urgentFeatures } from "../../app/search/urgent/urgent-model";
import { termWords } from "../../app/text/words";
import { always, type Once } from "../read/content-files";
import type { UrgentModelFile } from "../../app/server/compiled/compiled-contents";

/** A phrase, and the key of its card, or `aucune`. */
export type UrgentPhrase = { text: string; card: string };

/** The phrases of emergencies and those near them, and the many ordinary ones, which are all `aucune`. */
type UrgentPhrasings = { phrases: readonly UrgentPhrase[]; ordinary: readonly string[] };

/** What the model learns from: the phrases of emergencies, and as ordinary terms the questions and their phrasings. */
type Taught = {
  urgentPhrases: UrgentPhrase[];
  phrasings: readonly { phrasings: string[] }[];
  faqs: readonly { question: string; published: boolean }[];
};

export function urgentModelOf(
  { urgentPhrases, phrasings, faqs }: Taught,
  once: Once = always,
): UrgentModelFile {
  const questions = faqs.filter(({ published }) => published).map(({ question }) => question);
  const ordinary = [...phrasings.flatMap((each) => each.phrasings), ...questions];
  return once("urgent-model", [urgentPhrases, ordinary], () =>
    trainUrgentModel({ phrases: urgentPhrases, ordinary }),
  );
}

const ROUNDS = 5;
const RATE = 0.7;
const BIAS_RATE = 0.1;
/** A phrase of an emergency, or near one, counts like four ordinary ones: there are fewer, and they matter more. */
const PHRASE_WEIGHT = 4;
/** A smaller step of a class teaches nothing, and most classes of most phrases have a smaller one. */
const LEAST_STEP = 1e-3;
/** Rare features teach faster, by the logarithm of their rarity to this power. */
const RARITY_POWER = 0.6;
const RARITY_SCALE = 1 / 3;
/** The rows of the file: the buckets with the greatest weights. */
const MOST_ROWS = 44_000;
/** The share of rows whose weights are cut to what a byte says, so that small weights keep their differences. */
const CUT_ROWS = 0.005;

/** One of the texts to learn: its features, its class, and how much it counts. */
type Lesson = { buckets: Uint32Array; factor: number; class: number; weight: number };

/**
 * Trains a multinomial logistic regression by stochastic gradient descent, in a fixed order. An ordinary text that is also a
 * phrase counts as the phrase says. Takes about 2 s for 20,000 texts.
 */
export function trainUrgentModel({ phrases, ordinary }: UrgentPhrasings): UrgentModelFile {
  const classes = [
    NO_EMERGENCY,
    ...[...new Set(phrases.map(({ card }) => card))].filter((name) => name !== NO_EMERGENCY).sort(),
  ];
  const lessons = readLessons({ phrases, ordinary }, classes);
  const rates = ratesOf(lessons);
  const width = classes.length;
  const weights = new Float32Array(BUCKETS * width);
  const biases = new Float64Array(width);

  const learn = ({ buckets, factor, class: right, weight }: Lesson, rate: number) => {
    probabilities({ weights, biases }, buckets, factor).forEach((share, place) => {
      const step = (share - Number(place === right)) * rate * weight;
      if (Math.abs(step) < LEAST_STEP) return;
      biases[place] = (biases[place] ?? 0) - step * BIAS_RATE;
      for (const bucket of buckets) {
        const at = bucket * width + place;
        weights[at] = (weights[at] ?? 0) - step * factor * (rates[bucket] ?? 0);
      }
    });
  };

  const random = randomFrom(7);
  for (let round = 0; round < ROUNDS; round++) {
    shuffle(lessons, random);
    for (const lesson of lessons) learn(lesson, RATE * (1 - round / ROUNDS));
  }
  return { classes, biases: [...biases], ...quantize(weights, width) };
}

function readLessons({ phrases, ordinary }: UrgentPhrasings, classes: string[]): Lesson[] {
  const known = new Set<string>();
  const lesson = (text: string, name: string, weight: number): Lesson[] => {
    const words = termWords(text);
    const same = words.join(" ");
    if (same === "" || known.has(same)) return [];
    known.add(same);
    return [{ ...urgentFeatures(words), class: classes.indexOf(name), weight }];
  };
  return [
    ...phrases.flatMap((phrase) => lesson(phrase.text, phrase.card, PHRASE_WEIGHT)),
    ...ordinary.flatMap((text) => lesson(text, NO_EMERGENCY, 1)),
  ];
}

/** How fast each bucket learns, by its rarity; those of one ordinary text learn nothing. */
function ratesOf(lessons: readonly Lesson[]): Float32Array {
  const [counts, weighed] = [new Uint32Array(BUCKETS), new Uint32Array(BUCKETS)];
  for (const { buckets, weight } of lessons)
    for (const bucket of buckets) {
      counts[bucket] = (counts[bucket] ?? 0) + 1;
      weighed[bucket] = (weighed[bucket] ?? 0) + weight;
    }
  return Float32Array.from(counts, (count, bucket) =>
    (weighed[bucket] ?? 0) > 1
      ? (Math.log((lessons.length + 1) / (count + 1)) ** RARITY_POWER * RARITY_SCALE) ** 2
      : 0,
  );
}

/** Keeps the greatest rows, as signed bytes. The few greatest weights are cut. */
function quantize(
  weights: Float32Array,
  width: number,
): Pick<UrgentModelFile, "scale" | "buckets" | "weights"> {
  const rows = Array.from({ length: BUCKETS }, (_none, bucket) => {
    const row = weights.subarray(bucket * width, (bucket + 1) * width);
    return { bucket, row, size: Math.max(...row.map(Math.abs)) };
  });
  const kept = rows
    .filter(({ size }) => size > 0)
    .sort((one, other) => other.size - one.size)
    .slice(0, MOST_ROWS);
  const scale = (kept[Math.floor(kept.length * CUT_ROWS)]?.size ?? 1) / 127;
  kept.sort((one, other) => one.bucket - other.bucket);
  const bits = Buffer.alloc(BUCKETS / 8);
  for (const { bucket } of kept) bits[bucket >> 3] = (bits[bucket >> 3] ?? 0) | (1 << (bucket & 7));
  const units = kept.flatMap(({ row }) =>
    Array.from(row, (weight) => Math.max(-127, Math.min(127, Math.round(weight / scale)))),
  );
  return {
    scale,
    buckets: bits.toString("base64"),
    weights: Buffer.from(Int8Array.from(units).buffer).toString("base64"),
  };
}

function shuffle(order: Lesson[], random: () => number): void {
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    const [one, two] = [order[last], order[other]];
    if (one && two) [order[last], order[other]] = [two, one];
  }
}

/** The same numbers from 0 to 1 for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
