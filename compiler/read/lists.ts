import { z } from "zod";
import type { Proofreading } from "../../app/questions/faq";
import type { StorageRules } from "../../app/foods/storage/storage";
import type { Phrasings } from "../../app/server/compiled/compiled-contents";
import type { PagePhrasings } from "../../app/search/find-suggested-pages";
import { date, number, phrasing, text } from "./content-fields";
import { type ContentFiles, parseContent, readFolder, readYaml, readYamlFile } from "./content-files";
import { cited, type SourceRegistry } from "./source-registry";

export const SUGGESTED_PAGES_FILE = "pages-suggerees.yaml";

const suggestedPagesSchema = z.array(
  z
    .strictObject({
      page: z
        .string()
        .regex(
          /^\/(fiches-pratiques|quiz|conservation|saisons|(fiches-pratiques|quiz|profil)\/[a-z0-9-]+)$/,
          "n’est pas l’adresse d’une page",
        ),
      formulations: z.array(phrasing).min(1),
    })
    .transform(({ page, formulations }): PagePhrasings => ({ page, phrasings: formulations })),
);

export const readSuggestedPages = (files: ContentFiles) =>
  readYamlFile(files, SUGGESTED_PAGES_FILE, suggestedPagesSchema, []);

const proofreadingsSchema = z.array(z.strictObject({ question: number, name: text, profession: text, date }));

export const PROOFREADINGS_FILE = "relectures.yaml";

export const readProofreadings = (files: ContentFiles): Proofreading[] =>
  readYamlFile(files, PROOFREADINGS_FILE, proofreadingsSchema, []);

const storageRulesSchema = (registry: SourceRegistry) =>
  z
    .strictObject({
      relu_le: date,
      regles: z.array(z.strictObject({ titre: text, texte: text, sources: cited(registry) })).min(1),
    })
    .transform(({ relu_le: reviewedOn, regles }): StorageRules => ({
      reviewedOn,
      rules: regles.map(({ titre: title, texte, sources }) => ({ title, text: texte, sources })),
    }));

export const readStorageRules = (files: ContentFiles, registry: SourceRegistry) =>
  readYamlFile(files, "regles-du-froid.yaml", storageRulesSchema(registry), null);

export const QUERIES_FILE = "essais/recherches.yaml";
/** Searches that only measure: no phrasing and no ranking may change because of them. */
export const HELD_OUT_FILES = ["essais/recherches-inedites.yaml", "essais/recherches-publiques.yaml"];

const searchesSchema = z
  .array(
    z.strictObject({
      requete: phrasing.pipe(z.string().max(200, "dépasse 200 signes")),
      reponses: z.array(number).max(5, "il faut cinq réponses au plus"),
    }),
  )
  .min(1);

/** A search term as visitors type it, and the ids of the questions that answer it, best first; empty if none does. */
export type ExpectedSearch = z.output<typeof searchesSchema>[number] & { file: string };

export const readExpectedSearches = (files: ContentFiles): ExpectedSearch[] =>
  [QUERIES_FILE, ...HELD_OUT_FILES].flatMap((file) =>
    readYamlFile(files, file, searchesSchema, []).map((search) => ({ ...search, file })),
  );

export const PHRASINGS_FOLDER = "recherches-formulations/";

const phrasingsSchema = z.record(
  z.string().regex(/^[1-9]\d*$/, "n’est pas le numéro d’une question"),
  z
    .array(phrasing.pipe(z.string().max(120, "dépasse 120 signes")))
    .min(1, "il faut au moins une formulation"),
);

export const readPhrasings = (files: ContentFiles): Phrasings[] =>
  readFolder(files, PHRASINGS_FOLDER, (raw, file) =>
    Object.entries(parseContent(phrasingsSchema, readYaml(raw))).map(([faq, phrasings]) => ({
      ...{ file, faq: Number(faq), phrasings },
    })),
  ).flat();
