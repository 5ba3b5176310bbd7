import { z } from "zod";
import type { Food } from "~/foods/food";
import { foodNames } from "~/foods/foods.server";
import { categoryTone } from "~/questions/categories/category";
import { DIFFICULTIES, type Faq, questionPath } from "~/questions/faq";
import { cached } from "~/server/backend/cache.server";
import { moment, readAllRows, readRow, sourcesColumn } from "~/server/backend/rows.server";
import type { QuizSummary } from "./quiz";
import { DEFAULT_PASSING_SCORE, type PlayedQuestion, type QuestionWithKey } from "./quiz-rules";
import { readAsServer } from "~/server/backend/supabase.server";
import { sentencesOf } from "~/text/excerpt";
import { isDrawing } from "~/text/shapes";

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
    category: z
      .object({ name: z.string(), slug: z.string(), color: z.string().catch("") })
      .transform(({ color, ...row }) => ({ ...row, tone: categoryTone({ ...row, color }) }))
      .nullable(),
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
          "id, title, description, difficulty, passingScore:passing_score, timeLimit:time_limit, createdAt:created_at, questions:faqalim_quiz_questions(question), category:faqalim_categories(name, slug, color)",
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

const QUESTIONS = "faqalim_quiz_questions";

const drawingColumn = z
  .object({ title: z.string(), label: z.string(), svg: z.string().refine(isDrawing) })
  .nullable()
  .catch(null);

const questionRow = z
  .object({
    id: z.number(),
    text: z.string(),
    explanation: z
      .string()
      .nullable()
      .transform((text) => (text ? sentencesOf(text) : [])),
    sources: sourcesColumn,
    drawing: drawingColumn,
    explanationDrawing: drawingColumn,
    answers: z.array(z.object({ id: z.number(), text: z.string(), isCorrect: z.boolean() })),
    faq: z
      .object({ id: z.number(), question: z.string(), category: z.object({ slug: z.string() }).nullable() })
      .nullable(),
  })
  .transform(({ faq, ...row }) => ({
    ...row,
    faq: faq?.category ? { id: faq.id, question: faq.question, path: questionPath(faq) } : null,
  }));

/** A published quiz's questions, in order, with the answer key. @throws BackendError, even if only one row is malformed */
function readQuestions(quizId: number): Promise<z.output<typeof questionRow>[]> {
  return cached(`quiz-questions:${quizId}`, async () => {
    const { data } = await readAsServer((client) =>
      client
        .from(QUESTIONS)
        .select(
          "id, text:question, explanation, sources, drawing, explanationDrawing:explanation_drawing, quiz:faqalim_quizzes!inner(id), faq:faqalim_faqs(id, question, category:faqalim_categories!inner(slug)), answers:faqalim_quiz_answers(id, text:answer_text, isCorrect:is_correct, order_index)",
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

/** A published quiz's questions with the answer key. @throws BackendError */
export async function readAnswerKey(quizId: number): Promise<QuestionWithKey[]> {
  return (await readQuestions(quizId)).map(({ explanationDrawing, ...question }) => ({
    ...question,
    drawing: explanationDrawing ?? question.drawing,
  }));
}

/** The first quiz in the list that asks about the answer, else the first of its category. @throws BackendError */
export async function findFaqQuiz({ id, category }: Faq): Promise<QuizSummary | undefined> {
  const quizzes = await listQuizzes();
  const questions = await Promise.all(quizzes.map((quiz) => readQuestions(quiz.id)));
  return (
    quizzes.find((_quiz, place) => questions[place]?.some(({ faq }) => faq?.id === id)) ??
    quizzes.find((quiz) => quiz.category?.slug === category.slug)
  );
}
