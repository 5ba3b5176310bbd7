import { Link } from "@remix-run/react";
import { VerdictMark } from "~/foods/look-up/verdict-mark";
import { SourceReferences } from "~/shell/article/source-list";
import type { Correction as Data } from "./quiz-grading";
import { outcomeOf } from "./quiz-grading";
import { counted } from "~/text/typography";
import type { QuizDrawing as Drawing } from "./quiz";

export function OutcomeMark({ isRight, className }: { isRight: boolean; className: string }) {
  return <VerdictMark verdict={isRight ? "oui" : "eviter"} className={className} />;
}

export function OutcomeChip({ correction }: { correction: Data }) {
  const { isRight } = correction;
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-full px-3 py-0.5 text-sm font-semibold ${isRight ? "bg-secondary-tint text-secondary" : "bg-myth-tint text-myth"}`}
    >
      <OutcomeMark isRight={isRight} className="size-4" />
      {outcomeOf(correction)}
    </span>
  );
}

export function Explanation({ correction }: { correction: Data }) {
  const { isRight, explanation, sources, faq, foods, drawing } = correction;
  return (
    <>
      {drawing && <QuizDrawing drawing={drawing} isLarge />}
      {explanation && <p>{explanation}</p>}
      {!isRight && faq && (
        <p className="mt-2">
          <Link to={faq.path} className="text-link inline-flex min-h-11 items-center">
            Pour comprendre : {faq.question}
          </Link>
        </p>
      )}
      {foods.length > 0 && (
        <ul aria-label="Puis-je en manger&#8239;?" className="mt-2 flex flex-wrap gap-x-5">
          {foods.map(({ id, name, path }) => (
            <li key={id}>
              <Link to={path} className="text-link inline-flex min-h-11 items-center">
                {name}&#8239;: puis-je en manger&#8239;?
              </Link>
            </li>
          ))}
        </ul>
      )}
      {sources.length > 0 && (
        <details className="mt-2">
          <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">
            {counted(sources.length, "source")}
          </summary>
          <div className="pt-1 text-sm text-muted">
            <SourceReferences sources={sources} />
          </div>
        </details>
      )}
    </>
  );
}

export function Correction({ correction }: { correction: Data }) {
  const { isRight, given, correct } = correction;
  return (
    <>
      {!isRight && <AnswerLine isRight={false} text={`Votre réponse\u00a0: ${given ?? "aucune"}`} />}
      <AnswerLine isRight text={`Bonne réponse\u00a0: ${correct}`} />
      <div className="mt-3">
        <Explanation correction={correction} />
      </div>
    </>
  );
}

function AnswerLine({ isRight, text }: { isRight: boolean; text: string }) {
  return (
    <p className={`mt-1 flex items-start gap-2 ${isRight ? "font-semibold" : ""}`}>
      <OutcomeMark isRight={isRight} className="mt-1 size-4" />
      <span>{text}</span>
    </p>
  );
}

export function QuizDrawing({
  drawing: { title, label, svg },
  id,
  isLarge = false,
}: {
  drawing: Drawing;
  id?: string;
  isLarge?: boolean;
}) {
  return (
    <figure className={`quiz-drawing ${isLarge ? "is-large" : ""}`}>
      <div id={id} role="img" aria-label={label} dangerouslySetInnerHTML={{ __html: svg }} />
      <figcaption>{title}</figcaption>
    </figure>
  );
}
