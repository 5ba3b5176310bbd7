import slugify from "@sindresorhus/slugify";
import { compiled } from "~/server/compiled/compiled.server";
import type { Glossary } from "./glossary";

/** The glossary, in alphabetical order. */
export function findGlossary(): Glossary {
  const { glossary } = compiled().contents;
  if (!glossary) throw new Error("content/glossaire.yaml is missing");
  return glossary;
}

export function byLetter<T extends { term: string }>(terms: T[]): { letter: string; terms: T[] }[] {
  const letters = new Map<string, T[]>();
  for (const entry of terms) {
    const letter = slugify(entry.term).charAt(0).toUpperCase();
    letters.set(letter, [...(letters.get(letter) ?? []), entry]);
  }
  return [...letters].map(([letter, held]) => ({ letter, terms: held }));
}
