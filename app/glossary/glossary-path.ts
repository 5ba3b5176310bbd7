import type { Source } from "~/shell/article/source";

export const GLOSSARY_PATH = "/glossaire";

/** The path of a term's entry. */
export function termPath(id: string): string {
  return `${GLOSSARY_PATH}#${id}`;
}

/** A term on the glossary page. */
export type GlossaryEntry = {
  /** The anchor of the term's entry. */
  id: string;
  term: string;
  definition: string;
  /** The question to read next. */
  question: { title: string; path: string } | null;
  sources: Source[];
};

export type GlossaryLetter = { letter: string; terms: GlossaryEntry[] };
