import type { Correction } from "./quiz-grading";
import type { PlayedQuestion } from "./quiz-play";

/** One question of a quiz in progress, as its page shows it. */
export type QuizStep = {
  kind: "step";
  position: number;
  total: number;
  question: PlayedQuestion;
  chosenId: number | null;
  state: string;
  timeLeft: number | null;
  /** Seconds since 1970. */
  deadline: number | null;
  isTimeUp: boolean;
  /** « Suivant » was pressed without an answer. */
  isUnanswered: boolean;
  /** Whether each answer is corrected at once, and then final. */
  isInstant: boolean;
  isLast: boolean;
  /** Of a final answer. */
  correction: Correction | null;
  /** On the last question, the answers to the earlier ones that can still change. */
  recap: { text: string; given: string }[] | null;
};
