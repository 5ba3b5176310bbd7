import { CorrectedChoices, QuizChoices } from "./quiz-choices";
import { Form, Link, useFormAction } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { CHOOSE_AN_ANSWER, INSTANT, quizPath, UNTIMED } from "./quiz";
import type { QuizStep as Step } from "./quiz-play";
import { Explanation } from "./correction";
import { QuizCountdown } from "./quiz-countdown";
import { CircleAlert } from "~/shell/icon/icons";

/** The answers, by quiz question, that this page has seen: the browser's Back leads to an address from before the answer. */
export type GivenAnswers = ReadonlyMap<number, number>;

type Props = {
  step: Step;
  quizId: number;
  isTimedQuiz: boolean;
  isRefused: boolean;
  given: GivenAnswers;
  onGiven: (given: GivenAnswers) => void;
};

export function QuizStep({ step, quizId, isTimedQuiz, isRefused, given, onGiven }: Props) {
  const { position, total, question, clock, isTimeUp, isInstant, hasModes, correction } = step;
  const number = position + 1;
  const isLast = number === total;
  const chosenId = step.chosenId ?? given.get(question.id) ?? null;
  const form = useRef<HTMLFormElement>(null);
  // React does not replay a choice made before it listens.
  useEffect(() => {
    const { value } = form.current?.querySelector<HTMLInputElement>("[name=reponse]:checked") ?? {};
    if (value && Number(value) !== chosenId) onGiven(new Map(given).set(question.id, Number(value)));
  }, [question.id, chosenId, given, onGiven]);
  useEffect(() => {
    if (isRefused) form.current?.querySelector<HTMLInputElement>("[name=reponse]")?.focus();
  }, [isRefused]);
  // Posts to the current URL, which still contains the answers if the POST fails.
  const here = useFormAction();
  const finish = { formMethod: "post", formAction: here, children: "Terminer le quiz" } as const;
  const isCheck = isInstant && !correction && !isTimeUp;
  const nextButton =
    (isLast && !isCheck) || isTimeUp
      ? finish
      : isCheck
        ? { name: "aller", value: number, children: "Valider" }
        : { name: "aller", value: number + 1, children: "Suivant" };
  return (
    <>
      {hasModes && <QuizModes step={step} quizId={quizId} isTimedQuiz={isTimedQuiz} />}
      {/* Sticky, because it contains the remaining time. */}
      <div className="bg-paper @[17rem]:max-sm:sticky max-sm:top-0 max-sm:z-10 max-sm:-mx-5 max-sm:px-5 max-sm:py-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <p id="progression" className="text-muted tabular-nums">
            {`Question ${number} sur ${total}`}
          </p>
          {clock && <QuizCountdown key={clock.timeLeft} clock={clock} />}
        </div>
        <progress
          aria-labelledby="progression"
          value={number}
          max={total}
          className="quiz-progress mt-1 sm:mt-2 print:hidden"
        />
      </div>
      <Form
        key={question.id}
        ref={form}
        action={quizPath(quizId)}
        id="quiz"
        className="mt-2 flex flex-1 flex-col"
        preventScrollReset
        // Without an answer, the page of the error replaces the step, so that Back leads to the step before.
        replace={chosenId === null}
        onChange={({ target }) => {
          if (target instanceof HTMLInputElement)
            onGiven(new Map(given).set(question.id, Number(target.value)));
        }}
      >
        {/* Enter activates a form's first button, which must do the same as the visible one. */}
        <button type="submit" {...nextButton} tabIndex={-1} aria-hidden className="sr-only" />
        <input type="hidden" name="etat" value={step.state} />
        <input type="hidden" name="question" value={number} />
        {isTimeUp ? (
          <div className="rounded-card bg-myth-tint p-6">
            <h2 tabIndex={-1} className="text-xl outline-none">
              Le temps est écoulé
            </h2>
            <p className="mt-2">Les réponses données à temps comptent. Terminez pour voir votre résultat.</p>
          </div>
        ) : correction ? (
          <>
            <CorrectedChoices question={question} correction={correction} />
            <h3
              className={`mt-2 mb-3 flex min-h-14 items-center rounded-[.9rem] px-4 py-2 text-lg sm:px-5 ${correction.isRight ? "bg-secondary-tint" : "bg-myth-tint"}`}
            >
              {correction.isRight ? "Juste." : `Faux. C’était\u202f: ${correction.correct}`}
            </h3>
            <Explanation correction={correction} />
          </>
        ) : (
          <QuizChoices question={question} chosenId={chosenId} isRefused={isRefused} />
        )}
        <div className="h-4" />
        {/* Always visible, so that the main button is at the same place on every step. */}
        <div className="@[17rem]:sticky bottom-0 z-10 mt-auto flex flex-wrap gap-2 border-t border-line bg-paper py-2.5 max-sm:-mx-5 max-sm:px-5 sm:gap-3 print:hidden">
          {!isTimeUp && (
            <button
              type="submit"
              name="aller"
              value={position}
              disabled={position === 0}
              className="button button-quiet disabled:cursor-not-allowed disabled:opacity-50"
            >
              Précédent
            </button>
          )}
          {isRefused && (
            <p
              id="erreur"
              role="alert"
              className="flex items-center gap-2 font-semibold text-myth max-sm:order-first max-sm:basis-full sm:ml-auto"
            >
              <CircleAlert aria-hidden className="size-5 shrink-0" />
              {CHOOSE_AN_ANSWER}
            </p>
          )}
          {isCheck && isLast && <button type="submit" {...finish} className="button button-quiet ml-auto" />}
          <button
            type="submit"
            {...nextButton}
            className={`button button-primary ${isCheck && isLast ? "" : isRefused ? "max-sm:ml-auto" : "ml-auto"}`}
          />
        </div>
      </Form>
      {clock && !hasModes && (
        <p className="mt-6 text-sm">
          <Link
            to={quizPath(quizId, { ...UNTIMED, ...(isInstant && INSTANT) })}
            onClick={() => onGiven(new Map())}
            className="text-link inline-flex min-h-11 items-center"
          >
            Recommencer sans chrono
          </Link>
        </p>
      )}
    </>
  );
}

