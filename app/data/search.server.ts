import { type CacheEntry, cachified } from "@epic-web/cachified";
import { remember } from "@epic-web/remember";
import { LRUCache } from "lru-cache";
import pLimit from "p-limit";
import { answerText } from "~/domain/faq/answer-html";
import type { CategorizedFaq, SearchHit } from "~/domain/faq/faq";
import { excerpt, foldTerm, markTerm } from "~/domain/faq/marked-text";
import { findNearFaqs, searchFaqs } from "./faqs.server";

/** The FAQs that hold a term, newest first, 50 at most; when there is none, those nearest to it, 5 at most. */
export type SearchResults = { hits: SearchHit[]; near: SearchHit[] };

const KEPT_MS = 60_000;

/** Searches that ask the backend at once: the embedded database runs one query after the other, and pages ask too. */
const AT_ONCE = 2;
/** What the last of them waits for, a few seconds at most. */
const MAX_WAITING = 40;

/** Too many searches wait for the backend already. Its route answers 503. */
export class SearchBusyError extends Error {
  override name = "SearchBusyError";
}

/** Results of their own: terms are endless, and would push what pages are made of out of the data cache. */
const results = () =>
  remember(
    "search-results",
    () =>
      new LRUCache<string, CacheEntry<SearchResults>>({
        // In hits: a hundred searches that find fifty each.
        maxSize: 5_000,
        sizeCalculation: ({ value: { hits, near } }) => hits.length + near.length + 1,
      }),
  );

/**
 * What a term finds, kept for a minute for all who search it, however they write its letters. It is searched as it is
 * folded, so that no spelling decides what the others find. The term is at least 2 characters (`readSearchTerm`).
 * @throws BackendError when the backend is down, SearchBusyError when too many searches wait for it.
 */
export function search(term: string): Promise<SearchResults> {
  const key = foldTerm(term);
  return cachified<SearchResults>({
    key,
    cache: results(),
    ttl: KEPT_MS,
    getFreshValue: () => {
      const queue = remember("search-queue", () => pLimit(AT_ONCE));
      if (queue.pendingCount >= MAX_WAITING) throw new SearchBusyError("too many searches wait");
      return queue(askBackend, key);
    },
  });
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

/** Whether a term was searched within the last minute, so that to search it again costs nothing. */
export function isSearchKept(term: string): boolean {
  const entry = results().get(foldTerm(term));
  return entry !== undefined && entry.metadata.createdTime + KEPT_MS > Date.now();
}
