import { z } from "zod";
import type { UrgentCard, UrgentEntries } from "../../app/search/urgent/find-urgent-card";
import { NO_EMERGENCY } from "../../app/search/urgent/urgent-model";
import type { UrgentPhrase } from "../search/train-urgent-model";
import { ContentError, parseYamlContent } from "./parse-content";
import type { ContentFiles } from "./site-contents";
import { resolveSources, type SourceRegistry } from "./source-registry";
import { sourceKeys, text } from "./content-fields";

export const URGENCES_FILE = "urgences.yaml";
/** Contains one file per card, and the harmless phrases near an emergency in `aucune.txt`. */
export const URGENT_PHRASES_FOLDER = "urgences-phrases/";
export const URGENCES_SAMPLES_FILE = "urgences-essais.yaml";

const key = z.string().regex(/^[a-z]+(-[a-z]+)*$/, "s’écrit en minuscules et traits d’union");

const cardSchema = z
  .object({
    cle: key,
    titre: text,
    phrase: text.default(""),
    signes: z.array(text).max(6, "six signes au plus").default([]),
    appel: text,
    numeros: z
      .array(z.object({ numero: text, nom: text.optional() }).strict())
      .min(1)
      .max(4),
    attente: z.array(text).min(1),
    page: z
      .object({ adresse: z.string().startsWith("/"), titre: text })
      .strict()
      .optional(),
    sources: sourceKeys,
    seule: z.boolean().default(false),
    delai: z.boolean().default(false),
  })
  .strict();

const urgencesSchema = z.object({ generale: cardSchema, cartes: z.array(cardSchema) }).strict();

const byCard = z.record(key, z.array(z.string().trim().min(2, "est trop court")).min(1));

const samplesSchema = z.object({ nettes: byCard, essais: byCard }).strict();

/** Search terms by the key of the card that they must show; the terms of `aucune` must show none. */
export type UrgentSamples = {
  /** Plain calls for help. Each must show its card. */
  plain: Record<string, string[]>;
  /** What the model does not learn, and what its rates are measured with. */
  heldOut: Record<string, string[]>;
};

/** The content of urgences.yaml; empty if the file is missing. @throws ContentError */
export function readUrgences(raw: string | undefined, registry: SourceRegistry): UrgentEntries {
  if (raw === undefined) return { general: null, cards: [] };
  const { generale, cartes } = parseYamlContent(urgencesSchema, raw, URGENCES_FILE);
  const card = (written: z.output<typeof cardSchema>): UrgentCard => ({
    key: written.cle,
    title: written.titre,
    introduction: written.phrase,
    signs: written.signes,
    call: written.appel,
    numbers: written.numeros.map(({ numero, nom }) => ({ number: numero, name: nom })),
    meanwhile: written.attente,
    page: written.page ? { path: written.page.adresse, title: written.page.titre } : null,
    sources: resolveSources(written.sources, registry, URGENCES_FILE),
    isAlone: written.seule,
    canWait: written.delai,
  });
  return { general: card(generale), cards: cartes.map(card) };
}

/**
 * The phrases of urgences-phrases/, one per line, each with the key of its card, or `aucune`. Ignores lines that start with `#`.
 * @throws ContentError for a file without a card
 */
export function readUrgentPhrases(files: ContentFiles, { cards }: UrgentEntries): UrgentPhrase[] {
  const keys = new Set([NO_EMERGENCY, ...cards.map((card) => card.key)]);
  return Object.entries(files).flatMap(([path, raw]) => {
    if (!path.startsWith(URGENT_PHRASES_FOLDER)) return [];
    const name = path.slice(URGENT_PHRASES_FOLDER.length).replace(/\.txt$/, "");
    if (!keys.has(name))
      throw ContentError.in(path, `il n’y a pas de carte « ${name} » dans ${URGENCES_FILE}`);
    return raw
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => line !== "" && !line.startsWith("#"))
      .map((phrase) => ({ text: phrase, card: name }));
  });
}

/** The content of urgences-essais.yaml; empty if the file is missing. @throws ContentError */
export function readUrgentSamples(raw: string | undefined): UrgentSamples {
  if (raw === undefined) return { plain: {}, heldOut: {} };
  const { nettes, essais } = parseYamlContent(samplesSchema, raw, URGENCES_SAMPLES_FILE);
  return { plain: nettes, heldOut: essais };
}
