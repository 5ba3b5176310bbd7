import { z } from "zod";
import { parseYamlContent } from "~/domain/text/parse-content";

export const SUGGESTED_PAGES_FILE = "pages-suggerees.yaml";

const phrases = z.array(z.string().trim().min(2, "est trop court")).default([]);

const suggestedPagesSchema = z.array(
  z
    .object({
      page: z
        .string()
        .regex(
          /^\/(fiches-pratiques|quiz|(fiches-pratiques|quiz|categorie|profil)\/[a-z0-9-]+)$/,
          "n’est pas l’adresse d’une page",
        ),
      mots: phrases,
      seuls: phrases,
      sauf: phrases,
    })
    .strict(),
);

/** A page is suggested for terms that contain an entry of `mots`, or equal an entry of `seuls`, and contain no entry of `sauf`. */
export type SuggestedPageWords = z.output<typeof suggestedPagesSchema>[number];

/** The content of pages-suggerees.yaml; empty if the file is missing. @throws ContentError */
export function readSuggestedPages(raw: string | undefined): SuggestedPageWords[] {
  if (raw === undefined) return [];
  return parseYamlContent(suggestedPagesSchema, raw, SUGGESTED_PAGES_FILE);
}
