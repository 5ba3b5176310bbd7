import { z } from "zod";
import type { Food } from "~/foods/food";
import { foodNames } from "~/foods/foods.server";
import { DIFFICULTIES } from "~/questions/faq";
import { cached } from "~/server/backend/cache.server";
import { moment } from "~/server/rows/columns.server";
import { readAllRows } from "~/server/rows/read-rows.server";
import type { QuizSummary } from "./quiz";
import { DEFAULT_PASSING_SCORE } from "./quiz-grading";

const QUIZZES = "faqalim_quizzes";

const quizRow = z
  .object({
    id: z.number(),
    title: z.string(),
    description: z.string(),
    difficulty: z.enum(DIFFICULTIES),
    passingScore: z
      .number()
      .nullable()
      .transform((score) => score ?? DEFAULT_PASSING_SCORE),
    timeLimit: z.number().nullable(),
    createdAt: moment,
    questions: z.array(z.object({ question: z.string() })),
    category: z.object({ name: z.string(), slug: z.string() }).nullable(),
  })
  .transform(({ questions, ...row }) => ({
    id: row.id,
    texts: questions.map(({ question }) => question),
    summary: { ...row, questionCount: questions.length },
  }));

function readQuizzes() {
  return cached("quizzes", () =>
    readAllRows(quizRow, QUIZZES, (client) =>
      client
        .from(QUIZZES)
        .select(
          "id, title, description, difficulty, passingScore:passing_score, timeLimit:time_limit, createdAt:created_at, questions:faqalim_quiz_questions(question), category:faqalim_categories(name, slug)",
        )
        .eq("is_published", true),
    ),
  );
}

const byCreation = (one: QuizSummary, other: QuizSummary) =>
  other.createdAt.localeCompare(one.createdAt) || other.id - one.id;

/** The published quizzes in their order, except malformed rows. @throws BackendError */
export async function listQuizzes(): Promise<QuizSummary[]> {
  return (await readQuizzes()).map(({ summary }) => summary).sort(byCreation);
}

/** The next quiz in the list, or the first quiz after the last; null if there is no other quiz. @throws BackendError */
export async function findNextQuiz(id: number): Promise<QuizSummary | null> {
  const quizzes = await listQuizzes();
  const next = quizzes[quizzes.findIndex((quiz) => quiz.id === id) + 1] ?? quizzes[0];
  return next && next.id !== id ? next : null;
}

/** The quizzes with a question that names the food, ordered by id. @throws BackendError */
export async function listFoodQuizzes(food: Food): Promise<{ id: number; title: string }[]> {
  const [quizzes, { mentionedIn }] = await Promise.all([readQuizzes(), foodNames()]);
  return quizzes
    .filter(({ texts }) => texts.some((text) => mentionedIn(text).some(({ id }) => id === food.id)))
    .map(({ id, summary: { title } }) => ({ id, title }));
}
