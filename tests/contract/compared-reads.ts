/** The site's queries, as calls for which both backends must return the same result. */
import { inspect } from "node:util";
import { forget } from "@epic-web/remember";
import { vi } from "vitest";
import { samples } from "../support/contents";
import { HOSTILE, MANY, ODD, WITHDRAWN, WITHDRAWN_FAQ } from "./postgres/fixtures";

/** Reloads the modules that read, so that it reads the changed environment. */
export async function loadData() {
  vi.resetModules();
  for (const name of "settings supabase data-cache content-version reads search-index literal-matches".split(
    " ",
  ))
    forget(name);
  return {
    ...(await import("~/questions/audiences/audiences.server")),
    ...(await import("~/questions/categories/categories.server")),
    ...(await import("~/questions/faqs.server")),
    ...(await import("~/quiz/quiz-questions.server")),
    ...(await import("~/quiz/quiz-lists.server")),
    ...(await import("~/search/suggestions.server")),
    ...(await import("~/questions/withdrawn.server")),
    ...(await import("~/foods/foods.server")),
    ...(await import("~/foods/nutrients/composition.server")),
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
const CATEGORIES = [1, samples.otherCategory.id, samples.myths.id, ODD, WITHDRAWN, 999_999];

/** Search terms: words, and characters that a pattern, SQL or a filter could misread. */
const TERMS = [
  ..."fer FER oeuf ŒUF l'eau l’été strong les a œ %% \\% a\\b __ fer,id.eq.1 (fer) null $1 {} مرحبا 食物".split(
    " ",
  ),
  ...`%_*,()"'\\.:;|&<>é🍎`,
  ...[
    "",
    "protéines végétales",
    "'; drop table faqalim_faqs; --",
    "crème &amp; été",
    "Rien d’autre",
    HOSTILE,
  ],
  ...["e\u0301te\u0301", "\u202f", " fer ", "fe\nr", "fe\tr", "fe\0r"],
  ...["f".repeat(200), "f".repeat(201), "fer ".repeat(5_000)],
];

export const READS: Record<string, Calls> = {
  listAudiences: once((data) => data.listAudiences()),
  listCategories: once((data) => data.listCategories()),
  countCategoryFaqs: once((data) => data.countCategoryFaqs(1, null)),
  countFaqsByCategory: once(async (data) => [...(await data.countFaqsByCategory())].sort()),
  listSubcategories: once((data) => data.listSubcategories()),
  listCategoryFaqs: {
    ...each(CATEGORIES, (data, id) => data.listCategoryFaqs(id)),
    ...each([14, ODD, ODD + 1, 0], (data, subcategoryId) => data.listCategoryFaqs(ODD, { subcategoryId })),
    "a subcategory": (data) => data.listCategoryFaqs(1, { subcategoryId: 14 }),
    "a page after the last": (data) => data.listCategoryFaqs(1, { page: 99 }),
  },
  listAudienceFaqs: {
    ...each([1, 2, ODD, ODD + 1, 0], (data, id) => data.listAudienceFaqs(id)),
    "a second page": (data) => data.listAudienceFaqs(4, 2),
  },
  searchFaqs: each(TERMS, (data, term) => data.searchFaqs(term)),
  findFaq: each(IDS, (data, id) => data.findFaq(id)),
  loadAllFaqs: once((data) => data.loadAllFaqs()),
  listWithdrawn: once((data) => data.listWithdrawn()),
  listFaqLinks: each([IDS, []], async (data, ids) => {
    const links = await data.listFaqLinks(ids);
    return links.sort((one, other) => one.id - other.id);
  }),
  listPopularFaqs: once((data) => data.listPopularFaqs()),
  listLatestMyths: each([0, 1, 3, 100], (data, limit) => data.listLatestMyths(limit)),
  listQuizPage: each([1, 2, 99], (data, page) => data.listQuizPage(page)),
  listNewestQuizzes: each([1, 3, 0], (data, limit) => data.listNewestQuizzes(limit)),
  findNextQuiz: each(IDS, (data, id) => data.findNextQuiz(id)),
  listQuizTitles: once((data) => data.listQuizTitles()),
  listCategoryQuizzes: each(
    ["sport-et-energie", "a-part", "retiree", "zzz", "in.(1)", HOSTILE],
    (data, slug) => data.listCategoryQuizzes(slug),
  ),
  findQuiz: each(IDS, (data, id) => data.findQuiz(id)),
  listQuizQuestions: each(IDS, (data, id) => data.listQuizQuestions(id)),
  readAnswerKey: each(IDS, (data, id) => data.readAnswerKey(id)),
  listFoods: once((data) => data.listFoods()),
  listStorage: once((data) => data.listStorage()),
  listComposition: once((data) => data.listComposition()),
  listMessages: once((data) => data.listMessages()),
  exportMessages: once((data) => data.exportMessages()),
  exportSubscribers: once((data) => data.exportSubscribers()),
  exportFeedback: once((data) => data.exportFeedback()),
  reportFeedback: once((data) => data.reportFeedback()),
  listNews: once((data) => data.listNews()),
  read: {
    "rows after the last": (data) =>
      data.read((client) => client.from("faqalim_faqs").select("id").range(5000, 5029)),
    "a column that is missing": (data) =>
      data.read((client) => client.from("faqalim_faqs").select("id, zzz")),
  },
};

/** The calls to compare when there are more questions than a response can contain. */
export const READS_OF_MANY: Record<string, Calls> = {
  loadAllFaqs: once((data) => data.loadAllFaqs()),
  listSitePages: once((data) => data.listSitePages()),
  listCategoryFaqs: {
    "the last page": (data) => data.listCategoryFaqs(MANY, { page: 36 }),
    "a page after the last": (data) => data.listCategoryFaqs(MANY, { page: 37 }),
  },
};
