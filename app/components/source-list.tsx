import type { Source } from "~/domain/faq";

/** Where the figures of a text come from. */
export function SourceList({ sources }: { sources: Source[] }) {
  if (sources.length === 0) return null;
  return (
    <>
      <p className="font-semibold">{sources.length > 1 ? "Sources" : "Source"}</p>
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
    </>
  );
}
