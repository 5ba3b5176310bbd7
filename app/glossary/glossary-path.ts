import type { GlossaryTerm } from "./glossary";

export const GLOSSARY_PATH = "/glossaire";

/** The path of a term's entry. */
export function termPath(id: string): string {
  return `${GLOSSARY_PATH}#${id}`;
}

/** A term on the glossary page, with the question to read next. */
export type GlossaryEntry = Pick<GlossaryTerm, "id" | "term" | "definition" | "sources"> & {
  question: { title: string; path: string } | null;
};

export type GlossaryLetter = { letter: string; terms: GlossaryEntry[] };
