import type { ReactNode } from "react";
import type { HeadingTag } from "~/domain/faq/answer-headings";
import type { Faq } from "~/domain/faq/faq";
import { frenchDate } from "~/domain/text/typography";
import { DifficultyBadge } from "~/components/site/badge";
import { SourceList } from "~/components/article/source-list";

export function AnswerFooter({
  faq,
  heading,
  className,
  children,
}: {
  faq: Pick<Faq, "sources" | "difficulty" | "reviewedOn">;
  heading: HeadingTag;
  className: string;
  children: ReactNode;
}) {
  return (
    <footer className={`border-t border-line text-sm text-muted ${className}`}>
      <SourceList sources={faq.sources} heading={heading} />
      <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <span>
          <span className="sr-only">Niveau&#8239;: </span>
          <DifficultyBadge difficulty={faq.difficulty} />
        </span>
        {faq.reviewedOn && (
          <span>
            Vérifié le <time dateTime={faq.reviewedOn}>{frenchDate(faq.reviewedOn)}</time>
          </span>
        )}
        {children}
      </p>
    </footer>
  );
}
