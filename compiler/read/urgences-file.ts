import { z } from "zod";
import type { UrgentCard, UrgentEntries } from "../../app/search/urgent/find-urgent-card";
import { NO_EMERGENCY } from "../../app/search/urgent/urgent-model";
import type { UrgentPhrase } from "../search/train-urgent-model";
import { keepPronouns } from "../../app/text/typography";
import { phrasing, text } from "./content-fields";
import { ContentError, type ContentFiles, readYamlFile } from "./content-files";
import { cited, type SourceRegistry } from "./source-registry";

export const URGENCES_FILE = "urgences.yaml";
export const URGENT_PHRASES_FILE = "urgences-phrases.tsv";
export const URGENCES_SAMPLES_FILE = "essais/urgences.yaml";

const key = z.string().regex(/^[a-z]+(-[a-z]+)*$/, "s’écrit en minuscules et traits d’union");

const sentence = text.transform(keepPronouns);

const cardSchema = (registry: SourceRegistry) =>
  z
    .strictObject({
      cle: key,
      titre: text,
      phrase: sentence.default(""),
      signes: z.array(text).max(6, "six signes au plus").default([]),
      appel: sentence,
      numeros: z
        .array(z.strictObject({ numero: text, nom: text.optional() }))
        .min(1)
        .max(4),
      gestes: z.array(sentence).default([]),
      attente: z.array(sentence).min(1),
      page: z.strictObject({ adresse: z.string().startsWith("/"), titre: text }).optional(),
      sources: cited(registry),
      seule: z.boolean().default(false),
      delai: z.boolean().default(false),
    })
    .transform((written): UrgentCard => ({
      key: written.cle,
      title: written.titre,
      introduction: written.phrase,
      signs: written.signes,
      call: written.appel,
      numbers: written.numeros.map(({ numero, nom }) => ({ number: numero, name: nom })),
      steps: written.gestes,
      meanwhile: written.attente,
      page: written.page ? { path: written.page.adresse, title: written.page.titre } : null,
      sources: written.sources,
      isAlone: written.seule,
      canWait: written.delai,
    }));

export function readUrgences(files: ContentFiles, registry: SourceRegistry): UrgentEntries {
  const card = cardSchema(registry);
  const schema = z
    .strictObject({ generale: card, cartes: z.array(card) })
    .transform(({ generale, cartes }) => ({ general: generale, cards: cartes }));
  return readYamlFile(files, URGENCES_FILE, schema, { general: null, cards: [] });
}

/** The phrases of urgences-phrases.tsv, each with the key of its card, or `aucune`. @throws ContentError for a line without a card */
export function readUrgentPhrases(files: ContentFiles, { cards }: UrgentEntries): UrgentPhrase[] {
  const keys = new Set([NO_EMERGENCY, ...cards.map((card) => card.key)]);
  const [, ...lines] = (files[URGENT_PHRASES_FILE] ?? "").trimEnd().split("\n");
  return lines.map((line, place) => {
    const [card = "", phrase = ""] = line.split("\t").map((cell) => cell.trim());
    const where = `${URGENT_PHRASES_FILE}, ligne ${place + 2}`;
    if (!keys.has(card))
      throw new ContentError(`${where} : il n’y a pas de carte « ${card} » dans ${URGENCES_FILE}`);
    if (phrase === "") throw new ContentError(`${where} : « ${card} » n’a pas de phrase`);
    return { text: phrase, card };
  });
}

/** Search terms by the key of the card that they must show; the terms of `aucune` must show none. */
export type UrgentSamples = {
  /** Plain calls for help. Each must show its card. */
  plain: Record<string, string[]>;
  /** What the model does not learn, and what its rates are measured with. */
  heldOut: Record<string, string[]>;
};

const byCard = z.record(key, z.array(phrasing).min(1));

const samplesSchema = z
  .strictObject({ nettes: byCard, essais: byCard })
  .transform(({ nettes, essais }): UrgentSamples => ({ plain: nettes, heldOut: essais }));

export const readUrgentSamples = (files: ContentFiles): UrgentSamples =>
  readYamlFile(files, URGENCES_SAMPLES_FILE, samplesSchema, { plain: {}, heldOut: {} });
