import { z } from "zod";

export type PlayedQuestion = { id: number; text: string; answers: { id: number; text: string }[] };

export type ChosenAnswers = ReadonlyMap<number, number>;

/** A quiz in progress, as its address carries it, signed: nothing is kept on the server. */
export const playStateSchema = z.object({
  quizId: z.number(),
  /** When it began, in seconds since 1970; null when it is played without a time limit. */
  start: z.number().nullable(),
  answers: z.array(z.tuple([z.number(), z.number()])),
});
export type PlayState = z.output<typeof playStateSchema>;

/** A quiz that was handed in: the answers that count, whether some came too late, and the score they were given. */
export const submissionSchema = playStateSchema.extend({ late: z.boolean(), score: z.number() });
export type Submission = z.output<typeof submissionSchema>;

export type QuizStep = {
  kind: "step";
  position: number;
  total: number;
  question: PlayedQuestion;
  chosenId: number | null;
  state: string;
  timeLeft: number | null;
  /** When time is up, in seconds since 1970. */
  deadline: number | null;
  isTimeUp: boolean;
  /** « Suivant » was pressed without an answer. */
  isUnanswered: boolean;
  /** On the last question: the ones before it with what was answered. */
  recap: { text: string; given: string }[] | null;
};

/** Answers still count this long after the limit: the time that a page takes to arrive and to leave. */
export const GRACE_SECONDS = 5;

/** Those of the pairs that are a question of this quiz and one of its own answers; the last one counts. */
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

/**
 * The position (from 0) of the question to show when `asked` (from 1, null when it is not a number) is asked for: it,
 * or the first unanswered question when that comes before.
 */
export function shownPosition(
  questions: PlayedQuestion[],
  answers: ChosenAnswers,
  asked: number | null,
): number {
  const unanswered = questions.findIndex(({ id }) => !answers.has(id));
  const furthest = unanswered === -1 ? questions.length - 1 : unanswered;
  return Math.max(0, Math.min((asked ?? 1) - 1, furthest));
}

/** Seconds left at `now` (seconds since 1970); null without a limit, never negative. */
export function secondsLeft(start: number | null, timeLimit: number | null, now: number): number | null {
  return start === null || timeLimit === null ? null : Math.max(0, start + timeLimit - now);
}

/** Whether what arrives at `now` comes too late to count. */
export function isTooLate(start: number | null, timeLimit: number | null, now: number): boolean {
  return start !== null && timeLimit !== null && now > start + timeLimit + GRACE_SECONDS;
}

export function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;
}
