import { z } from "zod";
import type { Phrasings } from "../../app/server/compiled/compiled-contents";
import { parseYamlContent } from "./parse-content";

export const QUERIES_FILE = "recherches.yaml";
/** Contains one file per category. */
export const PHRASINGS_FOLDER = "formulations/";
/** Searches that only measure: no phrasing and no ranking may change because of them. */
export const HELD_OUT_FILES = ["recherches-inedites.yaml", "recherches-publiques.yaml"];
export const SEARCHES_FILES = [QUERIES_FILE, ...HELD_OUT_FILES];

const term = z.string().trim().min(2, "est trop court");

const queriesSchema = z
  .array(
    z
      .object({
        requete: term.pipe(z.string().max(200, "dépasse 200 signes")),
        reponses: z.array(z.number().int().positive()).max(5, "il faut cinq réponses au plus"),
      })
      .strict(),
  )
  .min(1);

const phrasingsSchema = z.record(
  z.string().regex(/^[1-9]\d*$/, "n’est pas le numéro d’une question"),
  z.array(term.pipe(z.string().max(120, "dépasse 120 signes"))).min(1, "il faut au moins une formulation"),
);

/** A search term as visitors type it, and the ids of the questions that answer it, best first; empty if none does. */
export type ExpectedSearch = z.output<typeof queriesSchema>[number] & { file: string };

/** The content of a file of searches; empty if the file is missing. @throws ContentError */
export function readExpectedSearches(raw: string | undefined, file = QUERIES_FILE): ExpectedSearch[] {
  if (raw === undefined) return [];
  return parseYamlContent(queriesSchema, raw, file).map((search) => ({ ...search, file }));
}

/** The content of a file in formulations/, by question. @throws ContentError */
export function readPhrasings(raw: string, file: string): Phrasings[] {
  return Object.entries(parseYamlContent(phrasingsSchema, raw, file)).map(([faq, phrasings]) => ({
    file,
    faq: Number(faq),
    phrasings,
  }));
}
