/** Every read function of app/, with calls for which both backends must return the same result. */
import { inspect } from "node:util";
import { forget } from "@epic-web/remember";
import { vi } from "vitest";
import { signForTest } from "../support/signing";
import { MAX_FOOD_NAME } from "../../app/foods/look-up/look-up";
import { samples } from "../support/contents";
import { MANY, ODD, WITHDRAWN, WITHDRAWN_FAQ } from "./postgres/fixtures";
import { ODD_FOOD, WITHDRAWN_FOOD } from "./postgres/food-fixtures";
import { HOSTILE } from "./postgres/hostile-text";

/** Reloads app/, so that it reads the changed environment. */
export async function loadData() {
  vi.resetModules();
  for (const name of [
    "settings",
    "supabase",
    "data-cache",
    "content-version",
    "reads",
    "search-index",
    "literal-matches",
  ])
    forget(name);
  return {
    ...(await import("~/questions/audiences/audiences.server")),
    ...(await import("~/questions/categories/categories.server")),
    ...(await import("~/questions/faqs.server")),
    ...(await import("~/search/suggested-pages.server")),
    ...(await import("~/quiz/quiz-questions.server")),
    ...(await import("~/quiz/quiz-lists.server")),
    ...(await import("~/quiz/quiz-play.server")),
    ...(await import("~/search/search.server")),
    ...(await import("~/search/suggestions.server")),
    ...(await import("~/questions/withdrawn.server")),
    ...(await import("~/foods/foods.server")),
    ...(await import("~/foods/nutrients/composition.server")),
    ...(await import("~/search/food-result.server")),
    ...(await import("~/messages/operator/messages.server")),
    ...(await import("~/messages/operator/feedback-report.server")),
    ...(await import("~/machines/site-pages.server")),
    ...(await import("~/machines/feed.server")),
    ...(await import("~/server/backend/supabase.server")),
    category: await import("~/routes/category"),
  };
}
export type Data = Awaited<ReturnType<typeof loadData>>;

/** The calls of a function, by the names that reports use. */
export type Calls = Record<string, (data: Data) => Promise<unknown>>;

/** Returns one call per value, named after the value. */
function each<T>(values: readonly T[], call: (data: Data, value: T) => Promise<unknown>): Calls {
  return Object.fromEntries(
    values.map((value, n) => [`${n}: ${inspect(value).slice(0, 60)}`, (data: Data) => call(data, value)]),
  );
}

const once = (call: (data: Data) => Promise<unknown>): Calls => ({ "": call });

const IDS = [1, 201, 950, 951, 952, WITHDRAWN_FAQ, 9601, 9604, 9606, 9607, 999_999, 0, -1];
/** Invalid ids. Functions receive them only if the caller has a bug. */
const NO_IDS = [1.5, NaN, 2 ** 53, 1e21];
const SLUGS = ["sport-et-energie", "seniors", "a-part", "a-part-0", "a-part-1", "retiree", "zzz", "SPORT"];
/**
 * Invalid slugs, which routes refuse. U+0000 is missing, because PostgREST treats it as the end of a text; routes refuse it
 * too.
 */
const NO_SLUGS = [..."%_*,()\"'\\.", "", " ", "null", "é", "in.(1)", "a,b", "x".repeat(5_000)];
const CATEGORIES = [1, samples.otherCategory.id, samples.myths.id, ODD, WITHDRAWN, 999_999];

