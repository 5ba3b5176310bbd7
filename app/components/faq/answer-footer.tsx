import type { ReactNode } from "react";
import type { HeadingTag } from "~/domain/faq/answer-headings";
import type { Proofreading } from "~/domain/faq/proofreading";
import { ProofreadingNote } from "./proofreading";
import type { Faq } from "~/domain/faq/faq";
import { frenchDate } from "~/domain/text/typography";
import { DifficultyBadge } from "~/components/site/badge";
import { SourceList } from "~/components/article/source-list";

export function AnswerFooter({
  id,
  faq,
  heading,
  className,
  proofreading,
  children,
}: {
  id?: string;
  faq: Pick<Faq, "sources" | "difficulty" | "reviewedOn">;
  heading: HeadingTag;
  className: string;
  /**
   * The health professional's review of the answer; null if nobody has reviewed it. If missing, the footer does not mention
   * reviews.
   */
  proofreading?: Proofreading | null;
  children: ReactNode;
}) {
  return (
    <footer id={id} className={`border-t border-line text-sm text-muted ${className}`}>
      <SourceList sources={faq.sources} heading={heading} />
      {faq.reviewedOn && (
        <p className="mt-3">
          Vérifié le <time dateTime={faq.reviewedOn}>{frenchDate(faq.reviewedOn)}</time>
          {proofreading !== undefined && <ProofreadingNote sources={faq.sources.length} by={proofreading} />}
        </p>
      )}
      <p className="mt-3 flex flex-wrap items-center gap-x-5 border-t border-line pt-2">
        <span className="inline-flex items-center gap-2">
          Niveau&#8239;: <DifficultyBadge difficulty={faq.difficulty} />
        </span>
        {children}
      </p>
    </footer>
  );
}
