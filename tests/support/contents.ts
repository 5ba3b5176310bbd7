import { readFileSync, writeFileSync } from "node:fs";
import { z } from "zod";
import type { ContentCollection, ContentFaq } from "../../compiler/read/content-collection";
import { categoryPath, isMythSlug } from "../../app/questions/categories/category";
import { questionPath } from "../../app/questions/faq";
import type { Verdict } from "../../app/questions/myth";
import { situationPath } from "../../app/foods/look-up/situation";
import { guidePath } from "../../app/guides/guide";
import { cachedFile, cachePath, compilerDigest } from "../../scripts/build/cached-file";
import { CONTENT, readContentFiles } from "../../compiler/read/content-files";

/**
 * The contents of the editors' files. Reading them takes seconds, so the result is cached until the files or the code that
 * reads them change.
 */
async function readContents(): Promise<ContentCollection> {
  const files = readContentFiles(CONTENT);
  const path = cachePath("contents.json", [JSON.stringify(files), compilerDigest()]);
  await cachedFile(path, async (unfinished) => {
    // These modules take a second to load.
    const { readCollection } = await import("../../compiler/read/content-collection");
    writeFileSync(unfinished, JSON.stringify(readCollection(files)));
  });
  return z.custom<ContentCollection>().parse(JSON.parse(readFileSync(path, "utf8")));
}

export const contents = await readContents();

const { categories, guides, profiles } = contents;
export const faqs = contents.faqs.filter(({ published }) => published);
export const quizzes = contents.quizzes.filter(({ published }) => published);

/** The first entry that passes. @throws Error if none does, so that a test fails if the kind of content it needs is missing */
export function one<T>(all: readonly T[], kind: string, passes: (entry: T) => unknown = () => true): T {
  const first = all.find(passes);
  if (!first) throw new Error(`The contents contain no ${kind}.`);
  return first;
}

export const foodOf = (key: string) => one(contents.foods, `food ${key}`, (food) => food.key === key);
export const situationOf = (key: string) =>
  one(contents.situations, `situation ${key}`, (situation) => situation.key === key);

/** Sorts texts like the site's lists: newest first. */
export function newestFirst<T extends { id: number; created_on: string; order?: number }>(
  all: readonly T[],
): T[] {
  return all.toSorted(
    (one, other) =>
      other.created_on.localeCompare(one.created_on) ||
      (other.order ?? 0) - (one.order ?? 0) ||
      other.id - one.id,
  );
}

/** The published questions of a category or subcategory, in list order. */
export function questionsIn(category: { id: number }, subcategory?: { id: number }) {
  return newestFirst(
    faqs.filter(
      (faq) => faq.categoryId === category.id && (!subcategory || faq.subcategoryId === subcategory.id),
    ),
  );
}

/** Questions on a page of a list. */
export const PAGE_SIZE = { category: 30, audience: 20 };

/** The subcategories with the questions that the page of the whole category shows, in their order. */
export function overviewOf(category: { id: number; subcategories: { id: number; name: string }[] }) {
  return category.subcategories.map((subcategory) => ({
    ...subcategory,
    faqs: questionsIn(category, subcategory).slice(0, 4),
  }));
}

export function guideTitle(slug: string): string {
  const guide = one(guides, `guide « ${slug} »`, (candidate) => candidate.slug === slug);
  return guide.title;
}

const ruleCount = (key: string) =>
  contents.foods.filter(({ rules }) => rules.some(({ situation }) => situation === key)).length;
const questionCount = (slug: string) => faqs.filter(({ audience }) => audience === slug).length;

export const regularCategories = categories.filter(({ slug }) => !isMythSlug(slug));

const category = one(
  regularCategories,
  "category with a quiz and several subcategories",
  ({ id, subcategories }) => subcategories.length > 1 && quizzes.some(({ categoryId }) => categoryId === id),
);
const myths = one(categories, "category of myths", ({ slug }) => isMythSlug(slug));
const question = one(faqs, "question of the first category", ({ categoryId }) => categoryId === category.id);

/** A sample of each kind of content, so that tests do not depend on what editors write. */
export const samples = {
  category,
  otherCategory: one(regularCategories, "second category", ({ id }) => id !== category.id),
  myths,
  question,
  /** The subcategory of `question`. */
  subcategory: one(category.subcategories, "subcategory", ({ id }) => id === question.subcategoryId),
  myth: one(faqs, "myth", ({ categoryId }) => categoryId === myths.id),
  /** The audience with the fewest questions, whose page is the fastest to check. */
  audience: one(
    profiles.toSorted((first, second) => questionCount(first.slug) - questionCount(second.slug)),
    "audience",
  ),
  /** An audience with more than a page of questions. */
  longAudience: one(profiles, "audience with more than 30 questions", ({ slug }) => questionCount(slug) > 30),
  guide: one(guides, "guide"),
  /** A food that has a known storage duration and that pregnant women must avoid. */
  food: one(
    contents.foods,
    "food to avoid that keeps for a known time",
    ({ key, rules }) =>
      rules.some(({ situation, verdict }) => situation === "enceinte" && verdict === "eviter") &&
      contents.storages.some(({ foodKeys }) => foodKeys.includes(key)),
  ),
  /** The situation whose list is the longest. */
  situation: one(
    contents.situations.toSorted((first, second) => ruleCount(second.key) - ruleCount(first.key)),
    "situation",
  ),
  timedQuiz: one(
    quizzes,
    "quiz with a time limit of two minutes or more",
    ({ time_limit: limit }) => limit !== undefined && limit >= 120,
  ),
  untimedQuiz: one(quizzes, "quiz without a time limit", (quiz) => quiz.time_limit === undefined),
};

/** The paths of the samples. */
export const samplePaths = {
  category: categoryPath(category.slug),
  subcategory: categoryPath(category.slug, { subcategory: samples.subcategory.slug }),
  myths: categoryPath(myths.slug),
  question: questionPath(question),
  myth: questionPath(samples.myth),
  audience: `/profil/${samples.audience.slug}`,
  guide: guidePath(samples.guide.slug),
  food: samples.food.path,
  foodList: situationPath(samples.situation.key),
  timedQuiz: `/quiz/${samples.timedQuiz.id}`,
  untimedQuiz: `/quiz/${samples.untimedQuiz.id}`,
};

/** The newest published myth with a verdict. */
export function mythOf(verdict: Verdict): ContentFaq {
  return one(
    questionsIn(myths).filter(({ idea }) => idea === verdict),
    `myth that is « ${verdict} »`,
  );
}

/** The id of a quiz question in the seed, which derives ids from the quiz id. */
export const quizQuestionId = (quiz: { id: number }, index: number) => quiz.id * 100 + index + 1;
export const quizAnswerId = (quiz: { id: number }, index: number, choice: number) =>
  quizQuestionId(quiz, index) * 10 + choice + 1;

/** The first answers of the first quiz questions, as in a quiz state. */
export function firstAnswers(quiz: { id: number }, count: number): number[][] {
  return Array.from({ length: count }, (_, index) => [
    quizQuestionId(quiz, index),
    quizAnswerId(quiz, index, 0),
  ]);
}
