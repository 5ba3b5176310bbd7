import { z } from "zod";
import { DIFFICULTIES } from "~/shell/difficulty";
import { categoryTone } from "~/shell/tone";
import { DEFAULT_PASSING_SCORE, type QuizSummary } from "./quiz";

const OWN_QUIZ_COLUMNS =
  "id, title, description, difficulty, passing_score, time_limit, questions:faqalim_quiz_questions(id)";
export const QUIZ_COLUMNS = `${OWN_QUIZ_COLUMNS}, category:faqalim_categories(name, slug, color)` as const;
/** For a list that is filtered by category. */
export const CATEGORY_QUIZ_COLUMNS =
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
