import { z } from "zod";
import type { Food } from "~/foods/food";
import { mentionedFoods } from "~/foods/foods.server";
import { orNull } from "~/server/backend/backend-error";
import { questionPath, DIFFICULTIES } from "~/questions/faq";
import { cached } from "~/server/backend/cache.server";
import { read, readAsServer } from "~/server/backend/supabase.server";
import { moment, sourcesColumn } from "~/server/rows/columns.server";
import { readAllRows, readRow } from "~/server/rows/read-rows.server";
import { categoryTone } from "~/shell/tone";
import { isDrawing } from "~/text/shapes";
import type { QuizSummary } from "./quiz";
import { DEFAULT_PASSING_SCORE, type QuestionWithKey } from "./quiz-grading";
import type { PlayedQuestion } from "./quiz-play";

const QUIZZES = "faqalim_quizzes";
const QUESTIONS = "faqalim_quiz_questions";
const MAX_FOODS = 3;

const quizRow = z
  .object({
    id: z.number(),
    title: z.string(),
    description: z.string(),
    difficulty: z.enum(DIFFICULTIES),
    passing_score: z.number().nullable(),
    time_limit: z.number().nullable(),
    created_at: moment,
    questions: z.array(z.object({ question: z.string() })),
    category: z
      .object({ name: z.string(), slug: z.string(), color: z.string().catch("").transform(categoryTone) })
      .nullable(),
  })
  .transform(({ passing_score, time_limit, created_at, questions, ...row }) => ({
    id: row.id,
    texts: questions.map(({ question }) => question),
    summary: {
      ...row,
      passingScore: passing_score ?? DEFAULT_PASSING_SCORE,
      timeLimit: time_limit,
      createdAt: created_at,
      questionCount: questions.length,
    },
  }));

function readQuizzes() {
  return cached("quizzes", () =>
    readAllRows(quizRow, QUIZZES, (afterId, limit) =>
      read((client) =>
        client
          .from(QUIZZES)
          .select(
            "id, title, description, difficulty, passing_score, time_limit, created_at, questions:faqalim_quiz_questions(question), category:faqalim_categories(name, slug, color)",
          )
          .eq("is_published", true)
          .gt("id", afterId)
          .order("id")
          .limit(limit),
      ),
    ),
  );
}

/** The published quizzes, newest first, except malformed rows. @throws BackendError */
export async function listQuizzes(): Promise<QuizSummary[]> {
  const quizzes = (await readQuizzes()).map(({ summary }) => summary);
  return quizzes.sort((one, other) => other.createdAt.localeCompare(one.createdAt) || other.id - one.id);
}

/** The published quiz with this id, or null. @throws BackendError */
export async function findQuiz(id: number): Promise<QuizSummary | null> {
  return (await readQuizzes()).find((quiz) => quiz.id === id)?.summary ?? null;
}

/** The next quiz in the list, or the first quiz after the last; null if there is no other quiz. @throws BackendError */
export async function findNextQuiz(id: number): Promise<QuizSummary | null> {
  const quizzes = await listQuizzes();
  const next = quizzes[quizzes.findIndex((quiz) => quiz.id === id) + 1] ?? quizzes[0];
  return next && next.id !== id ? next : null;
}

const drawingColumn = z
  .object({ title: z.string(), label: z.string(), svg: z.string().refine(isDrawing) })
  .nullable()
  .catch(null);

const questionRow = z
  .object({
    id: z.number(),
    question: z.string(),
    explanation: z.string().nullable(),
    sources: sourcesColumn,
    drawing: drawingColumn,
    explanation_drawing: drawingColumn,
    answers: z.array(z.object({ id: z.number(), answer_text: z.string(), is_correct: z.boolean() })),
    faq: z
      .object({ id: z.number(), question: z.string(), category: z.object({ slug: z.string() }).nullable() })
      .nullable(),
  })
  .transform(({ question: text, explanation_drawing, answers, faq, ...row }) => ({
    ...{ ...row, text },
    explanationDrawing: explanation_drawing,
    answers: answers.map(({ id, answer_text: text, is_correct: isCorrect }) => ({ id, text, isCorrect })),
    faq: faq?.category ? { id: faq.id, question: faq.question, path: questionPath(faq) } : null,
  }));

/** A published quiz's questions, in order, with the answer key. @throws BackendError, even if only one row is malformed */
function readQuestions(quizId: number): Promise<z.output<typeof questionRow>[]> {
  return cached(`quiz-questions:${quizId}`, async () => {
    const { data } = await readAsServer((client) =>
      client
        .from(QUESTIONS)
        .select(
          "id, question, explanation, sources, drawing, explanation_drawing, quiz:faqalim_quizzes!inner(id), faq:faqalim_faqs(id, question, category:faqalim_categories!inner(slug)), answers:faqalim_quiz_answers(id, answer_text, is_correct, order_index)",
        )
        .eq("quiz_id", quizId)
        .eq("quiz.is_published", true)
        .eq("faq.is_published", true)
        .eq("faq.category.is_active", true)
        .order("order_index")
        .order("order_index", { referencedTable: "answers" }),
    );
    return readRow(z.array(questionRow), data, QUESTIONS);
  });
}

/** A published quiz's questions, in order, without the answer key. @throws BackendError */
export async function listQuizQuestions(quizId: number): Promise<PlayedQuestion[]> {
  return (await readQuestions(quizId)).map(({ id, text, drawing, answers }) => ({
    ...{ id, text, drawing },
    answers: answers.map(({ id, text }) => ({ id, text })),
  }));
}

/** A published quiz's questions with the answer key, and links to the FAQs and foods that they name. @throws BackendError */
export async function readAnswerKey(quizId: number): Promise<QuestionWithKey[]> {
  const [questions, foodsIn] = await Promise.all([readQuestions(quizId), orNull(mentionedFoods())]);
  return questions.map(({ explanationDrawing, ...question }) => ({
    ...question,
    drawing: explanationDrawing ?? question.drawing,
    foods: (foodsIn?.(question.text) ?? [])
      .slice(0, MAX_FOODS)
      .map(({ id, name, path }) => ({ id, name, path })),
  }));
}

/** The quizzes with a question that names the food, ordered by id. @throws BackendError */
export async function listFoodQuizzes(food: Food): Promise<{ id: number; title: string }[]> {
  const [quizzes, foodsIn] = await Promise.all([readQuizzes(), mentionedFoods()]);
  return quizzes
    .filter(({ texts }) => texts.some((text) => foodsIn(text).some(({ id }) => id === food.id)))
    .map(({ id, summary: { title } }) => ({ id, title }));
}
