import type { FaqDetails } from "~/domain/faq/faq";
import { fallbackKeys, fallbackValue } from "~/data/backend/fallback.server";
import { withoutWithdrawn } from "./withdrawn.server";

/** The cache keys of `findFaq` begin with it. */
export const FAQ_KEY = "faq:";

/** The order of the lists and of `faqalim_search_faqs`. */
const newestFirst = (one: FaqDetails, other: FaqDetails) =>
  other.createdAt.localeCompare(one.createdAt) || other.order - one.order || other.id - one.id;

/** The questions of the fallback that the backend has not withdrawn since, newest first. @throws `missing` without a fallback */
export async function listFallbackFaqs(missing: unknown): Promise<FaqDetails[]> {
  const keys = fallbackKeys(FAQ_KEY);
  if (keys.length === 0) throw missing;
  const faqs = Promise.all(keys.map((key) => fallbackValue<FaqDetails>(key, missing)));
  const published = await withoutWithdrawn("faqs", faqs);
  return published.sort(newestFirst);
}
