import { Link } from "@remix-run/react";
import { ArrowRight, RotateCcw } from "~/shell/icon/icons";
import { Fold } from "~/shell/fold";
import { TitleText } from "~/shell/title-text";
import basket from "~drawing/panier";
import { type Correction as Corrected, outcomeOf } from "./quiz-grading";
import type { QuizResult as Data } from "./quiz-play";
import { Explanation, OutcomeMark } from "./correction";
import { useStoppedCountdown } from "./quiz-countdown";

export function QuizResult({ result }: { result: Data }) {
  const { outcome, isLate, restartPath, missedPath, deadline, next } = result;
  useStoppedCountdown(deadline);
  const { score, total, percentage, isPassed, corrections } = outcome;
  return (
    <>
      <div className={`mt-2 rounded-panel p-5 md:p-9 ${isPassed ? "bg-secondary-tint" : "bg-accent-tint"}`}>
        {isLate && (
          <p id="hors-delai" className="mb-4">
            <strong>Le temps est écoulé.</strong> Les réponses données après la limite n’ont pas été comptées.
          </p>
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
          <div className="min-w-0 flex-1 basis-32">
            <h2
              tabIndex={-1}
              aria-describedby={isLate ? "hors-delai" : undefined}
              className="text-2xl outline-none sm:text-3xl"
            >
              {isPassed ? "Félicitations\u202f!" : "Continuez vos efforts\u202f!"}
            </h2>
            <p className="mt-2 text-lg tabular-nums">
              {`Vous avez obtenu ${score} sur ${total} (${percentage}%)`}
            </p>
          </div>
          <QuizBasket score={score} total={total} />
        </div>
        <OutcomeRow corrections={corrections} />
        <div className="mt-6 flex flex-wrap gap-2 max-sm:*:grow sm:gap-3 print:hidden">
          {missedPath && (
            <Link to={missedPath} className="button button-primary">
              <RotateCcw aria-hidden className="size-4" />
              Refaire mes erreurs
            </Link>
          )}
          {/* The specification requires a full reload, so that no state of the last attempt remains. */}
          <Link
            to={restartPath}
            reloadDocument
            className={`button ${missedPath ? "button-quiet" : "button-primary"}`}
          >
            Recommencer
          </Link>
          <Link to="/quiz" className="button button-quiet">
            Retour aux quiz
          </Link>
          {next && (
            <Link to={next.path} className="button button-quiet">
              <span>
                {`Quiz suivant\u202f: ${next.title}`}{" "}
                <span className="block text-sm font-normal tabular-nums">{next.facts}</span>
              </span>
              <ArrowRight aria-hidden className="size-4 shrink-0" />
            </Link>
          )}
        </div>
      </div>
      <h2 className="mt-8 text-2xl">La correction</h2>
      <ol className="mt-3">
        {corrections.map((correction, index) => (
          <li key={correction.id}>
            <Fold
              isOpen={!correction.isRight}
              summary={
                <>
                  <OutcomeMark isRight={correction.isRight} className="size-6" />
                  <h3>
                    <span className="sr-only">{outcomeOf(correction)}. </span>
                    {index + 1}. <TitleText>{correction.text}</TitleText>
                  </h3>
                </>
              }
            >
              <div
                id={`correction-${index + 1}`}
                className="scroll-mt-24 text-[.95rem] leading-normal sm:pl-9 sm:text-base"
              >
                {!correction.isRight && <p>{`Votre réponse\u202f: ${correction.given ?? "aucune"}`}</p>}
                <p className="mb-2 font-semibold">{`Bonne réponse\u202f: ${correction.correct}`}</p>
                <Explanation correction={correction} />
              </div>
            </Fold>
          </li>
        ))}
      </ol>
    </>
  );
}

function OutcomeRow({ corrections }: { corrections: Corrected[] }) {
  return (
    <ol aria-label="Vos réponses, une par une" className="outcomes">
      {corrections.map((correction, index) => (
        <li key={correction.id}>
          <a href={`#correction-${index + 1}`}>
            <OutcomeMark isRight={correction.isRight} className="mx-auto mb-1 size-8" />
            <span className="sr-only">Question </span>
            <span className="text-muted">{index + 1}</span> <span>{outcomeOf(correction)}</span>
          </a>
        </li>
      ))}
    </ol>
  );
}

const PIECE = /<g data-ordre="(\d+)">.*?<\/g>/g;
const PIECES = basket.match(PIECE)?.length ?? 0;

function QuizBasket({ score, total }: { score: number; total: number }) {
  const pieces = total <= PIECES ? score : Math.floor((score / total) * PIECES);
  const svg = basket.replace(PIECE, (piece, order) => (Number(order) <= pieces ? piece : ""));
  return (
    <figure className="quiz-basket">
      <div dangerouslySetInnerHTML={{ __html: svg }} />
      {total <= PIECES && <figcaption>Un légume par bonne réponse</figcaption>}
    </figure>
  );
}
