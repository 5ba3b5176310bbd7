import type { HeadingTag } from "~/domain/faq/answer-headings";
import { type Source, sourceLabel, sourceLinks } from "~/domain/faq/source";

/**
 * Lists with at least this many sources are folded. Questions cite fewer, because their answer is already inside a `<details>`.
 */
const FOLDED_FROM = 7;

/** The list of sources, without its heading. */
export function SourceReferences({ sources }: { sources: Source[] }) {
  return (
    <ul className="mt-1 space-y-1">
      {sources.map((source) => (
        <li key={source.publisher + source.title}>
          <SourceReference source={source} />
        </li>
      ))}
    </ul>
  );
}

export function SourceList({ sources, heading: Heading }: { sources: Source[]; heading: HeadingTag }) {
  if (sources.length === 0) return null;
  const list = <SourceReferences sources={sources} />;
  if (sources.length < FOLDED_FROM) {
    return (
      <>
        <Heading className="plain-heading">{sources.length > 1 ? "Sources" : "Source"}</Heading>
        {list}
      </>
    );
  }
  return (
    <details>
      <summary className="min-h-11 cursor-pointer content-center">
        <Heading className="plain-heading inline">Les {sources.length} sources de cette page</Heading>
      </summary>
      {list}
    </details>
  );
}

/**
 * The title is a link only if the source has its own page. Otherwise a link with the site's name follows the title and leads to
 * the publisher's home page, if known.
 */
export function SourceReference({ source }: { source: Source }) {
  const { title, lang, hreflang = lang } = source;
  const { page, home } = sourceLinks(source);
  const link = {
    rel: "external",
    hrefLang: hreflang,
    className: "quiet-link",
  };
  return (
    <>
      {page ? (
        <a href={page} lang={lang} {...link}>
          {title}
        </a>
      ) : (
        <span lang={lang}>{title}</span>
      )}
      {`, ${sourceLabel(source)}`}
      {home && (
        <>
          {" ("}
          <a href={home.url} {...link}>
            {home.name}
          </a>
          )
        </>
      )}
    </>
  );
}
