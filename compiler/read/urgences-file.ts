import { z } from "zod";
import { compilePatterns, UnknownListError } from "../../app/domain/search/word-pattern";
import type { UrgentEntries, UrgentEntry } from "../../app/domain/search/urgent-card";
import { ContentError, parseYamlContent } from "./parse-content";
import { resolveSources, type SourceRegistry } from "./source-registry";
import { sourceKeys, text } from "./content-fields";

export const URGENCES_FILE = "urgences.yaml";
export const URGENCES_SAMPLES_FILE = "urgences-essais.yaml";

const patterns = z.array(z.string().trim().min(2, "est trop court"));
const key = z.string().regex(/^[a-z]+(-[a-z]+)*$/, "s’écrit en minuscules et traits d’union");

const urgencesSchema = z
  .object({
    listes: z.record(key, z.string().trim().min(1, "ne peut pas être vide")),
    cartes: z.array(
      z
        .object({
          cle: key,
          titre: text,
          phrase: text.default(""),
          signes: z.array(text).max(6, "six signes au plus").default([]),
          appel: text,
          numeros: z
            .array(z.object({ numero: text, nom: text.optional() }).strict())
            .min(1)
            .max(3),
          attente: z.array(text).min(1),
          page: z
            .object({ adresse: z.string().startsWith("/"), titre: text })
            .strict()
            .optional(),
          sources: sourceKeys,
          seule: z.boolean().default(false),
          mots: patterns.min(1, "il faut au moins une expression"),
          sauf: patterns.default([]),
        })
        .strict(),
    ),
  })
  .strict();

const samplesSchema = z.record(key, z.array(z.string().trim().min(2, "est trop court")).min(1));

/** Search terms by the key of the card that they must show; the terms of `aucune` must show none. */
export type UrgentSamples = Record<string, string[]>;

/** The content of urgences.yaml; empty if the file is missing. @throws ContentError */
export function readUrgences(raw: string | undefined, registry: SourceRegistry): UrgentEntries {
  if (raw === undefined) return { lists: {}, cards: [] };
  const { listes: lists, cartes } = parseYamlContent(urgencesSchema, raw, URGENCES_FILE);
  const cards = cartes.map(
    (
      { cle, titre, phrase, signes, appel, numeros, attente, page, sources, seule, mots, sauf },
      index,
    ): UrgentEntry => {
      refuseUnknownLists([...mots, ...sauf], lists, index);
      return {
        key: cle,
        title: titre,
        introduction: phrase,
        signs: signes,
        call: appel,
        numbers: numeros.map(({ numero, nom }) => ({ number: numero, name: nom })),
        meanwhile: attente,
        page: page ? { path: page.adresse, title: page.titre } : null,
        sources: resolveSources(sources, registry, URGENCES_FILE),
        isAlone: seule,
        anyOf: mots,
        noneOf: sauf,
      };
    },
  );
  return { lists, cards };
}

function refuseUnknownLists(all: string[], lists: UrgentEntries["lists"], index: number): void {
  for (const pattern of all) {
    try {
      compilePatterns([pattern], lists);
    } catch (error) {
      if (!(error instanceof UnknownListError)) throw error;
      const problem = `« cartes.${index} » : « ${pattern} » nomme la liste « ${error.list} », qui n’existe pas`;
      throw ContentError.in(URGENCES_FILE, problem);
    }
  }
}

/** The content of urgences-essais.yaml; empty if the file is missing. @throws ContentError */
export function readUrgentSamples(raw: string | undefined): UrgentSamples {
  return raw === undefined ? {} : parseYamlContent(samplesSchema, raw, URGENCES_SAMPLES_FILE);
}
