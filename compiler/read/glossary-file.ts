import slugify from "@sindresorhus/slugify";
import { z } from "zod";
import type { Glossary } from "../../app/glossary/glossary";
import { sourceKeys } from "./content-fields";
import { ContentError, parseYamlContent } from "./parse-content";
import { resolveSources, type SourceRegistry } from "./source-registry";
import { frenchTypography } from "../../app/text/typography";

export const GLOSSARY_FILE = "glossaire.yaml";

const text = z.string().trim().min(2, "est trop court").transform(frenchTypography);

const glossarySchema = z
  .object({
    reviewed_on: z.string().date(),
    terms: z.array(
      z
        .object({
          term: text,
          variants: z.array(text).default([]),
          definition: text.pipe(z.string().max(280, "dépasse 280 caractères")).optional(),
          profile: z.string().optional(),
          question: z.number().int().positive().optional(),
          sources: sourceKeys,
        })
        .strict(),
    ),
  })
  .strict();

type ProfileTerms = { slug: string; definitions: { term: string; text: string }[] };

/**
 * The content of glossaire.yaml, in alphabetical order; null if the file is missing. A term without a definition gets the
 * definition from its audience's page.
 * @throws ContentError
 */
export function readGlossary(
  raw: string | undefined,
  registry: SourceRegistry,
  profiles: ProfileTerms[],
): Glossary | null {
  if (raw === undefined) return null;
  const { reviewed_on, terms } = parseYamlContent(glossarySchema, raw, GLOSSARY_FILE);
  return {
    reviewedOn: reviewed_on,
    terms: terms
      .map(({ term, variants, definition, profile, question, sources }) => ({
        id: slugify(term, { decamelize: false }),
        term,
        forms: [term, ...variants],
        definition: theDefinition(term, definition, profile, profiles),
        question: question ?? null,
        sources: resolveSources(sources, registry, `${GLOSSARY_FILE} (${term})`),
      }))
      .sort((one, other) => one.term.localeCompare(other.term, "fr")),
  };
}

/** A term's definition. The site must not define a term twice, so the glossary repeats the definition from an audience's page. */
function theDefinition(
  term: string,
  own: string | undefined,
  slug: string | undefined,
  profiles: ProfileTerms[],
): string {
  const refuse = (problem: string) => ContentError.in(GLOSSARY_FILE, `« ${term} » : ${problem}`);
  const holders = profiles.filter(({ definitions }) => definitions.some((entry) => entry.term === term));
  if (own !== undefined) {
    if (slug !== undefined) throw refuse("« definition » ou « profile », pas les deux");
    if (holders[0]) throw refuse(`le profil ${holders[0].slug} le définit ; écrivez « profile: » à la place`);
    return own;
  }
  const held = holders
    .find((profile) => profile.slug === slug)
    ?.definitions.find((entry) => entry.term === term);
  if (!held)
    throw refuse(slug === undefined ? "la définition manque" : `le profil ${slug} ne le définit pas`);
  return held.text;
}
