import { compiled } from "~/server/compiled/compiled.server";
import type { Glossary } from "./glossary";

/** The glossary, in alphabetical order. */
export function findGlossary(): Glossary {
  const { glossary } = compiled().contents;
  if (!glossary) throw new Error("content/glossaire.yaml is missing");
  return glossary;
}
