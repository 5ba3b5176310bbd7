import { z } from "zod";
import type { QuizDrawing } from "./quiz";

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
  /** In a replay of missed questions, which has no time limit: whether the quiz restarts with its limit. */
  isTimed: z.boolean().optional(),
  /** Whether each answer is corrected immediately and is then final. */
  isInstant: z.boolean().optional(),
});
export type PlayState = z.output<typeof playStateSchema>;

export const submissionSchema = playStateSchema.extend({ late: z.boolean(), score: z.number() });
export type Submission = z.output<typeof submissionSchema>;

/** The pairs of a question of this quiz and one of its answers; the last pair of a question counts. */
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

/** The position (from 0) of question number `asked` (from 1), or of the first unanswered question if that comes before. */
export function shownPosition(
  questions: PlayedQuestion[],
  answers: ChosenAnswers,
  asked: number | null,
): number {
  const unanswered = questions.findIndex(({ id }) => !answers.has(id));
  const furthest = unanswered === -1 ? questions.length - 1 : unanswered;
  return Math.max(0, Math.min((asked ?? 1) - 1, furthest));
}
