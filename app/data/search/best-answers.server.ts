import { findFaqs } from "~/data/faq/faqs.server";
import { readRows } from "~/data/rows/read-rows.server";
import { faqIdRow } from "~/data/rows/row-schemas.server";
import { read } from "~/data/backend/supabase.server";
import type { WholeFaq } from "~/domain/faq/faq";

/**
 * The published FAQs that answer a search term best, best first, at most 3 (docs/decisions/0007). Only the term's first 12
 * words count. @throws BackendError
 */
export async function findBestAnswers(term: string): Promise<WholeFaq[]> {
  const { data } = await read((client) => client.rpc("faqalim_best_answers", { term }).select("id"));
  return findFaqs(readRows(faqIdRow, data, "faqalim_best_answers"));
}
