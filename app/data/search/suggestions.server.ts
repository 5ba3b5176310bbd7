import { z } from "zod";
import { cached } from "~/data/backend/cache.server";
import { readRows } from "~/data/rows/read-rows.server";
import { read } from "~/data/backend/supabase.server";
import type { FaqLink } from "~/domain/faq/faq";
import { indexQuestions, matchQuestions, type QuestionIndex } from "~/domain/search/suggestions";

/** Limits the number of questions that are read and matched in memory. The search still finds older questions. */
const NEWEST = 1_000;

const questionRow = z.object({ id: z.number(), question: z.string() });

/**
 * Returns at most 8 published questions, best first. Each word of the term must begin a word of the question. @throws
 * BackendError
 */
export async function suggestQuestions(term: string): Promise<FaqLink[]> {
  return matchQuestions(await questionIndex(), term);
}

/** The newest published questions of active categories, indexed for `matchQuestions`. @throws BackendError */
export function questionIndex(): Promise<QuestionIndex> {
  return cached("question-index", async () => {
    const { data } = await read((client) =>
      client
        .from("faqalim_faqs")
        .select("id, question, category:faqalim_categories!inner(slug)")
        .eq("is_published", true)
        .eq("category.is_active", true)
        .order("created_at", { ascending: false })
        .order("order_index", { ascending: false })
        .order("id", { ascending: false })
        .limit(NEWEST),
    );
    const questions = readRows(questionRow, data, "faqalim_faqs");
    return indexQuestions(questions.sort((one, other) => one.id - other.id));
  });
}
