const MIN_TERM_LENGTH = 2;
export const MAX_TERM_LENGTH = 200;

export type SearchTerm =
  | { kind: "empty"; text: string }
  | { kind: "too-short"; text: string }
  | { kind: "too-long"; text: string }
  | { kind: "ready"; text: string };

/**
 * Parses a search term. Sequences of blanks and control characters become single spaces (PostgreSQL refuses U+0000). The term
 * needs at least 2 letters, digits or symbols. `text` is the new value of the field.
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

/** The search URL without extra blanks; null if the URL is already canonical, or if the term is too long. */
export function canonicalSearchPath(params: URLSearchParams): string | null {
  const typed = params.get("q");
  const { kind, text } = readSearchTerm(typed);
  if (typed === null || typed === text || kind === "too-long") return null;
  const query = new URLSearchParams(params);
  if (text === "") query.delete("q");
  else query.set("q", text);
  return query.size > 0 ? `/recherche?${query}` : "/recherche";
}
