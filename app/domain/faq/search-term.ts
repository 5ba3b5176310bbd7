export const MIN_TERM_LENGTH = 2;
export const MAX_TERM_LENGTH = 200;

export type SearchTerm =
  | { kind: "empty"; text: string }
  | { kind: "too-short"; text: string }
  | { kind: "too-long"; text: string }
  | { kind: "ready"; text: string };

/**
 * Reads what a visitor typed in a search field. A term is trimmed, its blanks and control characters (PostgreSQL refuses
 * U+0000) become single spaces, and it holds at least 2 letters, digits or symbols (accents
 * alone are compared with nothing); « text » is what the field should show again.
 */
export function readSearchTerm(typed: string | null): SearchTerm {
  const text = (typed ?? "").replace(/[\p{Cc}\s]+/gu, " ").trim();
  if (text === "") return { kind: "empty", text };
  if (text.length > MAX_TERM_LENGTH) return { kind: "too-long", text: text.slice(0, MAX_TERM_LENGTH) };
  if ((text.match(/[\p{L}\p{N}\p{P}\p{S}]/gu) ?? []).length < MIN_TERM_LENGTH)
    return { kind: "too-short", text };
  return { kind: "ready", text };
}

/** The address of the results for a term, as the hero form and the suggestions build it. */
export function searchPath(term: string): string {
  return `/recherche?${new URLSearchParams({ q: term.trim() })}`;
}

/**
 * Where a search is when its term was typed with spare blanks, as a form without scripts sends it; null when it is
 * there already. A term that is too long stays, as its answer shows how far it goes.
 */
export function canonicalSearchPath(params: URLSearchParams): string | null {
  const typed = params.get("q");
  const { kind, text } = readSearchTerm(typed);
  if (typed === null || typed === text || kind === "too-long") return null;
  const query = new URLSearchParams(params);
  if (text === "") query.delete("q");
  else query.set("q", text);
  return query.size > 0 ? `/recherche?${query}` : "/recherche";
}
