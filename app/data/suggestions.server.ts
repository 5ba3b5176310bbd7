import { cached } from "~/data/backend/cache.server";
import { readRows } from "~/data/backend/read-rows.server";
import { faqLinkRow } from "~/data/backend/rows.server";
import { read } from "~/data/backend/supabase.server";
import type { FaqLink } from "~/domain/faq/faq";
import { indexQuestions, type QuestionIndex } from "~/domain/faq/suggestions";

/** A hosted project's PostgREST returns no more rows at once. */
const ROWS_AT_ONCE = 1_000;

/** The published questions of active categories, ready to be matched with what is typed. @throws BackendError */
export function questionIndex(): Promise<QuestionIndex> {
  return cached("question-index", async () => indexQuestions(await listQuestions()));
}

async function listQuestions(): Promise<FaqLink[]> {
  const questions: FaqLink[] = [];
  let lastId = 0;
  for (;;) {
    const { data } = await read((client) =>
      client
        .from("faqalim_faqs")
        .select("id, question, category:faqalim_categories!inner(slug)")
        .eq("is_published", true)
        .eq("category.is_active", true)
        .gt("id", lastId)
        .order("id")
        .limit(ROWS_AT_ONCE),
    );
    const rows = data ?? [];
    questions.push(...readRows(faqLinkRow, rows, "faqalim_faqs"));
    lastId = rows.at(-1)?.id ?? lastId;
    if (rows.length < ROWS_AT_ONCE) return questions;
  }
}
