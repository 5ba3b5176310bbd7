import type { Source } from "~/shell/article/source";

export const GLOSSARY_PATH = "/glossaire";

export function termPath(id: string): string {
  return `${GLOSSARY_PATH}#${id}`;
}

export type GlossaryTerm = {
  id: string;
  term: string;
  /** The forms of the term in texts: the term itself and its variants. */
  forms: string[];
  definition: string;
  question: number | null;
  sources: Source[];
};

export type Glossary = { reviewedOn: string; terms: GlossaryTerm[] };
