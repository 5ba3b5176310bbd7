import { BackendError } from "~/server/backend/backend-error";
import { noteContentsLoaded, onNewVersion } from "~/server/backend/content-version.server";
import { findAudience, listAudiences } from "~/questions/audiences/audiences.server";
import {
  findCategory,
  findSubcategory,
  listCategories,
  listSubcategories,
} from "~/questions/categories/categories.server";
import { listAudienceFaqs, listCategoryFaqs, listFaqLinks, listPopularFaqs } from "~/questions/faqs.server";
import { listWithdrawn } from "~/questions/withdrawn.server";
import { listFoods, listStorage } from "~/foods/foods.server";
import { listComposition, nutrition } from "~/foods/nutrients/composition.server";
import {
  findNextQuiz,
  listCategoryQuizzes,
  listNewestQuizzes,
  listQuizPage,
  listQuizTitles,
} from "~/quiz/quiz-lists.server";
import { findQuiz, listQuizQuestions, readAnswerKey } from "~/quiz/quiz-questions.server";
import { listPublishedIds, TABLES_WITH_IDS } from "~/server/rows/published-ids.server";
import { listFoodReading } from "~/search/food-reading.server";
import { searchIndex } from "~/search/search-index.server";
import { listSuggestedPages } from "~/search/suggested-pages.server";
import { HOME_QUIZZES } from "~/quiz/quiz";
import { pageCount } from "~/shell/paging";
import { listNews } from "./feed.server";
import { listSitePages } from "./site-pages.server";
import { findGlossary } from "~/glossary/glossary.server";

const LOAD_AGAIN_MS = 10_000;

let again: ReturnType<typeof setTimeout> | undefined;

/** For each content version, and again after 10 s if some could not be loaded; development loads what a request needs. */
export function keepContentsLoaded(): void {
  if (IS_PREVIEW) return noteContentsLoaded();
  onNewVersion(() => void loadAndRetry());
  void loadAndRetry();
}

async function loadAndRetry(): Promise<void> {
  clearTimeout(again);
  const isWhole = await loadContents().catch((error: unknown) => {
    console.error(error);
    return false;
  });
  clearTimeout(again);
  if (isWhole) noteContentsLoaded();
  else again = setTimeout(() => void loadAndRetry(), LOAD_AGAIN_MS).unref();
}

/** One after another, so that visitors’ requests go first. Resolves to whether the backend was up throughout. */
export async function loadContents(): Promise<boolean> {
  let isWhole = true;
  const attempt = <T>(value: Promise<T>): Promise<T | null> =>
    value.catch((error: unknown) => {
      if (!(error instanceof BackendError)) throw error;
      if (error.isDown) isWhole = false;
      return null;
    });
  const eachPage = async (list: (page: number) => Promise<{ total: number }>) => {
    const { total } = (await attempt(list(1))) ?? { total: 0 };
    for (let page = 2; page <= pageCount(total); page += 1) await attempt(list(page));
  };

  await attempt(findCategory(""));
  await attempt(findAudience(""));
  for (const table of TABLES_WITH_IDS) await attempt(listPublishedIds(table));
  await attempt(listWithdrawn());

  await attempt(searchIndex());
  for (const { id, slug } of (await attempt(listCategories())) ?? []) {
    await eachPage((page) => listCategoryFaqs(id, { page }));
    await attempt(listCategoryQuizzes(slug));
    await attempt(findSubcategory(id, ""));
  }
  for (const { id, categoryId } of (await attempt(listSubcategories())) ?? []) {
    await eachPage((page) => listCategoryFaqs(categoryId, { subcategoryId: id, page }));
  }
  for (const { id } of (await attempt(listAudiences())) ?? [])
    await eachPage((page) => listAudienceFaqs(id, page));
  await eachPage(listQuizPage);
  for (const { id } of (await attempt(listQuizTitles())) ?? []) {
    await attempt(findQuiz(id));
    await attempt(listQuizQuestions(id));
    await attempt(readAnswerKey(id));
    await attempt(findNextQuiz(id));
  }
  for (const food of (await attempt(listFoods())) ?? []) await attempt(listFoodReading(food));
  await attempt(listStorage());
  await attempt(listComposition());
  for (const { question } of nutrition().nutrients)
    if (question !== null) await attempt(listFaqLinks([question]));
  await attempt(listNewestQuizzes(HOME_QUIZZES));
  await attempt(listPopularFaqs());
  await attempt(listFaqLinks(findGlossary().terms.flatMap(({ question }) => question ?? [])));
  await attempt(listSuggestedPages());
  await attempt(listNews());
  await attempt(listSitePages());
  return isWhole;
}
