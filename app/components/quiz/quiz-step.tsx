import { Form, Link, useFormAction } from "@remix-run/react";
import { CircleAlert } from "lucide-react";
import type { RefObject } from "react";
import { quizPath, UNTIMED } from "~/domain/quiz/quiz";
import type { QuizStep as Step } from "~/domain/quiz/quiz-play";
import { QuizCountdown } from "./quiz-countdown";
import { QuizRecap } from "./quiz-recap";

export const NO_ANSWER = "Veuillez sélectionner une réponse";

export function QuizStep({
  step,
  quizId,
  heading,
}: {
  step: Step;
  quizId: number;
  heading: RefObject<HTMLHeadingElement>;
}) {
  const { position, total, question, chosenId, isUnanswered, isTimeUp, recap } = step;
  const number = position + 1;
  // The quiz is posted to its own URL: if that fails, the URL still holds the answers.
  const here = useFormAction();
  const nextButton =
    recap || isTimeUp
      ? ({ formMethod: "post", formAction: here, children: "Terminer le quiz" } as const)
      : { name: "aller", value: "suivant", children: "Suivant" };
  return (
    <>
      <p id="progression" className="text-muted tabular-nums">
        Question {number} sur {total}
      </p>
      <progress aria-labelledby="progression" value={number} max={total} className="quiz-progress mt-2" />
      {/* The key resets the choice when the next question is shown. */}
      <Form key={question.id} action={quizPath(quizId)} id="quiz" className="mt-7" preventScrollReset>
        {/* The Enter key presses a form's first button: it must do the same as the visible one. */}
        <button type="submit" {...nextButton} tabIndex={-1} aria-hidden className="sr-only" />
        <input type="hidden" name="etat" value={step.state} />
        <input type="hidden" name="question" value={number} />
        {isTimeUp ? (
          <div className="rounded-card bg-myth-tint p-6">
            <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
              Le temps est écoulé
            </h2>
            <p className="mt-2">Les réponses données à temps comptent. Terminez pour voir votre résultat.</p>
          </div>
        ) : (
          <fieldset aria-describedby={isUnanswered ? "erreur" : undefined}>
            <legend className="mb-5">
              <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
                {question.text}
              </h2>
            </legend>
            {isUnanswered && (
              <p id="erreur" role="alert" className="mb-4 flex items-center gap-2 font-semibold text-myth">
                <CircleAlert aria-hidden className="size-5 shrink-0" />
                {NO_ANSWER}
              </p>
            )}
            <div className="space-y-3">
              {question.answers.map((answer) => (
                <label
                  key={answer.id}
                  className="flex min-h-14 cursor-pointer items-center gap-4 rounded-[.9rem] border-[1.5px] border-line bg-card px-5 py-3.5 hover:border-field has-checked:border-primary has-checked:bg-primary-tint has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary"
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
        )}
        {recap && recap.length > 0 && !isTimeUp && <QuizRecap recap={recap} />}
        <div className="mt-7 flex flex-wrap justify-between gap-3">
          {!isTimeUp && (
            <button
              type="submit"
              name="aller"
              value="precedent"
              disabled={position === 0}
              className="button button-quiet disabled:cursor-not-allowed disabled:opacity-50"
            >
              Précédent
            </button>
          )}
          <button type="submit" {...nextButton} className="button button-primary ml-auto" />
        </div>
      </Form>
      {step.deadline !== null && step.timeLeft !== null && !isTimeUp && (
        <>
          <QuizCountdown timeLeft={step.timeLeft} deadline={step.deadline} formId="quiz" />
          <p className="mt-8 text-sm">
            <Link to={quizPath(quizId, UNTIMED)} className="text-link inline-flex min-h-11 items-center">
              Recommencer sans limite de temps
            </Link>
          </p>
        </>
      )}
    </>
  );
}
