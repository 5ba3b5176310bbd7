import { cached } from "~/server/backend/cache.server";
import { findFaqs } from "~/questions/faqs.server";
import type { FaqLink } from "~/questions/faq";
import { searchIndex } from "./search-index.server";

/**
 * At most 8 published questions that contain each word of an unfinished term, or the beginning of a longer word; or else those that
 * answer it. @throws BackendError
 */
export async function suggestQuestions(term: string): Promise<FaqLink[]> {
  return findLinks((await searchIndex()).suggest(term));
}

/** Whether a term is a short word of a question, so that the visitor does not mean a longer word. @throws BackendError */
export async function isShortWord(term: string): Promise<boolean> {
  return (await searchIndex()).isShortWord(term);
}

/** Up to 4 FAQs of the same subcategory, then the most similar FAQs; 6 in total at most. @throws BackendError */
export function listRelatedFaqs(id: number): Promise<FaqLink[]> {
  return cached(`related-faqs:${id}`, async () => findLinks((await searchIndex()).related(id)), {
    slow: true,
  });
}

async function findLinks(ids: number[]): Promise<FaqLink[]> {
  return (await findFaqs(ids)).map(({ id, question, path }) => ({ id, question, path }));
}
