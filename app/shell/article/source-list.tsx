import { frenchDate } from "~/text/dates";
import { counted } from "~/text/typography";
import { Fold } from "~/shell/fold";
import { type Source, sourceLabel } from "./source";

export function SourceReferences({ sources }: { sources: Source[] }) {
  return (
    <ul className="mt-1 space-y-1">
      {sources.map((source) => {
        const { title, publisher, url, lang, hreflang = lang } = source;
        return (
          <li key={publisher + title}>
            {url ? (
              <a href={url} lang={lang} rel="external" hrefLang={hreflang} className="text-link font-normal">
                {title}
              </a>
            ) : (
              <span lang={lang}>{title}</span>
            )}
            {`, ${sourceLabel(source)}`}
            {!url && ", adresse publique non trouvée"}
          </li>
        );
      })}
    </ul>
  );
}

const SOURCES_ID = "sources";

export type SourcedFacts = { sources: Source[]; reviewedOn: string | null };

/** Below the title of a page: its date, and a link to the list at its end. */
export function SourceFacts({ sources, reviewedOn }: SourcedFacts) {
  if (!reviewedOn && sources.length === 0) return null;
  return (
    <p>
      {reviewedOn && (
        <>
          Vérifié le <time dateTime={reviewedOn}>{frenchDate(reviewedOn)}</time>
        </>
      )}
      {reviewedOn && sources.length > 0 && ", "}
      {sources.length > 0 && (
        <a href={`#${SOURCES_ID}`} className="-my-3 inline-block py-3 text-link">
          {counted(sources.length, "source")}
        </a>
      )}
    </p>
  );
}

/** The folded list of sources. A link to its id opens it, because the list itself has the id. */
export function SourceList({ sources }: { sources: Source[] }) {
  if (sources.length === 0) return null;
  return (
    <Fold
      className="sources"
      summary={
        <h2 className="plain-heading">
          {sources.length > 1 && "Les "}
          {counted(sources.length, "source")}
        </h2>
      }
    >
      <div id={SOURCES_ID}>
        <SourceReferences sources={sources} />
      </div>
    </Fold>
  );
}
