import type { Correction, QuizOutcome } from "./quiz-grading";
import type { PlayedQuestion } from "./quiz-play";

export type Clock = {
  /** In seconds, when the server responded. */
  timeLeft: number;
  /** Seconds since 1970. */
  deadline: number;
};

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
  isLast: boolean;
  /** Whether a mode can still be chosen, which restarts the quiz. */
  hasModes: boolean;
  correction: Correction | null;
  /** On the last question, the answers to the earlier questions, which the visitor may still change. */
  recap: { text: string; given: string }[] | null;
};

export type QuizResult = {
  kind: "result";
  outcome: QuizOutcome;
  isLate: boolean;
  /** The score at submission, if a correction of the quiz has since changed the score; otherwise null. */
  formerScore: number | null;
  restartPath: string;
  /** The path that replays the missed questions, without a time limit; null if all questions or none were missed. */
  missedPath: string | null;
  /** When the time of this attempt was or will be up, in seconds since 1970; null without a time limit. */
  deadline: number | null;
  next: { title: string; path: string; length: string } | null;
};
