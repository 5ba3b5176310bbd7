import { BackendError } from "~/data/backend/backend-error";
import { noteContentsLoaded, onNewVersion } from "~/data/backend/content-version.server";
import { listAudiences } from "~/data/faq/audiences.server";
import { listCategories, listSubcategories } from "~/data/faq/categories.server";
import {
  listAudienceFaqs,
  listCategoryFaqs,
  listFaqLinks,
  listPopularFaqs,
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
import { findGlossary } from "~/data/site/contents.server";
import { HOME_QUIZZES } from "~/domain/quiz/quiz";
import { pageCount } from "~/domain/site/paging";
import { listNews } from "./feed.server";
import { listSitePages } from "./site-pages.server";

/**
 * Loads all contents in the background, now and for each new content version: from then on, pages and quizzes do not need the
 * backend.
 */
export function keepContentsLoaded(): void {
  const start = () => void loadContents().then(noteContentsLoaded, stopIfDown);
  onNewVersion(start);
  start();
}

/**
 * Caches every value that a page of the site map or the result of a quiz needs, one after another, so that visitors' requests go
 * first. @throws BackendError if the backend is down
 */
export async function loadContents(): Promise<void> {
  await loadAllFaqs();
  for (const { id, slug } of await listCategories()) {
    await eachPage((page) => listCategoryFaqs(id, { page }));
    await listCategoryQuizzes(slug);
  }
  for (const { id, categoryId } of await listSubcategories()) {
    await eachPage((page) => listCategoryFaqs(categoryId, { subcategoryId: id, page }));
  }
  for (const { id } of await listAudiences()) await eachPage((page) => listAudienceFaqs(id, page));
  await eachPage(listQuizPage);
  for (const { id } of await listQuizTitles()) {
    await ifReadable(findQuiz(id));
    await ifReadable(listQuizQuestions(id));
    await ifReadable(readAnswerKey(id));
    await findNextQuiz(id);
  }
  for (const food of await listFoods()) await listFoodQuizzes(food);
  await listStorage();
  await listNewestQuizzes(HOME_QUIZZES);
  await listPopularFaqs();
  await listFaqLinks(findGlossary().terms.flatMap(({ question }) => question ?? []));
  await listSuggestedPages();
  await listNews();
  await listSitePages();
  await listWithdrawn();
  for (const table of TABLES_WITH_IDS) await listPublishedIds(table);
}

async function eachPage(list: (page: number) => Promise<{ total: number }>): Promise<void> {
  const { total } = await list(1);
  for (let page = 2; page <= pageCount(total); page += 1) await list(page);
}

/** A malformed row, which is logged, makes only its own address unavailable. */
async function ifReadable(value: Promise<unknown>): Promise<void> {
  await value.catch((error: unknown) => {
    if (!(error instanceof BackendError) || error.isDown) throw error;
  });
}

/** Once the backend responds again, there is a new content version. */
function stopIfDown(error: unknown): void {
  if (!(error instanceof BackendError && error.isDown)) console.error(error);
}
