import { orNull } from "~/server/backend/backend-error";
import { isBackendDown } from "~/server/backend/content-version.server";
import { findFaqs, searchFaqs } from "~/questions/faqs.server";
import { isMythSlug } from "~/questions/categories/category";
import type { SearchHit, WholeFaq } from "~/questions/faq";
import { readVerdict } from "~/questions/myth";
import { cutTerm } from "./search-term";
import { foldTerm } from "~/text/folding";
import { containsTerm, type HighlightedText, markTerm } from "~/text/highlighting";
import { excerpt, joinItems } from "~/text/excerpt";
import { ownTurn } from "~/server/front-door/turns.server";
import { findStorageRules, foodNames, theEveryone } from "~/foods/foods.server";
import { type FoodResult, storageResult, verdictResult } from "~/foods/naming/food-result";
import { searchIndex } from "./search-index.server";
import { MOST_RESULTS } from "./search-limits";

export type SearchResults = Awaited<ReturnType<typeof search>>;

/**
 * The results for a term of at least 2 characters (`readSearchTerm`). Searches the folded term, without accents or capitals, so
 * that they do not depend on the spelling of the first visitor. If the backend is down, only the ranking in memory searches.
 *
 * `results`: the FAQs that answer the search best, best first, then the FAQs that contain the term, newest first; 50 at most. `isNear`:
 * they are only near the term, and do not contain it. `literal`: how many FAQs contain the term, 51 at most; null if the backend
 * is down, so that they are missing. @throws BackendError if the index cannot be built
 */
export async function search(term: string) {
  const folded = cutTerm(foldTerm(term));
  const querying = isBackendDown() ? null : orNull(searchFaqs(folded));
  const index = await searchIndex();
  await ownTurn();
  const ranked = index.rank(folded);
  const literal = await querying;
  const containing = literal ?? [];
  const isNear = ranked.isNear && containing.length === 0;
  const all = [...new Set([...(ranked.isNear && !isNear ? [] : ranked.ids), ...containing])];
  const faqs = await findFaqs(all.slice(0, MOST_RESULTS));
  await ownTurn();
  return {
    results: faqs.map((faq) => toHit(faq, folded)),
    isNear,
    literal: literal && literal.length,
  };
}

function toHit(faq: WholeFaq, term: string): SearchHit {
  const { id, path, category, question, idea } = faq;
  return {
    ...{ id, path },
    verdict: isMythSlug(category.slug) ? readVerdict(idea) : null,
    question: markTerm(question, term),
    excerpt: excerptOf(faq, term),
  };
}

/**
 * The first sentences of the answer if the question contains the term, because they answer the visitor; otherwise the sentences that
 * show why the question was found, if need be those of a list. A row of a table is no sentence.
 */
function excerptOf({ question, lead, texts }: WholeFaq, term: string): HighlightedText {
  if (containsTerm(question, term)) return markTerm(lead, term);
  const sentences = texts.text.split("\n").filter((line) => /^[^\t]*[.!?]$/.test(line));
  return excerpt(texts.prose, term) ?? excerpt(joinItems(sentences), term) ?? markTerm(lead, term);
}

/**
 * `food`: the foods that the term names, with the verdict or the durations of one of them; null if it is not about foods.
 * `withoutPersons`: the term without the persons that it names, because health is private and records of searches must not contain it.
 * @throws BackendError
 */
export async function findFoodResult(term: string, { isUrgent }: { isUrgent: boolean }) {
  const names = await foodNames();
  await ownTurn();
  const reading = names.read(term);
  const { storage, withoutPersons } = reading;
  const food: FoodResult | null =
    storage && !isUrgent
      ? storageResult(storage, findStorageRules().rules[0]?.text ?? "")
      : verdictResult(reading, theEveryone(), { isUrgent });
  return { food, withoutPersons };
}
