import { z } from "zod";
import { wordsOf } from "../../app/text/words";
import type { Situation } from "../../app/foods/look-up/situation";
import { readTimes } from "../../app/foods/storage/times";
import { slug, text } from "./content-fields";
import { ContentError, parseYamlContent } from "./parse-content";

export const SITUATIONS_FILE = "situations.yaml";
/** In months, for « 65 ans » and more. JSON has no infinity. */
const MAX_AGE = 12 * 150;

const phrasings = z.array(z.string().trim().min(2, "est trop court"));

const age = z.string().transform((written, { addIssue }) => {
  const [time] = readTimes(wordsOf(written));
  if (!time) addIssue({ code: "custom", message: "n’est pas un âge : écrivez « 6 mois » ou « 3 ans »" });
  return time?.months ?? 0;
});

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
          comme: z.array(slug).default([]),
          anciennes_cles: z.array(slug).default([]),
          ages: z.object({ de: age.optional(), avant: age.optional() }).strict().optional(),
          formulations: phrasings.default([]),
          sinon: phrasings.default([]),
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
export function readSituations(raw: string | undefined): Situations {
  if (raw === undefined) return { all: [], groups: {} };
  const { groupes: groups, situations } = parseYamlContent(situationsSchema, raw, SITUATIONS_FILE);
  const strange = situations
    .flatMap(({ comme }) => comme)
    .find((key) => !situations.some(({ cle }) => cle === key));
  if (strange !== undefined)
    throw ContentError.in(SITUATIONS_FILE, `« comme » : « ${strange} » n’est pas une situation`);
  const all = situations.map((entry): Situation => ({
    ...{ key: entry.cle, name: entry.nom, title: entry.titre, definition: entry.definition },
    warning: entry.avertissement ?? null,
    ...(entry.avertissement_aliments && { warningFoods: entry.avertissement_aliments }),
    includes: situations
      .filter(({ cle }) => entry.comme.includes(cle))
      .map(({ cle, titre }) => ({ key: cle, title: titre })),
    formerKeys: entry.anciennes_cles,
    ages: entry.ages ? { from: entry.ages.de ?? 0, before: entry.ages.avant ?? MAX_AGE } : null,
    ...{ phrasings: entry.formulations, vaguePhrasings: entry.sinon },
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