type ModesProps = Pick<Props, "step" | "quizId" | "isTimedQuiz">;

function QuizModes({ step: { isInstant, clock }, quizId, isTimedQuiz }: ModesProps) {
  const isUntimed = isTimedQuiz && !clock;
  const groups: { label: string; modes: [name: string, instant: boolean, untimed: boolean][] }[] = [
    {
      label: "Correction",
      modes: [
        ["À la fin", false, isUntimed],
        ["À chaque question", true, isUntimed],
      ],
    },
  ];
  if (isTimedQuiz)
    groups.push({
      label: "Chrono",
      modes: [
        ["Oui", isInstant, false],
        ["Non", isInstant, true],
      ],
    });
  return (
    <div className="my-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-[.95rem] sm:my-1 print:hidden">
      {groups.map(({ label, modes }) => (
        <div key={label} role="group" aria-label={label} className="flex flex-wrap items-center gap-x-3">
          <span aria-hidden className="text-muted max-sm:min-w-20">
            {label}
          </span>
          <div className="flex rounded-full border border-field bg-card">
            {modes.map(([name, instant, untimed]) => (
              <Link
                key={name}
                to={quizPath(quizId, { ...(instant && INSTANT), ...(untimed && UNTIMED) })}
                replace
                preventScrollReset
                rel="nofollow"
                aria-current={instant === isInstant && untimed === isUntimed ? "true" : undefined}
                className="inline-flex min-h-11 items-center rounded-full px-3 underline-offset-2 aria-[current]:bg-primary-tint aria-[current]:underline"
              >
                {name}
              </Link>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
