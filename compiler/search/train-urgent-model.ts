import { BUCKETS, NO_EMERGENCY, softmax, urgentFeatures } from "../../app/search/urgent/urgent-model";
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
/** A smaller error of a class teaches nothing, and most classes of most phrases have a smaller one. */
const LEAST_ERROR = 1e-3;
/** Rare features teach faster, by the logarithm of their rarity to this power. */
const RARITY_POWER = 0.6;
const RARITY_SCALE = 1 / 3;
/** The rows of the file: the buckets with the greatest weights. */
const MOST_ROWS = 44_000;
/** The share of rows whose weights are cut to what a byte says, so that small weights keep their differences. */
const CUT_ROWS = 0.005;

/** One of the texts to learn: its features, its class, and how much it counts. */
type Lesson = { features: Uint32Array; factor: number; class: number; weight: number };

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
  const { buckets: known, rarity } = numberFeatures(lessons);
  const width = classes.length;
  const weights = new Float32Array(known.length * width);
  const biases = new Float64Array(width);
  const errors = new Float64Array(width);
  const random = randomFrom(7);
  const order = lessons.map((_lesson, place) => place);
  for (let round = 0; round < ROUNDS; round++) {
    shuffle(order, random);
    const rate = RATE * (1 - round / ROUNDS);
    for (const place of order) {
      const lesson = lessons[place];
      if (lesson) learn(lesson, rate);
    }
  }

  function learn({ features, factor, class: right, weight }: Lesson, rate: number): void {
    errors.fill(0);
    for (const feature of features) {
      const share = (rarity[feature] ?? 0) * factor;
      const from = feature * width;
      for (let place = 0; place < width; place++)
        errors[place] = (errors[place] ?? 0) + (weights[from + place] ?? 0) * share;
    }
    for (let place = 0; place < width; place++) errors[place] = (errors[place] ?? 0) + (biases[place] ?? 0);
    softmax(errors);
    errors[right] = (errors[right] ?? 0) - 1;
    errors.forEach((error, place) => {
      if (Math.abs(error) * rate * weight < LEAST_ERROR) return;
      const step = error * rate * weight;
      biases[place] = (biases[place] ?? 0) - step * BIAS_RATE;
      for (const feature of features) {
        const at = feature * width + place;
        weights[at] = (weights[at] ?? 0) - step * (rarity[feature] ?? 0) * factor;
      }
    });
  }

  return { classes, biases: [...biases], ...quantize(weights, known, rarity, width) };
}

function readLessons({ phrases, ordinary }: UrgentPhrasings, classes: string[]): Lesson[] {
  const known = new Set<string>();
  const lesson = (text: string, name: string, weight: number): Lesson[] => {
    const words = termWords(text);
    const same = words.join(" ");
    if (same === "" || known.has(same)) return [];
    known.add(same);
    const { buckets: features, factor } = urgentFeatures(words);
    return [{ features, factor, class: classes.indexOf(name), weight }];
  };
  return [
    ...phrases.flatMap((phrase) => lesson(phrase.text, phrase.card, PHRASE_WEIGHT)),
    ...ordinary.flatMap((text) => lesson(text, NO_EMERGENCY, 1)),
  ];
}

/**
 * Replaces the buckets in the lessons by numbers from 0, the most frequent first: what is read most is close together in
 * memory, which takes a third of the time. Forgets buckets of one ordinary text only.
 */
function numberFeatures(lessons: Lesson[]): { buckets: number[]; rarity: Float32Array } {
  const counts = new Uint32Array(BUCKETS);
  const weighed = new Uint32Array(BUCKETS);
  for (const { features, weight } of lessons)
    for (const bucket of features) {
      counts[bucket] = (counts[bucket] ?? 0) + 1;
      weighed[bucket] = (weighed[bucket] ?? 0) + weight;
    }
  const count = (bucket: number) => counts[bucket] ?? 0;
  const buckets = [...counts.keys()]
    .filter((bucket) => (weighed[bucket] ?? 0) > 1)
    .sort((one, other) => count(other) - count(one));
  const numbers = new Map(buckets.map((bucket, number) => [bucket, number]));
  for (const lesson of lessons)
    lesson.features = Uint32Array.from([...lesson.features].flatMap((bucket) => numbers.get(bucket) ?? []));
  const rarity = buckets.map(
    (bucket) => Math.log((lessons.length + 1) / (count(bucket) + 1)) ** RARITY_POWER * RARITY_SCALE,
  );
  return { buckets, rarity: Float32Array.from(rarity) };
}

/** Keeps the greatest rows, as signed bytes. The few greatest weights are cut. */
function quantize(
  weights: Float32Array,
  known: number[],
  rarity: Float32Array,
  width: number,
): Pick<UrgentModelFile, "scale" | "buckets" | "weights"> {
  const rows = known.map((bucket, feature) => {
    const row = [...weights.subarray(feature * width, (feature + 1) * width)].map(
      (weight) => weight * (rarity[feature] ?? 0),
    );
    return { bucket, row, size: Math.max(...row.map(Math.abs)) };
  });
  const kept = rows.sort((one, other) => other.size - one.size).slice(0, MOST_ROWS);
  const scale = (kept[Math.floor(kept.length * CUT_ROWS)]?.size ?? 1) / 127;
  kept.sort((one, other) => one.bucket - other.bucket);
  const bits = Buffer.alloc(BUCKETS / 8);
  for (const { bucket } of kept) bits[bucket >> 3] = (bits[bucket >> 3] ?? 0) | (1 << (bucket & 7));
  const units = kept.flatMap(({ row }) =>
    row.map((weight) => Math.max(-127, Math.min(127, Math.round(weight / scale)))),
  );
  return {
    scale,
    buckets: bits.toString("base64"),
    weights: Buffer.from(Int8Array.from(units).buffer).toString("base64"),
  };
}

function shuffle(order: number[], random: () => number): void {
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    const moved = order[last] ?? 0;
    order[last] = order[other] ?? 0;
    order[other] = moved;
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
