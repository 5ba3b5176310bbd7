import { Form, Link, useFormAction } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { quizPath, type QuizSummary } from "./quiz";
import { type Modes, modesPath } from "./quiz-modes";
import type { ChosenAnswers, Correction, PlayedQuestion, QuizStep as Step } from "./quiz-rules";
import { Explanation, OutcomeMark, QuizDrawing } from "./correction";
import { QuizCountdown } from "./quiz-countdown";
import { FilterChips } from "~/shell/filter-chips";
import { ErrorText } from "~/shell/form/failed-form";
import { TitleText } from "~/shell/title-text";

type Props = { step: Step; quiz: QuizSummary };

export function QuizStep({ step, quiz }: Props) {
  const { position, total, question, clock, isTimeUp, isInstant, hasModes, correction } = step;
  const number = position + 1;
  const isLast = number === total;
  /** The answers, by quiz question, that this page has seen: Back leads to an address from before the answer. */
  const [given, setGiven] = useState<ChosenAnswers>(new Map());
  const isRefused = step.isUnanswered && !given.has(question.id);
  const chosenId = step.chosenId ?? given.get(question.id) ?? null;
  const form = useRef<HTMLFormElement>(null);
  // React does not replay a choice made before it listens.
  useEffect(() => {
    const { value } = form.current?.querySelector<HTMLInputElement>("[name=reponse]:checked") ?? {};
    if (value && Number(value) !== chosenId) setGiven(new Map(given).set(question.id, Number(value)));
  }, [question.id, chosenId, given]);
  useEffect(() => {
    if (isRefused) form.current?.querySelector<HTMLInputElement>("[name=reponse]")?.focus();
  }, [isRefused]);
  useEffect(() => {
    if (correction) document.getElementById("enonce")?.scrollIntoView({ block: "nearest" });
  }, [correction]);
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
      {hasModes && <QuizModes step={step} quiz={quiz} />}
      {/* Sticky, because it contains the remaining time. */}
      <div className="bg-paper @[19rem]:max-sm:sticky max-sm:top-0 max-sm:z-10 max-sm:-mx-5 max-sm:px-5 max-sm:py-1">
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
        action={quizPath(quiz.id)}
        id="quiz"
        preventScrollReset
        // Without an answer, the page of the error replaces the step, so that Back leads to the step before.
        replace={chosenId === null}
        onChange={({ target }) => {
          if (target instanceof HTMLInputElement)
            setGiven(new Map(given).set(question.id, Number(target.value)));
        }}
      >
        {/* Enter activates a form's first button, which must do the same as the visible one. */}
        <button type="submit" {...nextButton} tabIndex={-1} aria-hidden className="sr-only" />
        <input type="hidden" name="etat" value={step.state} />
        <input type="hidden" name="question" value={number} />
        {isTimeUp ? (
          <div className="remark my-apart">
            <h2 tabIndex={-1} className="text-xl outline-none">
              Le temps est écoulé
            </h2>
            <p className="mt-2">Les réponses données à temps comptent. Terminez pour voir votre résultat.</p>
          </div>
        ) : (
          <>
            <h2
              id="enonce"
              tabIndex={-1}
              className="mt-2 mb-4 text-[min(1.375rem,12vw)] outline-none sm:mt-4 sm:text-3xl"
            >
              <TitleText>{question.text}</TitleText>
            </h2>
            {correction ? (
              <>
                <CorrectedChoices question={question} correction={correction} />
                <div className="mt-3 rounded-card border border-line bg-card px-4 py-3">
                  <h3 className="mb-2 text-lg leading-snug">
                    {correction.isRight ? "Juste." : `Faux. C’était\u202f: ${correction.correct}`}
                  </h3>
                  <Explanation correction={correction} />
                </div>
              </>
            ) : (
              <div className="quiz-asked">
                {question.drawing && <QuizDrawing drawing={question.drawing} id="dessin" />}
                <QuizChoices question={question} chosenId={chosenId} isRefused={isRefused} />
              </div>
            )}
          </>
        )}
        {/* Always visible, so that the main button is at the same place on every step. */}
        <div className="quiz-bar">
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
            <ErrorText id="erreur" role="alert" className="max-sm:order-first max-sm:basis-full sm:ml-auto">
              Veuillez sélectionner une réponse
            </ErrorText>
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
            to={modesPath(quiz.id, { isUntimed: true, isInstant })}
            onClick={() => setGiven(new Map())}
            className="text-link inline-flex min-h-11 items-center"
          >
            Recommencer sans chrono
          </Link>
        </p>
      )}
    </>
  );
}

