import { Link } from "@remix-run/react";
import { CircleCheck, CircleX } from "lucide-react";
import type { RefObject } from "react";
import type { Correction, QuizOutcome } from "~/domain/quiz/quiz-grading";
import { ButtonLink } from "~/components/site/button-link";
import { SourceList } from "~/components/reading/source-list";

export function QuizResult({
  outcome,
  isLate,
  formerScore,
  restartPath,
  heading,
}: {
  outcome: QuizOutcome;
  isLate: boolean;
  formerScore: number | null;
  restartPath: string;
  heading: RefObject<HTMLHeadingElement>;
}) {
  const { score, total, percentage, isPassed, corrections } = outcome;
  return (
    <>
      <div className={`rounded-[1.75rem] p-7 md:p-9 ${isPassed ? "bg-secondary-tint" : "bg-accent-tint"}`}>
        <h2 ref={heading} tabIndex={-1} className="text-3xl outline-none">
          {isPassed ? "Félicitations\u202f!" : "Continuez vos efforts\u202f!"}
        </h2>
        <p className="mt-3 text-lg tabular-nums">
          Vous avez obtenu {score} sur {total} ({percentage}%)
        </p>
        {isLate && (
          <p className="mt-3">
            Le temps était écoulé : les réponses données après la limite n’ont pas été comptées.
          </p>
        )}
        {formerScore !== null && (
          <p className="mt-3">
            Nous avons corrigé ce quiz depuis. Quand vous l’avez terminé, votre score était de {formerScore}{" "}
            sur {total}.
          </p>
        )}
        <div className="mt-6 flex flex-wrap gap-3">
          {/* A full reload, as the specification asks: nothing of the last attempt stays. */}
          <Link to={restartPath} reloadDocument className="button button-primary">
            Recommencer
          </Link>
          <ButtonLink to="/quiz" variant="quiet">
            Retour aux quiz
          </ButtonLink>
        </div>
      </div>
      <h2 className="mt-10 text-2xl">La correction</h2>
      <ol className="mt-5 space-y-4">
        {corrections.map((correction, index) => (
          <CorrectionItem key={correction.id} correction={correction} number={index + 1} />
        ))}
      </ol>
    </>
  );
}

function CorrectionItem({ correction, number }: { correction: Correction; number: number }) {
  const { text, isRight, given, correct, explanation, sources, faq } = correction;
  const Mark = isRight ? CircleCheck : CircleX;
  return (
    <li className="rounded-card border border-line bg-card p-5 shadow-card sm:p-6">
      <p className={`flex items-center gap-2 font-semibold ${isRight ? "text-secondary" : "text-myth"}`}>
        <Mark aria-hidden className="size-5 shrink-0" />
        {isRight ? "Juste" : given ? "Faux" : "Sans réponse"}
      </p>
      <h3 className="mt-2 text-lg">
        {number}. {text}
      </h3>
      {!isRight && <p className="mt-3">Votre réponse : {given ?? "aucune"}</p>}
      <p className="mt-1 font-semibold">Bonne réponse : {correct}</p>
      {explanation && <p className="mt-3 text-muted">{explanation}</p>}
      {!isRight && faq && (
        <p className="mt-2">
          <Link to={faq.path} className="text-link inline-flex min-h-11 items-center">
            Pour comprendre : {faq.question}
          </Link>
        </p>
      )}
      {sources.length > 0 && (
        <div className="mt-4 border-t border-line pt-3 text-sm text-muted">
          <SourceList sources={sources} />
        </div>
      )}
    </li>
  );
}
