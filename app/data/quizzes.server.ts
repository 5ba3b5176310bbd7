import { z } from "zod";
import { categoryIcon, categoryTone } from "~/domain/category";
import { difficulties } from "~/domain/content-schema";
import { DEFAULT_PASSING_SCORE, type QuizSummary } from "~/domain/quiz";
import { cached } from "./cache.server";
import { read } from "./supabase.server";

const COLUMNS =
  "id, title, description, difficulty, passing_score, time_limit, category:faqalim_categories(name, slug, icon, color)";

const quizRow = z
  .object({
    id: z.number(),
    title: z.string(),
    description: z.string(),
    difficulty: z.enum(difficulties),
    passing_score: z.number().nullable(),
    time_limit: z.number().nullable(),
    category: z
      .object({ name: z.string(), slug: z.string(), icon: z.string(), color: z.string() })
      .nullable(),
  })
  .transform((row): QuizSummary => ({
    id: row.id,
    title: row.title,
    description: row.description,
    difficulty: row.difficulty,
    passingScore: row.passing_score ?? DEFAULT_PASSING_SCORE,
    timeLimit: row.time_limit,
    category: row.category && {
      ...row.category,
      icon: categoryIcon(row.category.icon),
      color: categoryTone(row.category.color),
    },
  }));

/**
 * The published quizzes, newest first; the newest few when a limit is given.
 * @throws Response 503 when the backend is down
 */
export function listQuizzes(limit?: number): Promise<QuizSummary[]> {
  return cached(`quizzes:${limit ?? "all"}`, async () => {
    const { data } = await read((client) => {
      const query = client
        .from("faqalim_quizzes")
        .select(COLUMNS)
        .eq("is_published", true)
        .order("created_at", { ascending: false })
        .order("id", { ascending: false });
      return limit === undefined ? query : query.limit(limit);
    });
    return z.array(quizRow).parse(data ?? []);
  });
}

/**
 * The published quiz with this id, or null.
 * @throws Response 503 when the backend is down
 */
export function findQuiz(id: number): Promise<QuizSummary | null> {
  return cached(`quiz:${id}`, async () => {
    const { data } = await read((client) =>
      client.from("faqalim_quizzes").select(COLUMNS).eq("id", id).eq("is_published", true).maybeSingle(),
    );
    return data && quizRow.parse(data);
  });
}
