import { z } from "zod";
import { questionPath } from "~/questions/question-path";
import { isDrawing } from "~/text/shapes";
import type { QuizSummary } from "./quiz";
import type { QuestionWithKey } from "./quiz-grading";
import type { PlayedQuestion } from "./quiz-play";
import { orNull } from "~/server/backend/backend-error";
import { cached } from "~/server/backend/cache.server";
import { isPublished } from "~/server/rows/published-ids.server";
import { readAllRows, readEachRow, readRow } from "~/server/rows/read-rows.server";
import { read, readAsServer } from "~/server/backend/supabase.server";
import { mentionedFoods } from "~/foods/foods.server";
import type { Food } from "~/foods/food";
import { QUIZ_COLUMNS, quizRow } from "./quiz-lists.server";
import { sourcesColumn } from "~/server/rows/columns.server";

/** The published quiz with this id, or null. @throws BackendError, also if its row is malformed */
export async function findQuiz(id: number): Promise<QuizSummary | null> {
  if (!(await isPublished("faqalim_quizzes", id))) return null;
  return cached(`quiz:${id}`, async () => {
    const { data } = await read((client) =>
      client.from("faqalim_quizzes").select(QUIZ_COLUMNS).eq("id", id).eq("is_published", true).maybeSingle(),
    );
    return data && readRow(quizRow, data, "faqalim_quizzes");
  });
}

/** Of a quiz question or of its explanation; null if it is empty or malformed. */
/** The most foods of a quiz question that its correction links to. */
const MAX_FOODS = 3;

const drawingColumn = z
  .object({ title: z.string(), label: z.string(), svg: z.string().refine(isDrawing) })
  .nullable()
  .catch(null);

const playedQuestionRow = z
  .object({
    id: z.number(),
    question: z.string(),
    drawing: drawingColumn,
    answers: z.array(z.object({ id: z.number(), answer_text: z.string() })),
  })
  .transform((row): PlayedQuestion => ({
    id: row.id,
    text: row.question,
    drawing: row.drawing,
    answers: row.answers.map(({ id, answer_text: text }) => ({ id, text })),
  }));

/** A quiz's questions, in order, without the answer key. @throws BackendError, even if only one row is malformed */
export function listQuizQuestions(quizId: number): Promise<PlayedQuestion[]> {
  return cached(`quiz-questions:${quizId}`, async () => {
    const { data } = await read((client) =>
      client
        .from("faqalim_quiz_questions")
        .select("id, question, drawing, answers:faqalim_quiz_answers(id, answer_text, order_index)")
        .eq("quiz_id", quizId)
        .order("order_index")
        .order("order_index", { referencedTable: "answers" }),
    );
    return readEachRow(playedQuestionRow, data, "faqalim_quiz_questions");
  });
}

const questionWithKeyRow = z
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
  .transform((row): Omit<QuestionWithKey, "foods"> => ({
    id: row.id,
    text: row.question,
    explanation: row.explanation,
    sources: row.sources,
    drawing: row.explanation_drawing ?? row.drawing,
    answers: row.answers.map(({ id, answer_text: text, is_correct: isCorrect }) => ({ id, text, isCorrect })),
    faq: row.faq?.category
      ? { id: row.faq.id, question: row.faq.question, path: questionPath(row.faq) }
      : null,
  }));

/**
 * A published quiz's questions with the answer key and the foods that they name, with links to published FAQs and foods.
 * @throws BackendError, even if only one row is malformed
 */
export async function readAnswerKey(quizId: number): Promise<QuestionWithKey[]> {
  const rows = cached(`quiz-key:${quizId}`, async () => {
    const { data } = await readAsServer((client) =>
      client
        .from("faqalim_quiz_questions")
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
    return readEachRow(questionWithKeyRow, data, "faqalim_quiz_questions");
  });
  const [questions, foodsIn] = await Promise.all([rows, orNull(mentionedFoods())]);
  return questions.map((question) => ({
    ...question,
    foods: (foodsIn?.(question.text) ?? [])
      .slice(0, MAX_FOODS)
      .map(({ id, name, path }) => ({ id, name, path })),
  }));
}

const questionTextRow = z
  .object({ question: z.string(), id: z.number(), quiz: z.object({ id: z.number(), title: z.string() }) })
  .transform(({ id: questionId, question: text, quiz }) => ({ ...quiz, questionId, text }));

/** The quizzes with a question that names the food, ordered by id. @throws BackendError */
export async function listFoodQuizzes(food: Food): Promise<{ id: number; title: string }[]> {
  const texts = cached("quiz-question-texts", () =>
    readAllRows(questionTextRow, "faqalim_quiz_questions", (afterId, limit) =>
      read((client) =>
        client
          .from("faqalim_quiz_questions")
          .select("id, question, quiz:faqalim_quizzes!inner(id, title)")
          .eq("quiz.is_published", true)
          .gt("id", afterId)
          .order("id")
          .limit(limit),
      ),
    ),
  );
  const foodsIn = await mentionedFoods();
  const naming = (await texts).filter(({ text }) => foodsIn(text).some(({ id }) => id === food.id));
  return [...new Map(naming.map(({ id, title }) => [id, { id, title }])).values()];
}