function QuizModes({ step: { isInstant, clock }, quiz: { id, timeLimit } }: Props) {
  const isTimed = timeLimit !== null;
  const isUntimed = isTimed && !clock;
  const mode = (name: string, modes: Modes) => ({
    ...{ name, to: modesPath(id, modes), replace: true, rel: "nofollow" },
    isActive: modes.isInstant === isInstant && modes.isUntimed === isUntimed,
  });
  const corrections = [
    mode("À la fin", { isUntimed, isInstant: false }),
    mode("À chaque question", { isUntimed, isInstant: true }),
  ];
  const clocks = [mode("Oui", { isUntimed: false, isInstant }), mode("Non", { isUntimed: true, isInstant })];
  return (
    <div className="quiz-modes">
      <div>
        <span aria-hidden>Correction</span>
        <FilterChips label="Correction" chips={corrections} />
      </div>
      {isTimed && (
        <div>
          <span aria-hidden>Chrono</span>
          <FilterChips label="Chrono" chips={clocks} />
        </div>
      )}
    </div>
  );
}

const ANSWER =
  "flex min-h-12 items-center gap-x-3 rounded-[.9rem] border-[1.5px] bg-card px-4 py-2.5 leading-snug";

type ChoicesProps = { question: PlayedQuestion; chosenId: number | null; isRefused: boolean };

function QuizChoices({ question: { answers, drawing }, chosenId, isRefused }: ChoicesProps) {
  const described = [isRefused && "erreur", drawing && "dessin"].filter(Boolean);
  return (
    <div
      role="group"
      aria-labelledby="enonce"
      aria-describedby={described.join(" ") || undefined}
      className="space-y-3"
    >
      {answers.map((answer, index) => (
        <label
          key={answer.id}
          className={`${ANSWER} cursor-pointer border-field hover:border-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary`}
        >
          <input
            type="radio"
            name="reponse"
            value={answer.id}
            defaultChecked={answer.id === chosenId}
            // eslint-disable-next-line jsx-a11y/no-autofocus -- without JavaScript, the returned page must start here
            autoFocus={isRefused && index === 0}
            className="size-5 shrink-0 appearance-none rounded-full border-2 border-field outline-none checked:border-[.4rem] checked:border-current"
          />
          {answer.text}
        </label>
      ))}
    </div>
  );
}

/** Marks answers with words: a check mark alone beside « L’espadon » could be read as advice to eat swordfish. */
function CorrectedChoices({
  question,
  correction: { given, correct },
}: {
  question: PlayedQuestion;
  correction: Correction;
}) {
  return (
    <ul className="space-y-3">
      {question.answers.map(({ id, text }) => {
        const isRight = text === correct;
        const isMarked = isRight || text === given;
        return (
          <li
            key={id}
            className={`${ANSWER} border-line text-muted data-right:text-ink data-[right=false]:border-myth data-[right=false]:bg-myth-tint data-[right=true]:border-leaf-solid data-[right=true]:bg-secondary-tint`}
            data-right={isMarked ? isRight : undefined}
          >
            <span className="size-5 shrink-0">
              {isMarked && <OutcomeMark isRight={isRight} className="size-full" />}
            </span>
            <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
              <span className="min-w-0 flex-1 basis-48">{text}</span>
              {isMarked && (
                <b className="shrink-0 text-[.95rem]">{isRight ? "Bonne réponse" : "Votre réponse"}</b>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
