import { z } from "zod";
import { parseYamlContent } from "./parse-content";

export const OFFERS_FILE = "propositions.yaml";

const phrases = z.array(z.string().trim().min(2, "est trop court")).default([]);

const offersSchema = z.array(
  z
    .object({
      page: z.string().regex(/^\/(fiches-pratiques|quiz|(fiches-pratiques|quiz|categorie|profil)\/[a-z0-9-]+)$/, "n’est pas l’adresse d’une page"),
      mots: phrases,
      seuls: phrases,
      sauf: phrases,
    })
    .strict(),
);

/** When a search offers a page: it contains the words of one of `mots`, or says one of `seuls` and nothing else, and none of `sauf`. */
export type OfferWords = z.output<typeof offersSchema>[number];

/** The content of propositions.yaml; nothing if the file is missing. @throws ContentError */
export function readOffers(raw: string | undefined): OfferWords[] {
  if (raw === undefined) return [];
  return parseYamlContent(offersSchema, raw, OFFERS_FILE);
}
