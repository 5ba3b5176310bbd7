import { Link } from "@remix-run/react";
import { Check, Minus, X } from "~/components/icon/icons";
import { SourceList } from "~/components/article/source-list";
import type { HeadingTag } from "~/domain/faq/answer-headings";
import type { Correction as Data } from "~/domain/quiz/quiz-grading";
import { type Outcome, outcomeOf } from "~/domain/quiz/quiz-grading";
import { QuizDrawing } from "./quiz-drawing";

const looks: Record<Outcome, { Icon: typeof Check; colors: string }> = {
  Juste: { Icon: Check, colors: "bg-secondary-tint text-secondary" },
  Faux: { Icon: X, colors: "bg-myth-tint text-myth" },
  "Sans réponse": { Icon: Minus, colors: "border border-field text-muted" },
};

export function OutcomeChip({ correction }: { correction: Data }) {
  const outcome = outcomeOf(correction);
  const { Icon, colors } = looks[outcome];
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-full px-3 py-0.5 text-sm font-semibold ${colors}`}
    >
      <Icon aria-hidden className="size-4" />
      {outcome}
    </span>
  );
}

/** `heading` is the level of the headings inside the correction. */
export function Correction({ correction, heading }: { correction: Data; heading: HeadingTag }) {
  const { isRight, given, correct, explanation, sources, faq, drawing } = correction;
  return (
    <>
      {!isRight && <p>Votre réponse : {given ?? "aucune"}</p>}
      <p className="mt-1 font-semibold">Bonne réponse : {correct}</p>
      {drawing && <QuizDrawing drawing={drawing} isLarge />}
      {explanation && <p className="mt-3 text-muted">{explanation}</p>}
      {!isRight && faq && (
        <p className="mt-2">
          <Link to={faq.path} className="text-link inline-flex min-h-11 items-center">
            Pour comprendre : {faq.question}
          </Link>
        </p>
      )}
      {sources.length > 0 && (
        <div className="mt-4 border-t border-line pt-3 text-sm text-muted">
          <SourceList sources={sources} heading={heading} />
        </div>
      )}
    </>
  );
}
