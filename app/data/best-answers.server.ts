import { readRows } from "~/data/backend/read-rows.server";
import { foundFaqRow } from "~/data/backend/rows.server";
import { read } from "~/data/backend/supabase.server";
import type { CategorizedFaq } from "~/domain/faq/faq";

/**
 * The published FAQs that answer a search best, ranked by `faqalim_best_answers`: best first, 3 at most, none if no
 * answer is convincing. The term is at least 2 characters (`readSearchTerm`); its first 200 and twelve words count.
 * @throws BackendError when the backend is down
 */
export async function findBestAnswers(term: string): Promise<CategorizedFaq[]> {
  const { data } = await read((client) => client.rpc("faqalim_best_answers", { term }));
  return readRows(foundFaqRow, data, "faqalim_best_answers");
}
