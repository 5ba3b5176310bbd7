import { IllustrationTile } from "~/shell/illustration";
import { DifficultyBadge } from "~/shell/badge";
import { type QuizSummary, quizTint } from "./quiz";
import { quizIllustration } from "./quiz-illustration";

/** With `isSmall`, a single line on a phone, to leave space for the quiz question and its choices. */
export function QuizHead({ quiz, isSmall }: { quiz: QuizSummary; isSmall: boolean }) {
  return (
    <div className="mb-1 flex flex-wrap items-center gap-4 sm:mb-5">
      {!isSmall && (
        <IllustrationTile
          of={quizIllustration(quiz.id, quiz.category?.slug)}
          tint={quizTint(quiz.category)}
        />
      )}
      <div
        className={`min-w-0 flex-1 basis-36 ${isSmall ? "max-sm:flex max-sm:items-center max-sm:gap-3" : ""}`}
      >
        <DifficultyBadge difficulty={quiz.difficulty} />
        <h1 tabIndex={-1} className={`sm:mt-2 sm:text-3xl ${isSmall ? "text-base" : "mt-1 text-xl"}`}>
          {quiz.title}
        </h1>
      </div>
    </div>
  );
}
