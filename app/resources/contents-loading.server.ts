import { BackendError } from "~/data/backend/backend-error";
import { isBackendDown, noteContentsLoaded, onLoadable } from "~/data/backend/content-version.server";
import { findAudience, listAudiences } from "~/data/faq/audiences.server";
import {
  findCategory,
  findSubcategory,
  listCategories,
  listSubcategories,
} from "~/data/faq/categories.server";
import {
  listAudienceFaqs,
  listCategoryFaqs,
  listFaqLinks,
  listPopularFaqs,
  listRelatedFaqs,
  loadAllFaqs,
} from "~/data/faq/faqs.server";
import { listWithdrawn } from "~/data/faq/withdrawn.server";
import { listFoods, listStorage } from "~/data/food/foods.server";
import {
  findNextQuiz,
  listCategoryQuizzes,
  listNewestQuizzes,
  listQuizPage,
  listQuizTitles,
} from "~/data/quiz/quiz-lists.server";
import {
  findQuiz,
  listFoodQuizzes,
  listQuizQuestions,
  readAnswerKey,
} from "~/data/quiz/quiz-questions.server";
import { listPublishedIds, TABLES_WITH_IDS } from "~/data/rows/published-ids.server";
import { listSuggestedPages } from "~/data/search/suggested-pages.server";
import { questionIndex } from "~/data/search/suggestions.server";
import { findGlossary } from "~/data/site/contents.server";
import { HOME_QUIZZES } from "~/domain/quiz/quiz";
import { pageCount } from "~/domain/site/paging";
import { listNews } from "./feed.server";
import { listSitePages } from "./site-pages.server";

/**
 * Loads all contents in the background, now, for each content version and after each outage: from then on, pages and quizzes do
 * not need the backend. Development loads every value again for each request instead.
 */
export function keepContentsLoaded(): void {
  if (IS_PREVIEW) return noteContentsLoaded();
  onLoadable(loadInBackground);
  loadInBackground();
}

function loadInBackground(): void {
  loadContents()
    .then(noteContentsLoaded)
    .then(loadRelatedFaqs)
    .catch((error: unknown) => {
      // An outage is logged elsewhere.
      if (!(error instanceof BackendError)) console.error(error);
    });
}

/**
 * Caches every value that a page of the site map or the result of a quiz needs, one after another, so that visitors' requests go
 * first. Leaves out two optional parts, whose queries take longer than all the rest: related questions, which are loaded
 * afterward, and the further reading of foods. @throws BackendError if the backend is down
 */
export async function loadContents(): Promise<void> {
  // Loads what finds out that an address does not exist.
  await ifReadable(findCategory(""));
  await ifReadable(findAudience(""));
  await ifReadable(loadAllFaqs());
  for (const { id, slug } of (await ifReadable(listCategories())) ?? []) {
    await eachPage((page) => listCategoryFaqs(id, { page }));
    await ifReadable(listCategoryQuizzes(slug));
    await ifReadable(findSubcategory(id, ""));
  }
  for (const { id, categoryId } of (await ifReadable(listSubcategories())) ?? []) {
    await eachPage((page) => listCategoryFaqs(categoryId, { subcategoryId: id, page }));
  }
  for (const { id } of (await ifReadable(listAudiences())) ?? [])
    await eachPage((page) => listAudienceFaqs(id, page));
  await eachPage(listQuizPage);
  for (const { id } of (await ifReadable(listQuizTitles())) ?? []) {
    await ifReadable(findQuiz(id));
    await ifReadable(listQuizQuestions(id));
    await ifReadable(readAnswerKey(id));
    await ifReadable(findNextQuiz(id));
  }
  for (const food of (await ifReadable(listFoods())) ?? []) await ifReadable(listFoodQuizzes(food));
  await ifReadable(listStorage());
  await ifReadable(listNewestQuizzes(HOME_QUIZZES));
  await ifReadable(listPopularFaqs());
  await ifReadable(listFaqLinks(findGlossary().terms.flatMap(({ question }) => question ?? [])));
  await ifReadable(listSuggestedPages());
  await ifReadable(listNews());
  await ifReadable(listSitePages());
  await ifReadable(listWithdrawn());
  await ifReadable(questionIndex());
  for (const table of TABLES_WITH_IDS) await ifReadable(listPublishedIds(table));
}

async function loadRelatedFaqs(): Promise<void> {
  for (const id of await listPublishedIds("faqalim_faqs")) await ifReadable(listRelatedFaqs(id));
}

async function eachPage(list: (page: number) => Promise<{ total: number }>): Promise<void> {
  const { total } = (await ifReadable(list(1))) ?? { total: 0 };
  for (let page = 2; page <= pageCount(total); page += 1) await ifReadable(list(page));
}

/** Null for malformed rows, and for a refused or slow query: these are logged, and make only their own pages unavailable. */
async function ifReadable<T>(value: Promise<T>): Promise<T | null> {
  return value.catch((error: unknown) => {
    if (error instanceof BackendError && !isBackendDown()) return null;
    throw error;
  });
}
