import { Link } from "@remix-run/react";
import { Icon } from "~/shell/icon/icon";
import { Fold } from "~/shell/fold";
import { TitleText } from "~/shell/title-text";
import { counted } from "~/text/typography";
import basket from "~drawing/panier";
import type { Correction, QuizResult as Data } from "./quiz-rules";
import { Explanation, OutcomeMark } from "./correction";
import { useStoppedCountdown } from "./quiz-countdown";

export function QuizResult({ result }: { result: Data }) {
  const { outcome, isLate, restartPath, missedPath, deadline, next } = result;
  useStoppedCountdown(deadline);
  const { score, total, percentage, isPassed, corrections } = outcome;
  const numbered = corrections.map((correction, index) => ({ correction, number: index + 1 }));
  const missed = numbered.filter(({ correction }) => !correction.isRight);
  return (
    <>
      <div
        className={`mt-2 rounded-panel border border-line p-5 md:p-7 ${isPassed ? "bg-secondary-tint" : "bg-card"}`}
      >
        {isLate && (
          <p id="hors-delai" className="mb-4">
            <strong>Le temps est écoulé.</strong> Les réponses données après la limite n’ont pas été comptées.
          </p>
        )}
        <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
          <div className="min-w-0 flex-1 basis-32">
            <h2
              tabIndex={-1}
              aria-describedby={isLate ? "hors-delai" : undefined}
              className="text-2xl outline-none lg:text-3xl"
            >
              {isPassed ? "Félicitations\u202f!" : "Continuez vos efforts\u202f!"}
            </h2>
            <p className="mt-2 text-lg text-balance tabular-nums">
              {`Vous avez obtenu ${score} sur ${total} (${percentage}%)`}
            </p>
          </div>
          <QuizBasket score={score} total={total} />
          <div className="flex basis-full flex-wrap gap-2 *:grow lg:basis-96 print:hidden">
            {missedPath && (
              <Link to={missedPath} className="button button-primary basis-full">
                <Icon name="rotate-ccw" className="size-4" />
                Refaire mes erreurs
              </Link>
            )}
            {/* The specification requires a full reload, so that no state of the last attempt remains. */}
            <Link
              to={restartPath}
              reloadDocument
              className={`button px-3 ${missedPath ? "button-quiet" : "button-primary"}`}
            >
              Recommencer
            </Link>
            <Link to="/quiz" className="button button-quiet px-3">
              Retour aux quiz
            </Link>
            {next && (
              <Link to={next.path} className="button button-quiet basis-full rounded-card bg-card">
                <span>
                  {`Quiz suivant\u202f: ${next.title}`}{" "}
                  <span className="block text-sm font-normal tabular-nums">{next.facts}</span>
                </span>
                <Icon name="arrow-right" className="size-4 shrink-0" />
              </Link>
            )}
          </div>
        </div>
      </div>
      <section aria-labelledby="correction" className="mt-apart">
        <h2 id="correction" className="mb-near text-2xl">
          La correction
        </h2>
        <Corrections list={missed} />
        {score > 0 && (
          <Fold
            summary={
              <>
                <OutcomeMark isRight className="size-6" />
                <b>{counted(score, "bonne réponse", "bonnes réponses")}</b>
              </>
            }
          >
            <Corrections list={numbered.filter(({ correction }) => correction.isRight)} />
          </Fold>
        )}
      </section>
    </>
  );
}

function Corrections({ list }: { list: { correction: Correction; number: number }[] }) {
  return (
    <ul className="border-b border-line md:grid md:grid-cols-2 md:gap-x-10">
      {list.map(({ correction, number }) => (
        <li key={correction.id} className="border-t border-line py-4 leading-normal">
          <h3 className="font-sans leading-snug tracking-normal">
            <span className="sr-only">{correction.isRight ? "Juste. " : "Faux. "}</span>
            {number}. <TitleText>{correction.text}</TitleText>
          </h3>
          <div className="mt-2 space-y-1">
            {!correction.isRight && (
              <p className="flex gap-2">
                <OutcomeMark isRight={false} className="size-6" />
                {`Votre réponse\u202f: ${correction.given ?? "aucune"}`}
              </p>
            )}
            <p className="flex gap-2 font-semibold">
              <OutcomeMark isRight className="size-6" />
              {`Bonne réponse\u202f: ${correction.correct}`}
            </p>
            <Explanation correction={correction} />
          </div>
        </li>
      ))}
    </ul>
  );
}

const PIECE = /<g data-ordre="(\d+)">.*?<\/g>/g;
const PIECES = basket.match(PIECE)?.length ?? 0;

function QuizBasket({ score, total }: { score: number; total: number }) {
  const pieces = total <= PIECES ? score : Math.floor((score / total) * PIECES);
  const svg = basket.replace(PIECE, (piece, order) =>
    Number(order) <= pieces ? piece : piece.replace("<g", '<g opacity=".2"'),
  );
  return <div className="w-28 max-w-full lg:-order-1" dangerouslySetInnerHTML={{ __html: svg }} />;
}
