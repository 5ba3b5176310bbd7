import { setImmediate as nextTurn } from "node:timers/promises";
import { remember } from "@epic-web/remember";
import { LRUCache } from "lru-cache";
import pLimit from "p-limit";
import { answerProse, answerText } from "~/domain/faq/answer-html";
import { isMythSlug } from "~/domain/faq/category";
import type { CategorizedFaq, SearchHit } from "~/domain/faq/faq";
import { foldTerm } from "~/domain/text/folding";
import {
  containsTerm,
  containsWords,
  excerpt,
  type HighlightedText,
  markTerm,
} from "~/domain/text/highlighting";
import { readVerdict } from "~/domain/faq/verdict";
import { BackendError } from "~/data/backend/backend-error";
import { cached, isFresh } from "~/data/backend/cache.server";
import { findBestAnswers } from "./best-answers.server";
import { listFallbackFaqs } from "~/data/faq/fallback-faqs.server";
import { searchFaqs } from "~/data/faq/faqs.server";
import { withoutWithdrawn } from "~/data/faq/withdrawn.server";

/**
 * `results`: the FAQs that answer the search best, then the FAQs that contain the term, whole words before parts of words,
 * newest first; 50 at most. `best`: how many of the first results are best answers, 3 at most. `literal`: how many results
 * contain the term. `hasMore`: whether more FAQs match.
 */
export type SearchResults = { results: SearchHit[]; best: number; literal: number; hasMore: boolean };

const MOST_RESULTS = 50;

/**
 * The number of concurrent searches, which take two queries each. The limit leaves the embedded database, which runs one query
 * at a time, free for pages.
 */
const AT_ONCE = 2;
const MAX_WAITING = 40;

/** Too many searches are queued for the backend. */
export class SearchBusyError extends Error {
  override name = "SearchBusyError";
  override message = "too many searches are queued";
}

const keyOf = (folded: string) => `search:${folded}`;

/**
 * The results for a term of at least 2 characters (`readSearchTerm`), cached for all visitors. Searches the folded term
 * (without accents or capitals), so that cached results do not depend on the spelling of the first visitor. If the backend
 * fails, returns stale results, else the fallback's questions that contain the term.
 * @throws SearchBusyError if too many searches are queued and there are no stale results; BackendError without a fallback
 */
export async function search(term: string): Promise<SearchResults> {
  const folded = foldTerm(term);
  const searchInTurn = () => {
    const queue = remember("search-queue", () => pLimit(AT_ONCE));
    if (queue.pendingCount >= MAX_WAITING) return Promise.reject(new SearchBusyError());
    return queue(searchBackend, folded);
  };
  const found = await cached(keyOf(folded), searchInTurn, { isGuess: true }).catch((error: unknown) => {
    if (error instanceof BackendError) return searchFallback(folded, error);
    throw error;
  });
  const [best, others, literal] = await Promise.all([
    withoutWithdrawn("faqs", found.best),
    withoutWithdrawn("faqs", found.others),
    withoutWithdrawn("faqs", found.literal),
  ]);
  return {
    results: [...best, ...others],
    best: best.length,
    literal: literal.length,
    hasMore: found.hasMore,
  };
}

/** What is cached: withdrawn questions are filtered before the rest is counted. */
type FoundFaqs = { best: SearchHit[]; others: SearchHit[]; literal: { id: number }[]; hasMore: boolean };

const idsOf = (faqs: CategorizedFaq[]) => faqs.map(({ id }) => ({ id }));

async function searchBackend(term: string): Promise<FoundFaqs> {
  const [best, found] = await Promise.all([findBestAnswers(term), searchFaqs(term)]);
  const isBest = new Set(best.map(({ id }) => id));
  const others = found.filter(({ id }) => !isBest.has(id));
  return {
    best: await toHits(best, term),
    others: await toHits(await wholeWordsFirst(others.slice(0, MOST_RESULTS - best.length), term), term),
    literal: idsOf(found),
    hasMore: best.length + others.length > MOST_RESULTS,
  };
}

/** Cached, because folding all texts takes a tenth of a second. */
const foldedTexts = new LRUCache<string, string>({
  maxSize: 4 * 1024 * 1024,
  sizeCalculation: ({ length }) => length + 1,
});

async function searchFallback(term: string, missing: BackendError): Promise<FoundFaqs> {
  const found: CategorizedFaq[] = [];
  for (const faq of await listFallbackFaqs(missing)) {
    const known = foldedTexts.get(faq.path);
    if (known === undefined) await nextTurn();
    const text = known ?? `${foldTerm(faq.question)}\n${foldTerm(answerText(faq.answer))}`;
    foldedTexts.set(faq.path, text);
    if (text.includes(term)) found.push({ ...faq, categorySlug: faq.category.slug });
    if (found.length > MOST_RESULTS) break;
  }
  return {
    best: [],
    others: await toHits(await wholeWordsFirst(found.slice(0, MOST_RESULTS), term), term),
    literal: idsOf(found),
    hasMore: found.length > MOST_RESULTS,
  };
}

async function toHits(faqs: CategorizedFaq[], term: string): Promise<SearchHit[]> {
  const hits: SearchHit[] = [];
  for (const faq of faqs) {
    await nextTurn();
    hits.push(toHit(faq, term));
  }
  return hits;
}

function toHit(faq: CategorizedFaq, term: string): SearchHit {
  const { id, path, categorySlug } = faq;
  const verdict = isMythSlug(categorySlug) ? readVerdict(faq.idea) : null;
  return {
    id,
    path,
    categorySlug,
    verdict,
    question: markTerm(faq.question, term),
    excerpt: excerptOf(faq, term),
  };
}

/**
 * The first sentences of the answer if the question contains the term, because they answer the visitor; otherwise the sentences that
 * show why the question was found, unless only a list, a table or a figure contains the term.
 */
function excerptOf({ question, answer, lead }: CategorizedFaq, term: string): HighlightedText {
  const found = containsTerm(question, term) ? null : excerpt(answerProse(answer), term);
  return found ?? markTerm(lead, term);
}

/** Moves questions that contain the term only inside other words to the end, such as « fer » in « différent ». */
async function wholeWordsFirst(faqs: CategorizedFaq[], term: string): Promise<CategorizedFaq[]> {
  const [whole, others]: [CategorizedFaq[], CategorizedFaq[]] = [[], []];
  for (const faq of faqs) {
    await nextTurn();
    const isWhole = [faq.question, answerText(faq.answer)].some((text) => containsWords(text, term));
    (isWhole ? whole : others).push(faq);
  }
  return [...whole, ...others];
}

/** Whether a term has fresh cached results, so that searching it sends no query. */
export function isSearchCached(term: string): boolean {
  return isFresh(keyOf(foldTerm(term)));
}
