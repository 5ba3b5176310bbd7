import type { DefinedTermSet, WithContext } from "schema-dts";
import { GLOSSARY_PATH, termPath } from "./glossary-path";
import { context, LANGUAGE } from "~/shell/head/json-ld";

/** Structured data of the glossary: each term with its definition and the URL of its entry. */
export function glossaryData(
  siteUrl: string,
  name: string,
  terms: { id: string; term: string; definition: string }[],
): WithContext<DefinedTermSet> {
  const url = siteUrl + GLOSSARY_PATH;
  return {
    ...context,
    "@type": "DefinedTermSet",
    "@id": url,
    name,
    url,
    inLanguage: LANGUAGE,
    hasDefinedTerm: terms.map(({ id, term, definition }) => ({
      "@type": "DefinedTerm",
      name: term,
      description: definition,
      url: siteUrl + termPath(id),
    })),
  };
}
