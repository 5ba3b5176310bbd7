import { cached } from "~/data/backend/cache.server";
import { readAllRows } from "~/data/backend/read-rows.server";
import { faqLinkRow } from "~/data/backend/rows.server";
import { read } from "~/data/backend/supabase.server";
import type { FaqLink } from "~/domain/faq/faq";
import { indexQuestions, type QuestionIndex } from "~/domain/faq/suggestions";

/** The published questions of active categories, ready to be matched with what is typed. @throws BackendError */
export function questionIndex(): Promise<QuestionIndex> {
  return cached("question-index", async () => indexQuestions(await listQuestions()));
}

function listQuestions(): Promise<FaqLink[]> {
  return readAllRows(faqLinkRow, "faqalim_faqs", (afterId, limit) =>
    read((client) =>
      client
        .from("faqalim_faqs")
        .select("id, question, category:faqalim_categories!inner(slug)")
        .eq("is_published", true)
        .eq("category.is_active", true)
        .gt("id", afterId)
        .order("id")
        .limit(limit),
    ),
  );
}
