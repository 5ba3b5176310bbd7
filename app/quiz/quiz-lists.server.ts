import { DEFAULT_PASSING_SCORE, HOME_QUIZZES, type QuizSummary } from "./quiz";
import { z } from "zod";
import { pageRange } from "~/shell/paging";
import { cached } from "~/server/backend/cache.server";
import { readAllRows, readCount, readRow, readRows } from "~/server/rows/read-rows.server";
import { read } from "~/server/backend/supabase.server";
import { moment } from "~/server/rows/columns.server";
import { DIFFICULTIES } from "~/shell/difficulty";
import { categoryTone } from "~/shell/tone";

const OWN_QUIZ_COLUMNS =
  "id, title, description, difficulty, passing_score, time_limit, questions:faqalim_quiz_questions(id)";
export const QUIZ_COLUMNS = `${OWN_QUIZ_COLUMNS}, category:faqalim_categories(name, slug, color)` as const;
const CATEGORY_QUIZ_COLUMNS =
  `${OWN_QUIZ_COLUMNS}, category:faqalim_categories!inner(name, slug, color)` as const;

export const quizRow = z
  .object({
    id: z.number(),
    title: z.string(),
    description: z.string(),
    difficulty: z.enum(DIFFICULTIES),
    passing_score: z.number().nullable(),
    time_limit: z.number().nullable(),
    questions: z.array(z.object({ id: z.number() })),
    category: z.object({ name: z.string(), slug: z.string(), color: z.string().catch("") }).nullable(),
  })
  .transform((row): QuizSummary => ({
    id: row.id,
    title: row.title,
    description: row.description,
    difficulty: row.difficulty,
    passingScore: row.passing_score ?? DEFAULT_PASSING_SCORE,
    timeLimit: row.time_limit,
    questionCount: row.questions.length,
    category: row.category && {
      ...row.category,
      color: categoryTone(row.category.color),
    },
  }));

/** A page (30, newest first; empty after the last) of the published quizzes, and their total. @throws BackendError */
export async function listQuizPage(page = 1): Promise<{ quizzes: QuizSummary[]; total: number }> {
  const { from, to } = pageRange(page);
  const total = await countQuizzes();
  if (from >= total) return { quizzes: [], total };
  const rows = cached(`quiz-page:${page}`, async () => {
    // Two queries: a single one would also read the categories and questions of the quizzes on all earlier pages.
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
  return { quizzes: await rows, total };
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

/** The next published quiz in the list, or the first quiz after the last; null if there is no other quiz. @throws BackendError */
export async function findNextQuiz(id: number): Promise<QuizSummary | null> {
  const next = (await findOlderQuiz(id)) ?? (await listNewestQuizzes(HOME_QUIZZES))[0];
  return next && next.id !== id ? next : null;
}

/** The date stays a string, because a `Date` loses the microseconds. */
const createdRow = z.object({ created_at: z.string() });

const OLDER_QUIZZES = 6;

/** The next quiz in the list whose row is readable. */
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
        .limit(OLDER_QUIZZES),
    );
    return readRows(quizRow, older, "faqalim_quizzes")[0] ?? null;
  });
}

const quizTitleRow = z
  .object({ id: z.number(), title: z.string(), created_at: moment })
  .transform(({ id, title, created_at }) => ({ id, title, createdAt: created_at }));

/** The ids, titles and dates of all published quizzes, ordered by id. @throws BackendError */
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

/** The newest published quizzes of a category, 6 at most. @throws BackendError */
export function listCategoryQuizzes(slug: string): Promise<QuizSummary[]> {
  return cached(`quizzes-of:${slug}`, async () => {
    const { data } = await read((client) =>
      client
        .from("faqalim_quizzes")
        .select(CATEGORY_QUIZ_COLUMNS)
        .eq("is_published", true)
        .eq("category.slug", slug)
        .order("created_at", { ascending: false })
        .order("id", { ascending: false })
        .limit(6),
    );
    return readRows(quizRow, data, "faqalim_quizzes");
  });
}