const WORDS = [
  "fer",
  "FER",
  "oeuf",
  "ŒUF",
  "l'eau",
  "l’été",
  "protéines végétales",
  "strong",
  "les",
  "a",
  "",
];
const HOSTILE_TERMS = [
  ...`%_*,()"'\\.:;|&<>é🍎`,
  ...[
    "%%",
    "\\%",
    "a\\b",
    "__",
    "fer,id.eq.1",
    "(fer)",
    "'; drop table faqalim_faqs; --",
    "null",
    "$1",
    "{}",
  ],
  ...["crème &amp; été", "œ", "e\u0301te\u0301", "\u202f", " fer ", "fe\nr", "fe\tr", "fe\0r"],
  ...["f".repeat(200), "f".repeat(201), "fer ".repeat(5_000), HOSTILE, "Rien d’autre", "مرحبا", "食物"],
];
const TERMS = [...WORDS, ...HOSTILE_TERMS];
/** The terms that the route accepts as the name of a food. */
const TYPED_NAMES = TERMS.filter(({ length }) => length <= MAX_FOOD_NAME);
const FOOD_IDS = [ODD_FOOD, WITHDRAWN_FOOD];
const FOOD_NAMES = [
  "brie",
  "brie enceinte",
  "saumon fumé",
  "truffe",
  "aliment retiré",
  "riz cuit frigo combien de jours",
];

/** Plays and submits a quiz; returns its steps and its result. */
async function playQuiz(data: Data, id: number, choice: number, isInstant: boolean): Promise<unknown> {
  const quiz = await data.findQuiz(id);
  if (!quiz) return null;
  const questions = await data.listQuizQuestions(id);
  const answers = questions.flatMap(({ id: question, answers: options }) => {
    const option = options[choice % Math.max(1, options.length)];
    return option ? [[question, option.id]] : [];
  });
  const play = { quiz, questions, now: 1_800_000_000 };
  const etat = signForTest({ quizId: id, start: null, answers, isInstant });
  const path = await data.submitQuiz(play, { etat, question: "1", reponse: "", fin: "" });
  const open = (query: string) => data.openQuiz(play, new URLSearchParams(query), true);
  const steps = [await open(""), await open("temps=libre"), await open(`etat=${etat}&question=2`)];
  return { path, steps, result: await open(path.slice(path.indexOf("?"))) };
}

