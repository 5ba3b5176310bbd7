import { Link } from "@remix-run/react";
import { VerdictMark } from "~/foods/look-up/verdict-mark";
import { SourceReferences } from "~/shell/article/source-list";
import type { Correction } from "./quiz-rules";
import { WarningText } from "~/shell/phone-links";
import { namesPhone } from "~/text/phone-numbers";
import { counted } from "~/text/typography";
import type { QuizDrawing as Drawing } from "./quiz";

export function OutcomeMark({ isRight, className }: { isRight: boolean; className: string }) {
  return <VerdictMark verdict={isRight ? "oui" : "eviter"} className={className} />;
}

/** Its first sentence, or all if it says whom to call; « La suite » has the rest. */
export function Explanation({ correction }: { correction: Correction }) {
  const { explanation, sources, faq, drawing } = correction;
  const shown = explanation.some(namesPhone) ? explanation : explanation.slice(0, 1);
  const rest = explanation.slice(shown.length).join(" ");
  const more = [
    (rest || drawing) && "La suite",
    sources.length > 0 && counted(sources.length, "source"),
  ].filter(Boolean);
  return (
    <>
      <WarningText sentences={shown} />
      <div className="-mb-2 flex flex-wrap gap-x-5">
        {more.length > 0 && (
          <details className="open:basis-full">
            <summary className="text-link inline-flex min-h-11 cursor-pointer items-center print:hidden">
              {more.join(", ")}
            </summary>
            {rest && <p className="mt-2">{rest}</p>}
            {drawing && <QuizDrawing drawing={drawing} />}
            <div className="text-sm text-muted">
              <SourceReferences sources={sources} />
            </div>
          </details>
        )}
        {faq && (
          <Link to={faq.path} className="text-link inline-flex min-h-11 items-center print:hidden">
            <span>
              Comprendre<span className="sr-only">{`\u202f: ${faq.question}`}</span>
            </span>
          </Link>
        )}
      </div>
    </>
  );
}

export function QuizDrawing({ drawing: { title, label, svg }, id }: { drawing: Drawing; id?: string }) {
  return (
    <figure className={`quiz-drawing ${id ? "" : "is-large"}`}>
      <div id={id} role="img" aria-label={label} dangerouslySetInnerHTML={{ __html: svg }} />
      <figcaption>{title}</figcaption>
    </figure>
  );
}
