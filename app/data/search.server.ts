import { setImmediate as nextTurn } from "node:timers/promises";
import type { CacheEntry } from "@epic-web/cachified";
import { remember } from "@epic-web/remember";
import { LRUCache } from "lru-cache";
import pLimit from "p-limit";
import { answerText } from "~/domain/faq/answer-html";
import { isMythSlug } from "~/domain/faq/category";
import type { CategorizedFaq, SearchHit } from "~/domain/faq/faq";
import { excerpt, foldTerm, type MarkedText, markTerm } from "~/domain/faq/marked-text";
import { readVerdict } from "~/domain/faq/verdict";
import { cached, FRESH_MS } from "./backend/cache.server";
import { findBestAnswers } from "./best-answers.server";
import { searchFaqs } from "./faqs.server";

/**
 * `best`: the FAQs that answer a search best, 3 at most, with the start of their answers. `hits`: those that contain it
 * literally, newest first, without the best ones. `total`: how many contain it, 50 at most, the best ones included.
 */
export type SearchResults = { best: SearchHit[]; hits: SearchHit[]; total: number };

/** Searches at once, of two queries each: the embedded database runs one at a time, and pages need it too. */
const AT_ONCE = 2;
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
  const [bestFaqs, found] = await Promise.all([findBestAnswers(term), searchFaqs(term)]);
  const isBest = new Set(bestFaqs.map(({ id }) => id));
  const best = bestFaqs.map((faq) => toHit(faq, term, markTerm(faq.lead, term)));
  const hits: SearchHit[] = [];
  for (const faq of found.filter(({ id }) => !isBest.has(id))) {
    await nextTurn();
    hits.push(toHit(faq, term, excerpt(answerText(faq.answer), term)));
  }
  return { best, hits, total: found.length };
}

function toHit(faq: CategorizedFaq, term: string, shown: MarkedText): SearchHit {
  const { id, path, categorySlug } = faq;
  const verdict = isMythSlug(categorySlug) ? readVerdict(faq.idea) : null;
  return { id, path, categorySlug, verdict, question: markTerm(faq.question, term), excerpt: shown };
}

/** Whether a term has fresh results, so that a search for it costs nothing. */
export function isSearchCached(term: string): boolean {
  const entry = results().peek(foldTerm(term));
  return entry !== undefined && Date.now() - entry.metadata.createdTime < FRESH_MS;
}
