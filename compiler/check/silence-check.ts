import { adviceFor, NO_RULE } from "../../app/foods/look-up/advice";
import { KINS_FILE } from "../read/foods-schema";
import type { ContentCollection } from "../read/content-collection";

/** The largest part of the pairs of a food and a situation that may have only a sentence. */
const MOST_SILENT = 0.03;
/** The same for one situation. A situation with more is not worth choosing. */
const MOST_SILENT_FOR_ONE = 0.2;

type Foods = Pick<ContentCollection, "foods" | "situations">;

function silentPairs({ foods, situations }: Foods) {
  return situations
    .map((situation) => ({
      situation,
      silent: foods
        .map((food) => ({ food, advice: adviceFor(food, situation) }))
        .filter(({ advice }) => advice.verdict === null),
    }))
    .filter(({ silent }) => silent.length > 0);
}

export function describeSilence(contents: Foods): string {
  const pairs = silentPairs(contents);
  const total = pairs.reduce((sum, { silent }) => sum + silent.length, 0);
  const parts = pairs.map(({ situation, silent }) => ` ${situation.title} : ${silent.length}.`);
  return `Couples sans verdict : ${total} sur ${contents.foods.length * contents.situations.length}.${parts.join("")}`;
}

/** Finds pairs of a food and a situation that say nothing at all, and too many without a verdict. */
export function checkSilence(contents: Foods): string[] {
  const { foods, situations } = contents;
  const pairs = silentPairs(contents);
  const total = pairs.reduce((sum, { silent }) => sum + silent.length, 0);
  return [
    ...pairs.flatMap(({ situation, silent }) =>
      silent
        .filter(({ advice }) => advice.reason === NO_RULE)
        .map(({ food }) => `${KINS_FILE} : « ${food.name} », ${situation.title} : ni verdict, ni phrase`),
    ),
    ...pairs
      .filter(({ silent }) => silent.length > MOST_SILENT_FOR_ONE * foods.length)
      .map(
        ({ situation }) => `${KINS_FILE} : ${situation.title} : plus d’un aliment sur cinq est sans verdict`,
      ),
    ...(total > MOST_SILENT * foods.length * situations.length
      ? [`${KINS_FILE} : plus de 3 % des couples sont sans verdict`]
      : []),
  ];
}
