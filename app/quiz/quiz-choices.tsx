import { CircleAlert } from "~/shell/icon/icons";
import { type RefObject, useEffect, useRef } from "react";
import { TitleText } from "~/shell/title-text";
import type { QuizStep } from "./quiz-view";
import { QuizDrawing } from "./quiz-drawing";
import { CHOOSE_AN_ANSWER } from "./quiz";

type Props = {
  question: QuizStep["question"];
  chosenId: number | null;
  isRefused: boolean;
  heading: RefObject<HTMLHeadingElement>;
};

export function QuizChoices({ question, chosenId, isRefused, heading }: Props) {
  const error = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isRefused) error.current?.focus();
  }, [isRefused]);
  const described = [isRefused && "erreur", question.drawing && "dessin"].filter(Boolean);
  return (
    <fieldset aria-describedby={described.join(" ") || undefined}>
      <legend className={`sm:mb-5 ${question.drawing ? "mb-2" : "mb-3"}`}>
        <h2
          ref={heading}
          tabIndex={-1}
          className="scroll-mt-20 text-xl outline-none max-sm:text-lg sm:text-2xl"
        >
          <TitleText>{question.text}</TitleText>
        </h2>
      </legend>
      {isRefused && (
        <p
          id="erreur"
          ref={error}
          tabIndex={-1}
          // eslint-disable-next-line jsx-a11y/no-autofocus -- without JavaScript, the returned page must start here
          autoFocus
          className="mb-4 flex items-center gap-2 font-semibold text-myth outline-none"
        >
          <CircleAlert aria-hidden className="size-5 shrink-0" />
          {CHOOSE_AN_ANSWER}
        </p>
      )}
      {question.drawing && <QuizDrawing drawing={question.drawing} id="dessin" />}
      <div className="space-y-2 sm:space-y-3">
        {question.answers.map((answer) => (
          <label
            key={answer.id}
            className="flex min-h-12 cursor-pointer items-center gap-3 rounded-[.9rem] border-[1.5px] border-field bg-card px-4 py-2.5 leading-snug hover:border-ink has-checked:border-primary has-checked:bg-primary-tint has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary sm:min-h-14 sm:gap-4 sm:px-5 sm:py-3.5"
          >
            <input
              type="radio"
              name="reponse"
              value={answer.id}
              defaultChecked={answer.id === chosenId}
              className="size-5 shrink-0 accent-primary outline-none"
            />
            {answer.text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
