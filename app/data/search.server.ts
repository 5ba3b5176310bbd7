import type { CacheEntry } from "@epic-web/cachified";
import { remember } from "@epic-web/remember";
import { LRUCache } from "lru-cache";
import pLimit from "p-limit";
import { answerText } from "~/domain/faq/answer-html";
import type { CategorizedFaq, SearchHit } from "~/domain/faq/faq";
import { excerpt, foldTerm, markTerm } from "~/domain/faq/marked-text";
import { cached, FRESH_MS } from "./backend/cache.server";
import { findNearFaqs, searchFaqs } from "./faqs.server";

/** The FAQs that contain a term, newest first, 50 at most; if there are none, the 5 most similar. */
export type SearchResults = { hits: SearchHit[]; near: SearchHit[] };

/** Simultaneous queries: the embedded database runs them one after the other, and pages need it too. */
const AT_ONCE = 2;
/** So that the last one waits a few seconds at most. */
const MAX_WAITING = 40;

/** Too many searches wait for the backend. */
export class SearchBusyError extends Error {
  override name = "SearchBusyError";
  override message = "too many searches wait";
}

/** A store of their own: terms are endless, and would push the parts of pages out of the shared one. */
const results = () => remember("search-results", () => new LRUCache<string, CacheEntry>({ max: 500 }));

/**
 * The results for a term of at least 2 characters (`readSearchTerm`), cached for all visitors. The folded term is searched,
 * so that results do not depend on the first visitor's spelling.
 * @throws BackendError if the backend is down, SearchBusyError if too many searches wait for it; neither with old results.
 */
export function search(term: string): Promise<SearchResults> {
  const key = foldTerm(term);
  const askInTurn = () => {
    const queue = remember("search-queue", () => pLimit(AT_ONCE));
    if (queue.pendingCount >= MAX_WAITING) return Promise.reject(new SearchBusyError());
    return queue(askBackend, key);
  };
  return cached(key, askInTurn, results());
}

async function askBackend(term: string): Promise<SearchResults> {
  const faqs = await searchFaqs(term);
  const near = faqs.length > 0 ? [] : await findNearFaqs(term);
  const toHit = (faq: CategorizedFaq): SearchHit => ({
    id: faq.id,
    path: faq.path,
    categorySlug: faq.categorySlug,
    question: markTerm(faq.question, term),
    excerpt: excerpt(answerText(faq.answer), term),
  });
  return { hits: faqs.map(toHit), near: near.map(toHit) };
}

/** Whether a term has fresh results, so that a search for it costs nothing. */
export function isSearchCached(term: string): boolean {
  const entry = results().peek(foldTerm(term));
  return entry !== undefined && Date.now() - entry.metadata.createdTime < FRESH_MS;
}
