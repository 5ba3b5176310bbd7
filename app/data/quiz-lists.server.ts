import { z } from "zod";
import type { QuizSummary } from "~/domain/quiz/quiz";
import { pageRange } from "~/domain/site/list-page";
import { cached } from "~/data/backend/cache.server";
import { readAllRows, readCount, readRow, readRows } from "~/data/backend/read-rows.server";
import { moment, QUIZ_COLUMNS, quizRow, THEME_QUIZ_COLUMNS } from "~/data/backend/rows.server";
import { read } from "~/data/backend/supabase.server";

/** A page (30, newest first) of the published quizzes and their total; empty after the last. @throws BackendError */
export async function listQuizPage(page = 1): Promise<{ quizzes: QuizSummary[]; total: number }> {
  const { from, to } = pageRange(page);
  const total = await countQuizzes();
  if (from >= total) return { quizzes: [], total };
  const quizzes = await cached(`quiz-page:${page}`, async () => {
    // PostgreSQL would also read the category and the questions of the quizzes before the page.
    const { data: ids } = await read((client) =>
      client
        .from("faqalim_quizzes")
        .select("id")
        .eq("is_published", true)
        .order("created_at", { ascending: false })
        .order("id", { ascending: false })
        .range(from, to),
    );
    const shown = readRows(idRow, ids, "faqalim_quizzes");
    const { data } = await read((client) =>
      client
        .from("faqalim_quizzes")
        .select(QUIZ_COLUMNS)
        .in("id", shown)
        .eq("is_published", true)
        .order("created_at", { ascending: false })
        .order("id", { ascending: false }),
    );
    return readRows(quizRow, data, "faqalim_quizzes");
  });
  return { quizzes, total };
}

const idRow = z.object({ id: z.number() }).transform(({ id }) => id);

function countQuizzes(): Promise<number> {
  return cached("quiz-count", async () => {
    const { count } = await read((client) =>
      client.from("faqalim_quizzes").select("id", { count: "exact", head: true }).eq("is_published", true),
    );
    return readCount(count, "faqalim_quizzes");
  });
}

/** The newest published quizzes, `limit` at most. @throws BackendError */
export function listNewestQuizzes(limit: number): Promise<QuizSummary[]> {
  return cached(`quizzes:${limit}`, async () => {
    const { data } = await read((client) =>
      client
        .from("faqalim_quizzes")
        .select(QUIZ_COLUMNS)
        .eq("is_published", true)
        .order("created_at", { ascending: false })
        .order("id", { ascending: false })
        .limit(limit),
    );
    return readRows(quizRow, data, "faqalim_quizzes");
  });
}

/** The published quiz after this one in the list, or after the last one the first; null if there is no other. @throws BackendError */
export async function findNextQuiz(id: number): Promise<QuizSummary | null> {
  const next = (await findOlderQuiz(id)) ?? (await listNewestQuizzes(1))[0];
  return next && next.id !== id ? next : null;
}

/** As PostgreSQL wrote it: to the microsecond. */
const createdRow = z.object({ created_at: z.string() });

function findOlderQuiz(id: number): Promise<QuizSummary | null> {
  return cached(`older-quiz:${id}`, async () => {
    const { data } = await read((client) =>
      client.from("faqalim_quizzes").select("created_at").eq("id", id).maybeSingle(),
    );
    if (!data) return null;
    const { created_at: created } = readRow(createdRow, data, "faqalim_quizzes");
    const { data: older } = await read((client) =>
      client
        .from("faqalim_quizzes")
        .select(QUIZ_COLUMNS)
        .eq("is_published", true)
        .lte("created_at", created)
        .or(`created_at.lt."${created}",id.lt.${id}`)
        .order("created_at", { ascending: false })
        .order("id", { ascending: false })
        .limit(1)
        .maybeSingle(),
    );
    return older && readRow(quizRow, older, "faqalim_quizzes");
  });
}

const quizTitleRow = z
  .object({ id: z.number(), title: z.string(), created_at: moment })
  .transform(({ id, title, created_at }) => ({ id, title, createdAt: created_at }));

/** All published quizzes by their ids, without what only their cards show. @throws BackendError */
export function listQuizTitles(): Promise<z.output<typeof quizTitleRow>[]> {
  return cached("quiz-titles", () =>
    readAllRows(quizTitleRow, "faqalim_quizzes", (afterId, limit) =>
      read((client) =>
        client
          .from("faqalim_quizzes")
          .select("id, title, created_at")
          .eq("is_published", true)
          .gt("id", afterId)
          .order("id")
          .limit(limit),
      ),
    ),
  );
}

/** The newest published quizzes of a theme, 6 at most. @throws BackendError */
export function listThemeQuizzes(slug: string): Promise<QuizSummary[]> {
  return cached(`quizzes-of:${slug}`, async () => {
    const { data } = await read((client) =>
      client
        .from("faqalim_quizzes")
        .select(THEME_QUIZ_COLUMNS)
        .eq("is_published", true)
        .eq("category.slug", slug)
        .order("created_at", { ascending: false })
        .order("id", { ascending: false })
        .limit(6),
    );
    return readRows(quizRow, data, "faqalim_quizzes");
  });
}
