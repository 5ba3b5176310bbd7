import type { RefObject } from "react";
import { TitleText } from "~/shell/title-text";
import type { Correction } from "./quiz-grading";
import type { QuizStep } from "./quiz-view";
import { OutcomeMark } from "./quiz-score";

type Mark = { label: string; isRight: boolean };

/**
 * The mark beside an answer. It always contains words, because a check mark alone beside « L’espadon » could be read as advice
 * to eat swordfish.
 */
function markOf(text: string, { given, correct }: Correction): Mark | null {
  if (text === correct) return { label: "Bonne réponse", isRight: true };
  return text === given ? { label: "Votre réponse", isRight: false } : null;
}

/** The answers in the same order as when the visitor chose, with marks on the right answer and on a wrong choice. */
export function CorrectedChoices({
  question,
  correction,
  heading,
}: {
  question: QuizStep["question"];
  correction: Correction;
  heading: RefObject<HTMLHeadingElement>;
}) {
  return (
    <>
      <h2
        ref={heading}
        tabIndex={-1}
        className="mb-3 scroll-mt-20 text-xl outline-none max-sm:text-lg sm:mb-5 sm:text-2xl"
      >
        <TitleText>{question.text}</TitleText>
      </h2>
      <ul className="space-y-2 sm:space-y-3">
        {question.answers.map(({ id, text }) => {
          const mark = markOf(text, correction);
          return (
            <li
              key={id}
              className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 rounded-[.9rem] border-[1.5px] border-line bg-card px-4 py-2 leading-snug text-muted data-right:border-2 data-right:text-ink data-[right=false]:border-myth data-[right=false]:bg-myth-tint data-[right=true]:border-leaf-solid data-[right=true]:bg-secondary-tint"
              data-right={mark?.isRight}
            >
              <span className="min-w-0 flex-1 basis-48">{text}</span>
              {mark && (
                <span className="flex shrink-0 items-center gap-2 text-[.95rem] font-semibold">
                  {mark.label}
                  <OutcomeMark isRight={mark.isRight} />
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