export const READS: Record<string, Calls> = {
  listAudiences: once((data) => data.listAudiences()),
  findAudience: each([...SLUGS, ...NO_SLUGS], (data, slug) => data.findAudience(slug)),
  listCategories: once((data) => data.listCategories()),
  countCategoryFaqs: once((data) => data.countCategoryFaqs(1, null)),
  countFaqsByCategory: once(async (data) => [...(await data.countFaqsByCategory())].sort()),
  findCategory: each([...SLUGS, ...NO_SLUGS], (data, slug) => data.findCategory(slug)),
  listSubcategories: once((data) => data.listSubcategories()),
  findSubcategory: {
    ...each([...SLUGS, ...NO_SLUGS], (data, slug) => data.findSubcategory(1, slug)),
    ...each(samples.category.subcategories.slice(0, 1), (data, { slug }) =>
      data.findSubcategory(samples.category.id, slug),
    ),
  },
  listCategoryFaqs: {
    ...each([...CATEGORIES, ...NO_IDS], (data, id) => data.listCategoryFaqs(id)),
    ...each([14, ODD, ODD + 1, 0], (data, subcategoryId) => data.listCategoryFaqs(ODD, { subcategoryId })),
    "a subcategory": (data) => data.listCategoryFaqs(1, { subcategoryId: 14 }),
    "a page after the last": (data) => data.listCategoryFaqs(1, { page: 99 }),
  },
  listAudienceFaqs: {
    ...each([1, 2, ODD, ODD + 1, 0, ...NO_IDS], (data, id) => data.listAudienceFaqs(id)),
    "a second page": (data) => data.listAudienceFaqs(4, 2),
  },
  searchFaqs: each(TERMS, (data, term) => data.searchFaqs(term)),
  findFaq: each([...IDS, ...NO_IDS], (data, id) => data.findFaq(id)),
  loadAllFaqs: once((data) => data.loadAllFaqs()),
  listWithdrawn: once((data) => data.listWithdrawn()),
  listRelatedFaqs: each([...IDS, ...NO_IDS], (data, id) => data.listRelatedFaqs(id)),
  listFaqLinks: each([IDS, NO_IDS, []], async (data, ids) => {
    const links = await data.listFaqLinks(ids);
    return links.sort((one, other) => one.id - other.id);
  }),
  suggestQuestions: each([...TERMS], (data, term) => data.suggestQuestions(term)),
  isShortWord: each([...WORDS, HOSTILE], (data, term) => data.isShortWord(term)),
  listPopularFaqs: once((data) => data.listPopularFaqs()),
  listLatestMyths: each([0, 1, 3, 100], (data, limit) => data.listLatestMyths(limit)),
  listSuggestedPages: once((data) => data.listSuggestedPages()),
  listQuizPage: each([1, 2, 99], (data, page) => data.listQuizPage(page)),
  listNewestQuizzes: each([1, 3, 0], (data, limit) => data.listNewestQuizzes(limit)),
  findNextQuiz: each([...IDS, ...NO_IDS], (data, id) => data.findNextQuiz(id)),
  listQuizTitles: once((data) => data.listQuizTitles()),
  listCategoryQuizzes: each([...SLUGS, ...NO_SLUGS], (data, slug) => data.listCategoryQuizzes(slug)),
  findQuiz: each([...IDS, ...NO_IDS], (data, id) => data.findQuiz(id)),
  listQuizQuestions: each([...IDS, ...NO_IDS], (data, id) => data.listQuizQuestions(id)),
  readAnswerKey: each([...IDS, ...NO_IDS], (data, id) => data.readAnswerKey(id)),
  submitQuiz: each([1, 2, 952], (data, id) => playQuiz(data, id, 0, false)),
  openQuiz: each([1, 3, 952], (data, id) => playQuiz(data, id, 1, true)),
  search: each([...WORDS, HOSTILE], (data, term) => data.search(term)),
  listFoods: once((data) => data.listFoods()),
  listFoodQuizzes: once(async (data) =>
    Promise.all((await data.listFoods()).map((food) => data.listFoodQuizzes(food))),
  ),
  findFood: each([...IDS, ...FOOD_IDS, ...NO_IDS], (data, id) => data.findFood(id)),
  lookUpFood: each([...FOOD_NAMES, ...TYPED_NAMES], (data, name) => data.lookUpFood(name)),
  suggestFoodsByName: each([...FOOD_NAMES, HOSTILE], (data, term) =>
    data.suggestFoodsByName(term, { most: 8 }),
  ),
  readFoodTerm: each([...FOOD_NAMES, ...TERMS], (data, term) => data.readFoodTerm(term)),
  findFoodResult: each([...FOOD_NAMES, ...TERMS], (data, term) =>
    data.findFoodResult(term, { isUrgent: false }),
  ),
  listStorage: once((data) => data.listStorage()),
  listComposition: once((data) => data.listComposition()),
  listLookUps: once((data) => data.listLookUps()),
  listMessages: once((data) => data.listMessages()),
  exportMessages: once((data) => data.exportMessages()),
  exportSubscribers: once((data) => data.exportSubscribers()),
  exportFeedback: once((data) => data.exportFeedback()),
  reportFeedback: once((data) => data.reportFeedback()),
};

/** The calls to compare when there are more questions than a response can contain. */
export const READS_OF_MANY: Record<string, Calls> = {
  suggestQuestions: once((data) => data.suggestQuestions("numéro")),
  listSitePages: once((data) => data.listSitePages()),
  listCategoryFaqs: {
    "the last page": (data) => data.listCategoryFaqs(MANY, { page: 36 }),
    "a page after the last": (data) => data.listCategoryFaqs(MANY, { page: 37 }),
  },
};

/** Reads without a function of their own, and queries that only tests send. */
export const OTHER_READS: Record<string, Calls> = {
  listNews: once((data) => data.listNews()),
  read: {
    "rows after the last": (data) =>
      data.read((client) => client.from("faqalim_faqs").select("id").range(5000, 5029)),
    "a column that is missing": (data) =>
      data.read((client) => client.from("faqalim_faqs").select("id, zzz")),
  },
};
