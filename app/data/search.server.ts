import { type CacheEntry, cachified } from "@epic-web/cachified";
import { remember } from "@epic-web/remember";
import { LRUCache } from "lru-cache";
import pLimit from "p-limit";
import type { FoundFaq } from "~/domain/faq/faq";
import { foldTerm } from "~/domain/faq/marked-text";
import { findNearFaqs, searchFaqs } from "./faqs.server";

/** The FAQs that hold a term, newest first, 50 at most; when there is none, those nearest to it, 5 at most. */
export type SearchResults = { faqs: FoundFaq[]; near: FoundFaq[] };

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
        // In FAQs: a hundred searches that find fifty each, some 8 MB beside the answers that are kept anyway.
        maxSize: 5_000,
        sizeCalculation: ({ value: { faqs, near } }) => faqs.length + near.length + 1,
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
  return { faqs, near: faqs.length > 0 ? [] : await findNearFaqs(term) };
}

/** Whether a term was searched within the last minute, so that to search it again costs nothing. */
export function isSearchKept(term: string): boolean {
  const entry = results().get(foldTerm(term));
  return entry !== undefined && entry.metadata.createdTime + KEPT_MS > Date.now();
}
