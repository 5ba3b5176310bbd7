import { Link } from "@remix-run/react";
import { INSTANT, quizPath, UNTIMED } from "./quiz";
import type { QuizStep } from "./quiz-play";

type Props = { step: QuizStep; quizId: number; isTimedQuiz: boolean };

export function QuizModes({ step: { isInstant, clock }, quizId, isTimedQuiz }: Props) {
  const isTimed = clock !== null;
  const pathOf = (instant: boolean, timed: boolean) =>
    quizPath(quizId, { ...(instant && INSTANT), ...(isTimedQuiz && !timed && UNTIMED) });
  return (
    <div className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-[.95rem] print:hidden">
      <Choice
        label="Correction"
        modes={[
          { name: "À la fin", path: pathOf(false, isTimed), isChosen: !isInstant },
          { name: "À chaque question", path: pathOf(true, isTimed), isChosen: isInstant },
        ]}
      />
      {isTimedQuiz && (
        <Choice
          label="Chrono"
          modes={[
            { name: "Oui", path: pathOf(isInstant, true), isChosen: isTimed },
            { name: "Non", path: pathOf(isInstant, false), isChosen: !isTimed },
          ]}
        />
      )}
    </div>
  );
}

type ChoiceProps = { label: string; modes: { name: string; path: string; isChosen: boolean }[] };

function Choice({ label, modes }: ChoiceProps) {
  return (
    <div role="group" aria-label={label} className="flex flex-wrap items-center gap-x-3">
      <span aria-hidden className="text-muted">
        {label}
      </span>
      <div className="flex rounded-full border border-field bg-card">
        {modes.map(({ name, path, isChosen }) => (
          <Link
            key={name}
            to={path}
            replace
            preventScrollReset
            rel="nofollow"
            aria-current={isChosen ? "true" : undefined}
            className="inline-flex min-h-11 items-center rounded-full px-3 underline-offset-2 aria-[current]:bg-primary-tint aria-[current]:underline"
          >
            {name}
          </Link>
        ))}
      </div>
    </div>
  );
}
