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
