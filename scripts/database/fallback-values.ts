import { isDeepStrictEqual } from "node:util";
import { listAudiences } from "../../app/data/faq/audiences.server";
import { cachedValues } from "../../app/data/backend/cache.server";
import { listCategories, listSubcategories } from "../../app/data/faq/categories.server";
import { findGlossary } from "../../app/data/site/contents.server";
import {
  listAudienceFaqs,
  listCategoryFaqs,
  listFaqLinks,
  listPopularFaqs,
  loadAllFaqs,
} from "../../app/data/faq/faqs.server";
import { listSuggestedPages } from "../../app/data/search/suggested-pages.server";
import {
  findNextQuiz,
  listNewestQuizzes,
  listQuizPage,
  listQuizTitles,
  listCategoryQuizzes,
} from "../../app/data/quiz/quiz-lists.server";
import {
  findQuiz,
  listFoodQuizzes,
  listQuizQuestions,
  readAnswerKey,
} from "../../app/data/quiz/quiz-questions.server";
import { questionIndex } from "../../app/data/search/suggestions.server";
import { listWithdrawn } from "../../app/data/faq/withdrawn.server";
import { HOME_QUIZZES } from "../../app/domain/quiz/quiz";
import { pageCount } from "../../app/domain/site/paging";
import { listFoods, listStorage } from "../../app/data/food/foods.server";
import { listNews } from "../../app/resources/feed.server";
import { listSitePages } from "../../app/resources/site-pages.server";

/** Loads every value of the published contents that pages need, by cache key. @throws Error if a value is not JSON */
export async function readFallbackValues(): Promise<Record<string, unknown>> {
  const categories = await listCategories();
  for (const { id, slug } of categories) {
    await readPages((page) => listCategoryFaqs(id, { page }));
    await listCategoryQuizzes(slug);
  }
  for (const { id, categoryId } of await listSubcategories()) {
    await readPages((page) => listCategoryFaqs(categoryId, { subcategoryId: id, page }));
  }
  for (const { id } of await listAudiences()) await readPages((page) => listAudienceFaqs(id, page));
  await loadAllFaqs();
  await listSitePages();
  for (const { id } of await listQuizTitles()) {
    await findQuiz(id);
    await listQuizQuestions(id);
    await readAnswerKey(id);
    await findNextQuiz(id);
  }
  await readPages(listQuizPage);
  await listNewestQuizzes(HOME_QUIZZES);
  await listPopularFaqs();
  await listFaqLinks(findGlossary().terms.flatMap(({ question }) => question ?? []));
  await listSuggestedPages();
  await listNews();
  await questionIndex();
  for (const food of await listFoods()) await listFoodQuizzes(food);
  await listStorage();
  await listWithdrawn();
  const values = cachedValues();
  for (const [key, value] of Object.entries(values)) {
    if (!isDeepStrictEqual(JSON.parse(JSON.stringify(value)), value)) throw new Error(`${key} is not JSON`);
  }
  return values;
}

async function readPages(list: (page: number) => Promise<{ total: number }>): Promise<void> {
  const { total } = await list(1);
  for (let page = 2; page <= pageCount(total); page += 1) await list(page);
}
