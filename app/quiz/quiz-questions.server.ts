import { z } from "zod";
import { type Faq, questionPath } from "~/questions/faq";
import { cached } from "~/server/backend/cache.server";
import { readAsServer } from "~/server/backend/supabase.server";
import { sourcesColumn } from "~/server/rows/columns.server";
import { readRow } from "~/server/rows/read-rows.server";
import { sentencesOf } from "~/text/excerpt";
import { isDrawing } from "~/text/shapes";
import type { QuizSummary } from "./quiz";
import type { QuestionWithKey } from "./quiz-grading";
import { listQuizzes } from "./quiz-list.server";
import type { PlayedQuestion } from "./quiz-play";

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
