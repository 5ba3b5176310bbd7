export const MIN_TERM_LENGTH = 2;
export const MAX_TERM_LENGTH = 200;

export type SearchTerm =
  | { kind: "empty"; text: string }
  | { kind: "too-short"; text: string }
  | { kind: "too-long"; text: string }
  | { kind: "ready"; text: string };

/**
 * Reads a typed term. Blanks and control characters (PostgreSQL refuses U+0000) become single spaces; 2
 * letters, digits or symbols are required. `text` is what the field shows again.
 */
export function readSearchTerm(typed: string | null): SearchTerm {
  const text = (typed ?? "").replace(/[\p{Cc}\s]+/gu, " ").trim();
  if (text === "") return { kind: "empty", text };
  if (text.length > MAX_TERM_LENGTH) return { kind: "too-long", text: text.slice(0, MAX_TERM_LENGTH) };
  if ((text.match(/[\p{L}\p{N}\p{P}\p{S}]/gu) ?? []).length < MIN_TERM_LENGTH)
    return { kind: "too-short", text };
  return { kind: "ready", text };
}

export function searchPath(term: string): string {
  return `/recherche?${new URLSearchParams({ q: term.trim() })}`;
}

/** The URL of a search without extra blanks; null if it has none, or if the term is too long. */
export function canonicalSearchPath(params: URLSearchParams): string | null {
  const typed = params.get("q");
  const { kind, text } = readSearchTerm(typed);
  if (typed === null || typed === text || kind === "too-long") return null;
  const query = new URLSearchParams(params);
  if (text === "") query.delete("q");
  else query.set("q", text);
  return query.size > 0 ? `/recherche?${query}` : "/recherche";
}
