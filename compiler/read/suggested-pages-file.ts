import { z } from "zod";
import type { PagePhrasings } from "../../app/search/find-suggested-pages";
import { parseYamlContent } from "./parse-content";

export const SUGGESTED_PAGES_FILE = "pages-suggerees.yaml";

const suggestedPagesSchema = z.array(
  z
    .object({
      page: z
        .string()
        .regex(
          /^\/(fiches-pratiques|quiz|conservation|saisons|(fiches-pratiques|quiz|categorie|profil)\/[a-z0-9-]+)$/,
          "n’est pas l’adresse d’une page",
        ),
      formulations: z.array(z.string().trim().min(2, "est trop court")).min(1),
    })
    .strict()
    .transform(({ page, formulations }): PagePhrasings => ({ page, phrasings: formulations })),
);

/** The content of pages-suggerees.yaml; empty if the file is missing. @throws ContentError */
export function readSuggestedPages(raw: string | undefined): PagePhrasings[] {
  if (raw === undefined) return [];
  return parseYamlContent(suggestedPagesSchema, raw, SUGGESTED_PAGES_FILE);
}
