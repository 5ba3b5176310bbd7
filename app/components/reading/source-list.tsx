import type { HeadingTag } from "~/domain/faq/answer-headings";
import { type Source, sourceLinks } from "~/domain/faq/source";

const FOLDED_FROM = 6;

export function SourceList({ sources, heading: Heading }: { sources: Source[]; heading: HeadingTag }) {
  if (sources.length === 0) return null;
  const list = (
    <ul className="mt-1 space-y-1">
      {sources.map((source) => (
        <li key={source.publisher + source.title}>
          <SourceReference source={source} />
        </li>
      ))}
    </ul>
  );
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

/** The title leads to the source itself only; a home page has a link of its own, which says so. */
export function SourceReference({ source }: { source: Source }) {
  const { title, publisher, year, lang, hreflang = lang } = source;
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
      {`, ${publisher}${year ? `, ${year}` : ""}`}
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
