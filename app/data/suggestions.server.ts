import { z } from "zod";
import { cached } from "~/data/backend/cache.server";
import { readRows } from "~/data/backend/read-rows.server";
import { read } from "~/data/backend/supabase.server";
import { indexQuestions, type QuestionIndex } from "~/domain/faq/suggestions";

/** They are read each minute and matched in memory. The search finds what older ones answer. */
const NEWEST = 1_000;

const questionRow = z.object({ id: z.number(), question: z.string() });

/** The newest published questions of active categories, ready to be matched with what is typed. @throws BackendError */
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
