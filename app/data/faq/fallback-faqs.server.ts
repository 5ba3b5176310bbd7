import type { FaqDetails } from "~/domain/faq/faq";
import { fallbackKeys, fallbackValue } from "~/data/backend/fallback.server";
import { withoutWithdrawn } from "./withdrawn.server";

/** The prefix of `findFaq`'s cache keys. */
export const FAQ_KEY = "faq:";

/** The same order as in the lists and in `faqalim_search_faqs`. */
const newestFirst = (one: FaqDetails, other: FaqDetails) =>
  other.createdAt.localeCompare(one.createdAt) || other.order - one.order || other.id - one.id;

/**
 * The fallback's questions, newest first, without those that the backend has withdrawn since the build. @throws `missing`
 * without a fallback
 */
export async function listFallbackFaqs(missing: unknown): Promise<FaqDetails[]> {
  const keys = fallbackKeys(FAQ_KEY);
  if (keys.length === 0) throw missing;
  const faqs = Promise.all(keys.map((key) => fallbackValue<FaqDetails>(key, missing)));
  const published = await withoutWithdrawn("faqs", faqs);
  return published.sort(newestFirst);
}
