import type { ReactNode } from "react";
import type { Proofreading } from "./proofreading";
import { ProofreadingNote } from "./proofreading-note";
import type { Faq } from "~/questions/faq";
import { frenchDate } from "~/text/typography";
import { SourceList, SourceReferences } from "~/shell/article/source-list";
import { SOURCES_ID } from "./source-line";
import type { HeadingTag } from "~/text/headings";

type Props = {
  faq: Pick<Faq, "sources" | "difficulty" | "reviewedOn">;
  heading: HeadingTag;
  className: string;
  children: ReactNode;
};

export function AnswerFooter({ faq, heading: Heading, className, children }: Props) {
  return (
    <footer className={`border-t border-line text-sm text-muted ${className}`}>
      {/* Not folded, because the answer already is. */}
      {faq.sources.length > 0 && (
        <>
          <Heading className="plain-heading">{faq.sources.length > 1 ? "Sources" : "Source"}</Heading>
          <SourceReferences sources={faq.sources} />
        </>
      )}
      <p className="mt-3">
        {faq.reviewedOn && (
          <>
            Vérifié le <time dateTime={faq.reviewedOn}>{frenchDate(faq.reviewedOn)}</time>.{" "}
          </>
        )}
        Niveau&#8239;: {faq.difficulty}.
      </p>
      <p>{children}</p>
    </footer>
  );
}

export function PageFooter({
  faq,
  heading,
  className,
  proofreading,
  children,
}: Props & {
  /** The health professional's review of the answer; null if nobody has reviewed it. */
  proofreading: Proofreading | null;
}) {
  return (
    <footer className={`border-t border-line text-sm text-muted ${className}`}>
      <SourceList id={SOURCES_ID} sources={faq.sources} heading={heading} />
      <p role="note" className="mt-1">
        Information générale, ne remplace pas un avis médical. <ProofreadingNote by={proofreading} />{" "}
        Niveau&#8239;: {faq.difficulty}. {children}
      </p>
    </footer>
  );
}
