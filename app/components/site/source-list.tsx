import type { Source } from "~/domain/faq/faq";

/** Longer lists are folded: a page is read first, checked after. */
const FOLDED_FROM = 6;

export function SourceList({ sources }: { sources: Source[] }) {
  if (sources.length === 0) return null;
  const list = (
    <ul className="mt-1 space-y-1">
      {sources.map((source) => (
        <li key={source.url + source.title}>
          <a href={source.url} rel="external" className="underline underline-offset-2 hover:text-ink">
            {source.title}
          </a>
          {`, ${source.publisher}${source.year ? `, ${source.year}` : ""}`}
        </li>
      ))}
    </ul>
  );
  if (sources.length < FOLDED_FROM) {
    return (
      <>
        <p className="font-semibold">{sources.length > 1 ? "Sources" : "Source"}</p>
        {list}
      </>
    );
  }
  return (
    <details>
      <summary className="min-h-11 cursor-pointer content-center font-semibold">
        Les {sources.length} sources de cette page
      </summary>
      {list}
    </details>
  );
}
