import { Form, useSubmit } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { INSTANT, quizPath, UNTIMED } from "./quiz";
import type { QuizStep } from "./quiz-play";

/** After Back from a later step, Forward still leads to the answers. */
const CHANGE = { preventScrollReset: true, replace: true };

type Props = { step: QuizStep; quizId: number; isTimedQuiz: boolean };

/** The choice of a quiz mode, shown before the first answer. Changing the mode restarts the quiz, immediately if JavaScript runs. */
export function QuizModes({ step: { isInstant, clock }, quizId, isTimedQuiz }: Props) {
  const submit = useSubmit();
  const isHydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  // React does not replay a change made before it listens.
  useEffect(() => {
    const radios = form.current?.querySelectorAll<HTMLInputElement>("input[type=radio]") ?? [];
    if ([...radios].some(({ checked, defaultChecked }) => checked !== defaultChecked)) {
      submit(form.current, CHANGE);
    }
  }, [submit]);
  return (
    <Form
      ref={form}
      action={quizPath(quizId)}
      className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-[.95rem]"
      preventScrollReset
      onChange={({ currentTarget }) => submit(currentTarget, CHANGE)}
    >
      <Choice legend="Correction">
        <Mode name="correction" value="fin" isChosen={!isInstant}>
          À la fin
        </Mode>
        <Mode name="correction" value={INSTANT.correction} isChosen={isInstant}>
          À chaque question
        </Mode>
      </Choice>
      {isTimedQuiz && (
        <Choice legend="Chrono">
          <Mode name="temps" value="limite" isChosen={clock !== null}>
            Oui
          </Mode>
          <Mode name="temps" value={UNTIMED.temps} isChosen={clock === null}>
            Non
          </Mode>
        </Choice>
      )}
      {!isHydrated && (
        <button type="submit" className="button button-quiet px-4">
          Appliquer
        </button>
      )}
    </Form>
  );
}

function Choice({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="flex flex-wrap items-center gap-x-3">
      {/* A visible legend would be on a separate line above the choices. */}
      <legend className="sr-only">{legend}</legend>
      <span aria-hidden className="text-muted max-[24rem]:sr-only">
        {legend}
      </span>
      <div className="flex rounded-full border border-field bg-card">{children}</div>
    </fieldset>
  );
}

type ModeProps = { name: string; value: string; isChosen: boolean; children: string };

function Mode({ name, value, isChosen, children }: ModeProps) {
  return (
    <label className="relative inline-flex min-h-11 items-center rounded-full px-3 underline-offset-2 has-checked:bg-primary-tint has-checked:underline has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary">
      <input
        type="radio"
        name={name}
        value={value}
        defaultChecked={isChosen}
        className="absolute inset-0 cursor-pointer appearance-none outline-none"
      />
      {children}
    </label>
  );
}
