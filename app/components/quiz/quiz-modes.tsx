import { Form, useSubmit } from "@remix-run/react";
import { useHydrated } from "remix-utils/use-hydrated";
import { INSTANT, quizPath, UNTIMED } from "~/domain/quiz/quiz";
import type { QuizStep } from "~/domain/quiz/quiz-step";

type Props = { step: QuizStep; quizId: number; isTimedQuiz: boolean };

/**
 * The choice of a quiz mode, shown before the first answer. Changing the mode restarts the quiz, immediately if JavaScript
 * runs.
 */
export function QuizModes({ step: { isInstant, deadline }, quizId, isTimedQuiz }: Props) {
  const submit = useSubmit();
  const isHydrated = useHydrated();
  return (
    <Form
      action={quizPath(quizId)}
      className="mb-4 flex flex-wrap items-end gap-x-8 gap-y-2 text-[.95rem]"
      preventScrollReset
      onChange={({ currentTarget }) => submit(currentTarget, { preventScrollReset: true })}
    >
      <fieldset className="flex flex-wrap gap-x-5">
        <legend className="text-muted">Correction</legend>
        <Mode name="correction" value="fin" isChosen={!isInstant}>
          À la fin
        </Mode>
        <Mode name="correction" value={INSTANT.correction} isChosen={isInstant}>
          À chaque question
        </Mode>
      </fieldset>
      {isTimedQuiz && (
        <fieldset className="flex flex-wrap gap-x-5">
          <legend className="text-muted">Temps</legend>
          <Mode name="temps" value="limite" isChosen={deadline !== null}>
            Limité
          </Mode>
          <Mode name="temps" value={UNTIMED.temps} isChosen={deadline === null}>
            Libre
          </Mode>
        </fieldset>
      )}
      {!isHydrated && (
        <button type="submit" className="button button-quiet">
          Appliquer
        </button>
      )}
    </Form>
  );
}

type ModeProps = { name: string; value: string; isChosen: boolean; children: string };

function Mode({ name, value, isChosen, children }: ModeProps) {
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-2">
      <input
        type="radio"
        name={name}
        value={value}
        defaultChecked={isChosen}
        className="size-5 accent-primary"
      />
      {children}
    </label>
  );
}
