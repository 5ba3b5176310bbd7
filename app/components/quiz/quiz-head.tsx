import { DifficultyBadge } from "~/components/site/badge";
import type { QuizSummary } from "~/domain/quiz/quiz";

/** `isSmall`: in one line on a phone, where a question and its answers need the place. */
export function QuizHead({ quiz, isSmall }: { quiz: QuizSummary; isSmall: boolean }) {
  return (
    <div className={isSmall ? "max-sm:flex max-sm:items-center max-sm:gap-3" : ""}>
      <DifficultyBadge difficulty={quiz.difficulty} />
      <h1
        tabIndex={-1}
        className={`mt-2 mb-5 text-3xl ${isSmall ? "max-sm:my-0 max-sm:text-base" : "max-sm:mb-2 max-sm:text-2xl"}`}
      >
        {quiz.title}
      </h1>
    </div>
  );
}
