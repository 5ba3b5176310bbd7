import { z } from "zod";
import { categoryIcon, categoryTone } from "~/domain/faq/category";
import { difficulties } from "~/domain/content/content-schema";
import { questionPath } from "~/domain/faq/question-path";
import { DEFAULT_PASSING_SCORE, type QuizSummary } from "~/domain/quiz/quiz";
import type { QuestionWithKey } from "~/domain/quiz/quiz-grading";
import type { PlayedQuestion } from "~/domain/quiz/quiz-play";
import { cached } from "~/data/backend/cache.server";
import { readAllRows, readEachRow, readRow, readRows } from "~/data/backend/read-rows.server";
import { moment, sourcesColumn } from "~/data/backend/rows.server";
import { quizDrawingColumn } from "~/data/figures.server";
import { read, readAsServer } from "~/data/backend/supabase.server";

const QUIZ_COLUMNS =
  "id, title, description, difficulty, passing_score, time_limit, questions:faqalim_quiz_questions(id)";
const COLUMNS = `${QUIZ_COLUMNS}, category:faqalim_categories(name, slug, icon, color)` as const;

const quizRow = z
  .object({
    id: z.number(),
    title: z.string(),
    description: z.string(),
    difficulty: z.enum(difficulties),
    passing_score: z.number().nullable(),
    time_limit: z.number().nullable(),
    questions: z.array(z.object({ id: z.number() })),
    category: z
      .object({ name: z.string(), slug: z.string(), icon: z.string().catch(""), color: z.string().catch("") })
      .nullable(),
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
      icon: categoryIcon(row.category.icon),
      color: categoryTone(row.category.color),
    },
  }));

/** The published quizzes, newest first, `limit` at most. @throws BackendError */
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
    return readRows(quizRow, data, "faqalim_quizzes");
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
        .select(`${QUIZ_COLUMNS}, category:faqalim_categories!inner(name, slug, icon, color)`)
        .eq("is_published", true)
        .eq("category.slug", slug)
        .order("created_at", { ascending: false })
        .order("id", { ascending: false })
        .limit(6),
    );
    return readRows(quizRow, data, "faqalim_quizzes");
  });
}

/** The published quiz with this id, or null. @throws BackendError */
export function findQuiz(id: number): Promise<QuizSummary | null> {
  return cached(`quiz:${id}`, async () => {
    const { data } = await read((client) =>
      client.from("faqalim_quizzes").select(COLUMNS).eq("id", id).eq("is_published", true).maybeSingle(),
    );
    return data && readRow(quizRow, data, "faqalim_quizzes");
  });
}

/** Whether a quiz with this id exists but is not published. @throws BackendError */
export function isWithdrawnQuiz(id: number): Promise<boolean> {
  return cached(`withdrawn-quiz:${id}`, async () => {
    const { data } = await read((client) => client.rpc("faqalim_is_withdrawn_quiz", { quiz_id: id }));
    return readRow(z.boolean(), data, "faqalim_is_withdrawn_quiz");
  });
}

const playedQuestionRow = z
  .object({
    id: z.number(),
    question: z.string(),
    drawing: quizDrawingColumn,
    answers: z.array(z.object({ id: z.number(), answer_text: z.string() })),
  })
  .transform((row): PlayedQuestion => ({
    id: row.id,
    text: row.question,
    drawing: row.drawing,
    answers: row.answers.map(({ id, answer_text: text }) => ({ id, text })),
  }));

/** A quiz's questions, in order, without the key. @throws BackendError, also on one malformed row */
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
    drawing: quizDrawingColumn,
    explanation_drawing: quizDrawingColumn,
    answers: z.array(z.object({ id: z.number(), answer_text: z.string(), is_correct: z.boolean() })),
    faq: z
      .object({ id: z.number(), question: z.string(), category: z.object({ slug: z.string() }).nullable() })
      .nullable(),
  })
  .transform((row): QuestionWithKey => ({
    id: row.id,
    text: row.question,
    explanation: row.explanation,
    sources: row.sources,
    drawing: row.explanation_drawing ?? row.drawing,
    answers: row.answers.map(({ id, answer_text: text, is_correct: isCorrect }) => ({ id, text, isCorrect })),
    faq: row.faq?.category ? { question: row.faq.question, path: questionPath(row.faq) } : null,
  }));

/** A published quiz's questions with the answer key. @throws BackendError, also on one malformed row */
export function readAnswerKey(quizId: number): Promise<QuestionWithKey[]> {
  return cached(`quiz-key:${quizId}`, async () => {
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
}
