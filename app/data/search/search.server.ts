import { remember } from "@epic-web/remember";
import pLimit from "p-limit";
import { isMythSlug } from "~/domain/faq/category";
import type { SearchHit, WholeFaq } from "~/domain/faq/faq";
import { foldTerm } from "~/domain/text/folding";
import {
  containsTerm,
  containsWords,
  excerpt,
  type HighlightedText,
  markTerm,
} from "~/domain/text/highlighting";
import { readVerdict } from "~/domain/faq/verdict";
import { findBestAnswers } from "./best-answers.server";
import { searchFaqs } from "~/data/faq/faqs.server";

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

/**
 * The results for a term of at least 2 characters (`readSearchTerm`). Searches the folded term, without accents or capitals.
 * @throws SearchBusyError if too many searches are queued; BackendError
 */
export async function search(term: string): Promise<SearchResults> {
  const queue = remember("search-queue", () => pLimit(AT_ONCE));
  if (queue.pendingCount >= MAX_WAITING) throw new SearchBusyError();
  return queue(searchBackend, foldTerm(term));
}

async function searchBackend(term: string): Promise<SearchResults> {
  const [best, found] = await Promise.all([findBestAnswers(term), searchFaqs(term)]);
  const isBest = new Set(best.map(({ id }) => id));
  const others = found.filter(({ id }) => !isBest.has(id));
  const shown = wholeWordsFirst(others.slice(0, MOST_RESULTS - best.length), term);
  return {
    results: [...best, ...shown].map((faq) => toHit(faq, term)),
    best: best.length,
    literal: found.length,
    hasMore: best.length + others.length > MOST_RESULTS,
  };
}

function toHit(faq: WholeFaq, term: string): SearchHit {
  const { id, path, category } = faq;
  const categorySlug = category.slug;
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
function excerptOf({ question, lead, texts }: WholeFaq, term: string): HighlightedText {
  const found = containsTerm(question, term) ? null : excerpt(texts.prose, term);
  return found ?? markTerm(lead, term);
}

/** Moves questions that contain the term only inside other words to the end, such as « fer » in « différent ». */
function wholeWordsFirst(faqs: WholeFaq[], term: string): WholeFaq[] {
  const isWhole = ({ question, texts }: WholeFaq) =>
    [question, texts.text].some((part) => containsWords(part, term));
  const whole = new Set(faqs.filter(isWhole));
  return [...whole, ...faqs.filter((faq) => !whole.has(faq))];
}
