import { BookOpen } from "~/components/icon/icons";
import { type Source, summarizeSources } from "~/domain/faq/source";
import { frenchDate } from "~/domain/text/typography";

export const SOURCES_ID = "sources";

/** A line under an answer's title that names the main sources of the answer and links to the list of sources. */
export function SourceLine({ sources, reviewedOn }: { sources: Source[]; reviewedOn: string | null }) {
  if (sources.length === 0) return null;
  return (
    <p className="mt-2 flex items-start gap-2.5 text-sm text-muted print:hidden">
      <BookOpen aria-hidden className="mt-1.5 size-4 shrink-0" />
      <span>
        <a href={`#${SOURCES_ID}`} className="-my-2 inline-block py-3 quiet-link">
          {summarizeSources(sources)}
        </a>
        .{" "}
        {reviewedOn && (
          <span className="unbroken">
            Vérifié le <time dateTime={reviewedOn}>{frenchDate(reviewedOn)}</time>
          </span>
        )}
      </span>
    </p>
  );
}
