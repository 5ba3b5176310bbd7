import slugify from "@sindresorhus/slugify";
import { z } from "zod";
import type { Glossary } from "../../app/glossary/glossary";
import { number, text } from "./content-fields";
import { ContentError, type ContentFiles, readYamlFile } from "./content-files";
import { cited, type SourceRegistry } from "./source-registry";

export const GLOSSARY_FILE = "glossaire.yaml";

const glossarySchema = (registry: SourceRegistry) =>
  z.strictObject({
    reviewed_on: z.string().date(),
    terms: z.array(
      z.strictObject({
        term: text,
        variants: z.array(text).default([]),
        definition: text.pipe(z.string().max(280, "dépasse 280 caractères")).optional(),
        question: number.optional(),
        sources: cited(registry),
      }),
    ),
  });

type ProfileTerms = { slug: string; definitions: { term: string; text: string }[] };

/** In alphabetical order; null if the file is missing. A term without a definition gets that of its audience's page. @throws ContentError */
export function readGlossary(
  files: ContentFiles,
  registry: SourceRegistry,
  profiles: ProfileTerms[],
): Glossary | null {
  const written = readYamlFile(files, GLOSSARY_FILE, glossarySchema(registry), null);
  if (!written) return null;
  const terms = written.terms.map(({ term, variants, definition, question = null, sources }) => ({
    id: slugify(term, { decamelize: false }),
    ...{ term, forms: [term, ...variants] },
    definition: theDefinition(term, definition, profiles),
    ...{ question, sources },
  }));
  terms.sort((one, other) => one.term.localeCompare(other.term, "fr"));
  return { reviewedOn: written.reviewed_on, terms };
}

/** A term's definition. The site must not define a term twice, so the glossary repeats the definition from an audience's page. */
function theDefinition(term: string, own: string | undefined, profiles: ProfileTerms[]): string {
  const refuse = (problem: string) => new ContentError(`${GLOSSARY_FILE} : « ${term} » : ${problem}`);
  const holder = profiles.find(({ definitions }) => definitions.some((entry) => entry.term === term));
  if (own !== undefined && holder)
    throw refuse(`le profil ${holder.slug} le définit ; ôtez cette définition, ou la sienne`);
  const definition = own ?? holder?.definitions.find((entry) => entry.term === term)?.text;
  if (definition === undefined) throw refuse("la définition manque");
  return definition;
}
