import { z } from "zod";
import { resolveSources, type SourceRegistry } from "./source-registry";
import { FOOD_VERDICTS } from "../../app/domain/food/food";
import type { Situation } from "../../app/domain/food/situation";
import { slug, sourceKeys, text } from "./content-fields";
import { ContentError, parseYamlContent } from "./parse-content";

export const SITUATIONS_FILE = "situations.yaml";

const patterns = z.array(z.string().trim().min(2, "est trop court"));

const situationsSchema = z
  .object({
    groupes: z.record(slug, z.array(slug).min(2, "il faut au moins deux situations")),
    situations: z.array(
      z
        .object({
          cle: slug,
          nom: text,
          titre: text,
          definition: text,
          avertissement: text.optional(),
          avertissement_aliments: z.array(slug).optional(),
          sans_regle: z
            .object({ verdict: z.enum(FOOD_VERDICTS), raison: text, sources: sourceKeys })
            .strict()
            .optional(),
          mots: patterns.default([]),
          sinon: patterns.default([]),
        })
        .strict(),
    ),
  })
  .strict();

export type Situations = {
  all: Situation[];
  /** The situations of each group, by the group's key. Foods can name situations and groups. */
  groups: Record<string, string[]>;
};

/** The content of situations.yaml; empty if the file is missing. @throws ContentError */
export function readSituations(raw: string | undefined, registry: SourceRegistry): Situations {
  if (raw === undefined) return { all: [], groups: {} };
  const { groupes: groups, situations } = parseYamlContent(situationsSchema, raw, SITUATIONS_FILE);
  const all = situations.map((entry): Situation => ({
    ...{ key: entry.cle, name: entry.nom, title: entry.titre, definition: entry.definition },
    warning: entry.avertissement ?? null,
    ...(entry.avertissement_aliments && { warningFoods: entry.avertissement_aliments }),
    defaultRule: entry.sans_regle
      ? {
          ...{ verdict: entry.sans_regle.verdict, condition: null, reason: entry.sans_regle.raison },
          sources: resolveSources(entry.sans_regle.sources, registry, SITUATIONS_FILE),
        }
      : null,
    ...{ words: entry.mots, vagueWords: entry.sinon },
  }));
  const twice = all.findIndex(({ key }, place) => all.findIndex((one) => one.key === key) < place);
  if (twice !== -1)
    throw ContentError.in(
      SITUATIONS_FILE,
      `« situations.${twice}.cle » : « ${all[twice]?.key} » sert deux fois`,
    );
  for (const [name, keys] of Object.entries(groups)) {
    const unknown = keys.find((key) => !all.some((situation) => situation.key === key));
    if (unknown !== undefined)
      throw ContentError.in(SITUATIONS_FILE, `« groupes.${name} » : « ${unknown} » n’est pas une situation`);
  }
  return { all, groups };
}

/** Replaces the keys of groups with the keys of their situations. @throws the error that `refuse` creates for an unknown key */
export function expandSituations(
  names: string[],
  { all, groups }: Situations,
  refuse: (problem: string) => Error,
): string[] {
  return names.flatMap((name) => {
    if (groups[name]) return groups[name];
    if (all.some(({ key }) => key === name)) return [name];
    throw refuse(`« ${name} » n’est ni une situation ni un groupe de ${SITUATIONS_FILE}`);
  });
}
