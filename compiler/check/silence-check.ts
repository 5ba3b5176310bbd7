import { adviceFor, NO_RULE } from "../../app/foods/look-up/advice";
import { KINS_FILE } from "../read/foods-schema";
import type { ContentCollection } from "../read/content-collection";

/** The largest part of the foods that may have only a sentence for a situation. One with more is not worth choosing. */
const MOST_SILENT = 0.2;

/** Finds pairs of a food and a situation that say nothing at all, and situations with too many without a verdict. */
export function checkSilence({
  foods,
  situations,
}: Pick<ContentCollection, "foods" | "situations">): string[] {
  return situations
    .flatMap((situation) => {
      const silent = foods
        .map((food) => ({ food, advice: adviceFor(food, situation) }))
        .filter(({ advice }) => advice.verdict === null);
      return [
        ...silent
          .filter(({ advice }) => advice.reason === NO_RULE)
          .map(({ food }) => `« ${food.name} », ${situation.title} : ni verdict, ni phrase`),
        ...(silent.length > MOST_SILENT * foods.length
          ? [`${situation.title} : plus d’un aliment sur cinq est sans verdict`]
          : []),
      ];
    })
    .map((problem) => `${KINS_FILE} : ${problem}`);
}
