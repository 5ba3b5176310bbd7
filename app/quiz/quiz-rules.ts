import { z } from "zod";
import type { QuizDrawing } from "./quiz";
import type { FaqLink } from "~/questions/faq";
import type { Source } from "~/shell/article/source";

export type PlayedQuestion = {
  id: number;
  text: string;
  drawing: QuizDrawing | null;
  answers: { id: number; text: string }[];
};

export type ChosenAnswers = ReadonlyMap<number, number>;

/** A quiz in progress, signed in its URL: the server stores nothing. */
export const playStateSchema = z.object({
  quizId: z.number(),
  /** Seconds since 1970; null without a time limit. */
  start: z.number().nullable(),
  answers: z.array(z.tuple([z.number(), z.number()])),
  /** The ids of the replayed questions; all questions if missing. */
  only: z.array(z.number()).optional(),
  /** Whether each answer is corrected immediately and is then final. */
  isInstant: z.boolean().optional(),
});
export type PlayState = z.output<typeof playStateSchema>;

export const submissionSchema = playStateSchema.extend({ late: z.boolean() });
export type Submission = z.output<typeof submissionSchema>;

export type QuizStep = {
  kind: "step";
  position: number;
  total: number;
  question: PlayedQuestion;
  chosenId: number | null;
  state: string;
  /** Null without a time limit, and after the deadline. */
  clock: Clock | null;
  isTimeUp: boolean;
  isUnanswered: boolean;
  isInstant: boolean;
  hasModes: boolean;
  correction: Correction | null;
};

export type QuizResult = {
  kind: "result";
  outcome: QuizOutcome;
  isLate: boolean;
  restartPath: string;
  missedPath: string | null;
  /** When the time of this attempt was or will be up, in seconds since 1970; infinite without a time limit. */
  deadline: number;
  next: { title: string; path: string; facts: string } | null;
};

/** Ignores answers that do not belong to their question, and all but the last answer to a question. */
export function validAnswers(
  questions: PlayedQuestion[],
  pairs: Iterable<readonly [number, number]>,
): ChosenAnswers {
  const chosen = new Map<number, number>();
  for (const [questionId, answerId] of pairs) {
    const question = questions.find(({ id }) => id === questionId);
    if (question?.answers.some(({ id }) => id === answerId)) chosen.set(questionId, answerId);
  }
  return chosen;
}

/** The questions of a play state; all questions if those in `only` no longer exist. */
export function askedQuestions<Q extends { id: number }>(questions: Q[], { only }: PlayState): Q[] {
  const asked = only ? questions.filter(({ id }) => only.includes(id)) : questions;
  return asked.length > 0 ? asked : questions;
}

/** Where a visitor is in a quiz. `position` counts from 0. */
export type Place = ReturnType<typeof placeOf>;

/** The place of question number `asked` (from 1), or of an unanswered question before it. @throws Error without questions */
export function placeOf(all: PlayedQuestion[], state: PlayState, asked: number | null) {
  const questions = askedQuestions(all, state);
  const answers = validAnswers(questions, state.answers);
  const unanswered = questions.findIndex(({ id }) => !answers.has(id));
  const furthest = unanswered === -1 ? questions.length - 1 : unanswered;
  const position = Math.max(0, Math.min((asked ?? 1) - 1, furthest));
  const question = questions[position];
  if (!question) throw new Error(`quiz ${state.quizId} has no question`);
  return {
    questions,
    question,
    position,
    answers,
    /** The visitor has seen the correction of the question, so that its answer is final. */
    isCorrected: Boolean(state.isInstant) && answers.has(question.id),
  };
}

/** Adds `choice`, an answer's id, unless the answer is final; ignores the id of another question's answer. */
export function withChoice(
  { questions, question, answers, isCorrected }: Place,
  choice: number | null,
): ChosenAnswers {
  if (isCorrected || choice === null) return answers;
  return validAnswers(questions, [...answers, [question.id, choice]]);
}

/** Asks the missed quiz questions again, without a time limit; null if all or none were missed. */
export function replayOfMissed(
  { quizId, isInstant }: PlayState,
  { corrections }: QuizOutcome,
): PlayState | null {
  const only = corrections.filter(({ isRight }) => !isRight).map(({ id }) => id);
  const isPart = only.length > 0 && only.length < corrections.length;
  return isPart ? { quizId, start: null, answers: [], only, isInstant } : null;
}

/** Parses a whole number from a URL or a form; null if it is invalid. */
export function readNumber(value: string | null): number | null {
  return value !== null && /^\d{1,15}$/.test(value) ? Number(value) : null;
}

export type Clock = {
  /** In seconds, when the server responded. */
  timeLeft: number;
  /** Seconds since 1970. */
  deadline: number;
};

/** Answers still count this many seconds after the deadline, because forms take time to arrive. */
export const GRACE_SECONDS = 5;

/** When the time is up, in seconds since 1970; infinite without a time limit. */
export function deadlineOf({ start }: { start: number | null }, timeLimit: number | null): number {
  return (start ?? Infinity) + (timeLimit ?? Infinity);
}

export const DEFAULT_PASSING_SCORE = 70;

/** Stays on the server until the quiz is submitted or, with instant correction, the question is answered. */
export type QuestionWithKey = {
  id: number;
  text: string;
  answers: { id: number; text: string; isCorrect: boolean }[];
  explanation: string[];
  sources: Source[];
  /** The drawing of the explanation or, if there is none, of the question. */
  drawing: QuizDrawing | null;
  faq: FaqLink | null;
};

export type Correction = Omit<QuestionWithKey, "answers"> & {
  isRight: boolean;
  given: string | null;
  correct: string;
};

export type QuizOutcome = ReturnType<typeof gradeQuiz>;

/** Unanswered questions count as wrong; answers to questions of other quizzes are ignored (specification, section 5). */
export function gradeQuiz(questions: QuestionWithKey[], chosen: ChosenAnswers, passingScore: number) {
  const corrections = questions.map(({ answers, ...question }): Correction => {
    const given = answers.find(({ id }) => id === chosen.get(question.id));
    return {
      ...question,
      isRight: given?.isCorrect ?? false,
      given: given?.text ?? null,
      correct: answers
        .filter(({ isCorrect }) => isCorrect)
        .map(({ text }) => text)
        .join(" ou "),
    };
  });
  const score = corrections.filter(({ isRight }) => isRight).length;
  const total = questions.length;
  const percentage = total === 0 ? 0 : Math.round((score / total) * 100);
  return { score, total, percentage, isPassed: percentage >= passingScore, corrections };
}
