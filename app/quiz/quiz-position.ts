import type { Correction } from "./quiz-grading";
import type { PlayedQuestion } from "./quiz-play";

export type Clock = {
  /** In seconds, when the server responded. */
  timeLeft: number;
  /** Seconds since 1970. */
  deadline: number;
};

/** The page of a question in a quiz in progress. */
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
  /** « Suivant » was pressed without an answer. */
  isUnanswered: boolean;
  /** Whether each answer is corrected immediately and is then final. */
  isInstant: boolean;
  isLast: boolean;
  /** Whether a mode can still be chosen, which restarts the quiz. */
  hasModes: boolean;
  /** The correction of a final answer. */
  correction: Correction | null;
  /** On the last question, the answers to the earlier questions, which the visitor may still change. */
  recap: { text: string; given: string }[] | null;
};
