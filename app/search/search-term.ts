import { MAX_TERM_LENGTH, MAX_TYPED_LENGTH, MIN_TERM_LENGTH } from "./search-limits";

export type SearchTerm = {
  kind: "empty" | "too-short" | "ready";
  /** What is searched: at most 200 characters. */
  text: string;
  /** What was typed, and the value of the field: at most 2,000 characters, because an emergency counts wherever it is named. */
  whole: string;
};

/** Soft hyphens and other characters of no width that copied texts contain. */
const INVISIBLE = /[\u00ad\u200b\u2060\ufeff]/g;

/**
 * Parses a search term. Compatible characters become equal (« B₁₂ » and « B12 »). Sequences of blanks and control characters
 * become single spaces (PostgreSQL refuses U+0000). The term needs at least 2 visible characters.
 */
export function readSearchTerm(typed: string | null): SearchTerm {
  const clean = (typed ?? "")
    .replace(INVISIBLE, "")
    .normalize("NFKC")
    // NFKC changes « µ » to the Greek letter, which no text has.
    .replaceAll("\u03bc", "\u00b5")
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim();
  const whole = cut(clean, MAX_TYPED_LENGTH);
  const text = cutTerm(whole);
  return { kind: kindOf(text), text, whole };
}

/** Cuts a term to the 200 characters that are searched: folding can make it longer. */
export function cutTerm(term: string): string {
  return cut(term, MAX_TERM_LENGTH);
}

/** Cuts a text, not in the middle of an emoji's two code units. */
function cut(text: string, length: number): string {
  return text
    .slice(0, length)
    .replace(/[\ud800-\udbff]$/, "")
    .trim();
}

function kindOf(text: string): SearchTerm["kind"] {
  if (text === "") return "empty";
  return (text.match(/[\p{L}\p{N}\p{P}\p{S}]/gu) ?? []).length < MIN_TERM_LENGTH ? "too-short" : "ready";
}

/** The search URL with the whole term as it is read; null if the URL is already canonical. */
export function canonicalSearchPath(params: URLSearchParams): string | null {
  const typed = params.get("q");
  const { whole } = readSearchTerm(typed);
  if (typed === null || typed === whole) return null;
  const query = new URLSearchParams(params);
  if (whole === "") query.delete("q");
  else query.set("q", whole);
  return query.size > 0 ? `/recherche?${query}` : "/recherche";
}
