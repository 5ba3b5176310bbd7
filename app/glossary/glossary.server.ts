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
  const letterOf = ({ term }: T) => slugify(term).charAt(0).toUpperCase();
  const letters = [...new Set(terms.map(letterOf))];
  return letters.map((letter) => ({ letter, terms: terms.filter((each) => letterOf(each) === letter) }));
}
