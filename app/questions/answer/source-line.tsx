import type { Source } from "~/shell/article/source";
import { counted, frenchDate } from "~/text/typography";

export const SOURCES_ID = "sources";

export function SourceLine({ sources, reviewedOn }: { sources: Source[]; reviewedOn: string | null }) {
  if (sources.length === 0 && !reviewedOn) return null;
  return (
    <p className="mt-1 text-sm text-muted print:hidden">
      {reviewedOn && (
        <>
          Vérifié le <time dateTime={reviewedOn}>{frenchDate(reviewedOn)}</time>
        </>
      )}
      {reviewedOn && sources.length > 0 && ", "}
      {sources.length > 0 && (
        <a href={`#${SOURCES_ID}`} className="-my-2 inline-block py-3 quiet-link">
          {counted(sources.length, "source")}
        </a>
      )}
    </p>
  );
}
