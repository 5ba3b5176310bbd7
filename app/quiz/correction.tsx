import { Link } from "@remix-run/react";
import { VerdictMark } from "~/foods/look-up/verdict-mark";
import { SourceReferences } from "~/shell/article/source-list";
import type { Correction } from "./quiz-grading";
import { counted } from "~/text/typography";
import type { QuizDrawing as Drawing } from "./quiz";

export function OutcomeMark({ isRight, className }: { isRight: boolean; className: string }) {
  return <VerdictMark verdict={isRight ? "oui" : "eviter"} className={className} />;
}

export function Explanation({ correction }: { correction: Correction }) {
  const { explanation, sources, faq, foods, drawing } = correction;
  return (
    <>
      {drawing && <QuizDrawing drawing={drawing} isLarge />}
      {explanation && <p>{explanation}</p>}
      <div className="-mb-2 flex flex-wrap gap-x-5">
        {faq && (
          <Link to={faq.path} className="text-link inline-flex min-h-11 items-center">
            <span>
              Comprendre<span className="sr-only">{`\u202f: ${faq.question}`}</span>
            </span>
          </Link>
        )}
        {foods.map(({ id, name, path }) => (
          <Link key={id} to={path} className="text-link inline-flex min-h-11 items-center">
            <span>
              {name}
              <span className="sr-only">{"\u202f: puis-je en manger\u202f?"}</span>
            </span>
          </Link>
        ))}
        {sources.length > 0 && (
          <details className="open:basis-full">
            <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">
              {counted(sources.length, "source")}
            </summary>
            <div className="text-sm text-muted">
              <SourceReferences sources={sources} />
            </div>
          </details>
        )}
      </div>
    </>
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
