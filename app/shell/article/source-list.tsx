import { frenchDate } from "~/text/dates";
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

/** The folded list of sources. A link to `id` opens it, because the list itself has the id. */
export function SourceList({
  id,
  sources,
  reviewedOn,
}: {
  id?: string;
  sources: Source[];
  reviewedOn?: string;
}) {
  if (sources.length === 0) return null;
  return (
    <Fold
      className="mt-apart border-t border-line text-sm text-muted"
      summary={
        <h2 className="plain-heading flex flex-wrap gap-x-3">
          {sources.length > 1 ? `Les ${sources.length} sources` : "La source"}
          {reviewedOn && (
            <span className="font-normal">
              Vérifié le <time dateTime={reviewedOn}>{frenchDate(reviewedOn)}</time>
            </span>
          )}
        </h2>
      }
    >
      <div id={id}>
        <SourceReferences sources={sources} />
      </div>
    </Fold>
  );
}
