import { z } from "zod";
import type { ContentCollection } from "../read/content-collection";
import { KINS_FILE } from "../read/foods-file";
import { type ContentFiles, readYamlFile } from "../read/content-files";
import { adviceFor, NO_RULE } from "../../app/foods/look-up/advice";
import { FOOD_VERDICTS, verdictLabel } from "../../app/foods/verdicts";
import { compilePatterns, patternWords } from "./word-pattern";
import { number, phrasing, slug } from "../read/content-fields";

const FOOD_ANSWERS_FILE = "aliments-reponses.yaml";

const patterns = z.array(phrasing);
const answersSchema = z.strictObject({
  listes: z.record(z.string()).default({}),
  accords: z.array(
    z
      .strictObject({
        aliment: slug,
        pour: slug,
        verdict: z.enum(FOOD_VERDICTS),
        question: number,
        dit: patterns.default([]),
        jamais: patterns.default([]),
      })
      .refine(({ dit, jamais }) => dit.length + jamais.length > 0, {
        message: "n’a ni « dit » ni « jamais »",
      }),
  ),
});

/**
 * Checks the pairs of a food and an answer in aliments-reponses.yaml: the food must have the stated verdict, each pattern of
 * `dit` must match a paragraph of the answer, and no pattern of `jamais` may match.
 */
export function checkFoodAnswers(files: ContentFiles, collection: ContentCollection): string[] {
  const { listes, accords } = readYamlFile(files, FOOD_ANSWERS_FILE, answersSchema, {
    listes: {},
    accords: [],
  });
  return accords.flatMap(({ aliment, pour, verdict, question, dit, jamais }, place) => {
    const at = (field: string) => `${FOOD_ANSWERS_FILE} : « accords.${place}.${field} »`;
    const problem = (field: string, what: string) => `${at(field)} : ${what}`;
    const food = collection.foods.find(({ key }) => key === aliment);
    if (!food) return [problem("aliment", `il n’y a pas d’aliment « ${aliment} »`)];
    const situation = collection.situations.find(({ key }) => key === pour);
    if (!situation) return [problem("pour", `« ${pour} » n’est pas une situation`)];
    const faq = collection.faqs.find(({ id }) => id === question);
    if (!faq) return [problem("question", `il n’y a pas de question ${question}`)];
    if (!faq.published) return [];
    const pair = `« ${food.name} », ${situation.title}`;
    const claim = `« ${verdictLabel(verdict)} »`;
    const given = adviceFor(food, situation).verdict;
    if (given !== verdict)
      return [
        problem(
          "verdict",
          `${pair} : l’outil dit « ${verdictLabel(given)} », la question ${question} ${claim}`,
        ),
      ];
    const paragraphs = [faq.question, ...faq.written.paragraphs].map(patternWords);
    const isSaid = (field: string) => (pattern: string) =>
      paragraphs.some(compilePatterns([pattern], listes, at(field)));
    const missing = dit.filter((pattern) => !isSaid("dit")(pattern));
    return [
      ...missing.map((text) => problem("dit", `${pair} : ${claim} : ${faq.file} ne dit plus « ${text} »`)),
      ...jamais
        .filter(isSaid("jamais"))
        .map((text) => problem("jamais", `${pair} : ${claim} : ${faq.file} dit « ${text} »`)),
    ];
  });
}

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
