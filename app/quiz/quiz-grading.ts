import type { FaqLink } from "~/questions/faq";
import type { Source } from "~/shell/article/source";
import type { ChosenAnswers } from "./quiz-play";
import type { QuizDrawing } from "./quiz";

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
