import { existsSync, readFileSync } from "node:fs";
import { z } from "zod";
import { BUCKETS, NO_EMERGENCY, probabilities, urgentFeatures } from "../../app/search/urgent/urgent-model";
import { termWords } from "../../app/text/words";
import type { UrgentModelFile } from "../../app/server/compiled/compiled-contents";
import { cachePath, compilerDigest, writeWhole } from "../../scripts/build/cached-file";
import type { ContentCollection } from "../read/content-collection";

/** A phrase, and the key of its card, or `aucune`. */
export type UrgentPhrase = { text: string; card: string };

const ROUNDS = 5;
const RATE = 0.7;
const BIAS_RATE = 0.1;
/** A phrase of an emergency, or near one, counts like four ordinary ones: there are fewer, and they matter more. */
const PHRASE_WEIGHT = 4;
/** A smaller step of a class teaches nothing, and most classes of most phrases have a smaller one. */
const LEAST_STEP = 1e-3;
/** Greater weights are cut to it, so that small ones keep their differences in a byte. */
const MOST_WEIGHT = 3;
/** Multiples of the golden ratio spread evenly, so that neighbours in the order of their fractions are far from each other. */
const GOLDEN_RATIO = 1.618033988749895;

/**
 * Trains a multinomial logistic regression by stochastic gradient descent, in a fixed order. An ordinary text that is also a
 * phrase counts as the phrase says. Takes about 2 s for 20,000 texts.
 */
export function trainUrgentModel(
  phrases: readonly UrgentPhrase[],
  ordinary: readonly string[],
): UrgentModelFile {
  const classes = [...new Set([NO_EMERGENCY, ...phrases.map(({ card }) => card)])];
  const taught = [
    ...ordinary.map((text) => ({ text, card: NO_EMERGENCY, weight: 1 })),
    ...phrases.map((phrase) => ({ ...phrase, weight: PHRASE_WEIGHT })),
  ];
  const byWords = new Map(taught.map((each) => [termWords(each.text).join(" "), each]));
  const lessons = Array.from(byWords, ([words, { card, weight }], place) => ({
    ...urgentFeatures(words.split(" ")),
    ...{ right: classes.indexOf(card), weight, at: (place * GOLDEN_RATIO) % 1 },
  })).sort((one, other) => one.at - other.at);
  const model = { biases: Array.from(classes, () => 0), weights: new Float32Array(BUCKETS * classes.length) };
  const { biases, weights } = model;
  for (let round = 0; round < ROUNDS; round++)
    for (const { buckets, factor, right, weight } of lessons) {
      const rate = RATE * weight * (1 - round / ROUNDS);
      probabilities(model, { buckets, factor }).forEach((share, place) => {
        const step = (share - Number(place === right)) * rate;
        if (Math.abs(step) < LEAST_STEP) return;
        biases[place] = (biases[place] ?? 0) - step * BIAS_RATE;
        for (const bucket of buckets) {
          const at = bucket * classes.length + place;
          weights[at] = (weights[at] ?? 0) - step * factor;
        }
      });
    }
  const scale = MOST_WEIGHT / 127;
  const units = Int8Array.from(weights, (weight) =>
    Math.max(-127, Math.min(127, Math.round(weight / scale))),
  );
  return { classes, biases, scale, weights: Buffer.from(units.buffer).toString("base64") };
}

type Taught = Pick<ContentCollection, "urgentPhrases" | "phrasings" | "faqs">;

/** It has learned the phrases and, as ordinary terms, the questions and their phrasings. Cached, because training takes seconds. */
export function urgentModelOf({ urgentPhrases, phrasings, faqs }: Taught): UrgentModelFile {
  const questions = faqs.filter(({ published }) => published).map(({ question }) => question);
  const ordinary = [...phrasings.flatMap((each) => each.phrasings), ...questions];
  const taught = JSON.stringify([urgentPhrases, ordinary]);
  const path = cachePath("urgent-model.json", [compilerDigest(), taught]);
  if (existsSync(path)) return z.custom<UrgentModelFile>().parse(JSON.parse(readFileSync(path, "utf8")));
  const trained = trainUrgentModel(urgentPhrases, ordinary);
  writeWhole(path, JSON.stringify(trained));
  return trained;
}
