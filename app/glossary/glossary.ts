import slugify from "@sindresorhus/slugify";
import type { Source } from "~/shell/article/source";

export type GlossaryTerm = {
  id: string;
  term: string;
  /** The forms of the term in texts: the term itself and its variants. */
  forms: string[];
  definition: string;
  /** The id of the question to read next. */
  question: number | null;
  sources: Source[];
};

export type Glossary = { reviewedOn: string; terms: GlossaryTerm[] };

/** Groups entries by first letter, without accents. */
export function byLetter<T extends { term: string }>(terms: T[]): { letter: string; terms: T[] }[] {
  const letters = new Map<string, T[]>();
  for (const entry of terms) {
    const letter = slugify(entry.term).charAt(0).toUpperCase();
    letters.set(letter, [...(letters.get(letter) ?? []), entry]);
  }
  return [...letters].map(([letter, held]) => ({ letter, terms: held }));
}
