import { z } from "zod";
import { wordsOf } from "../../app/text/words";
import type { Situation } from "../../app/foods/look-up/situation";
import { readTimes } from "../../app/foods/storage/times";
import { phrasing, repeats, slug, text } from "./content-fields";
import { type ContentFiles, readYamlFile } from "./content-files";

export const SITUATIONS_FILE = "situations.yaml";
/** In months, for « 65 ans » and more. JSON has no infinity. */
const MAX_AGE = 12 * 150;

const age = z.string().transform((written, { addIssue }) => {
  const [time] = readTimes(wordsOf(written));
  if (!time) addIssue({ code: "custom", message: "n’est pas un âge : écrivez « 6 mois » ou « 3 ans »" });
  return time?.months ?? 0;
});

const situationsSchema = z
  .strictObject({
    groupes: z.record(slug, z.array(slug).min(2, "il faut au moins deux situations")),
    situations: z.array(
      z.strictObject({
        cle: slug,
        nom: text,
        titre: text,
        en_avant: z.boolean().default(false),
        question: z.number().int().optional(),
        definition: text,
        avertissement: text.optional(),
        avertissement_aliments: z.array(slug).optional(),
        comme: z.array(slug).default([]),
        anciennes_cles: z.array(slug).default([]),
        ages: z.strictObject({ de: age.optional(), avant: age.optional() }).optional(),
        formulations: z.array(phrasing).default([]),
        sinon: z.array(phrasing).default([]),
      }),
    ),
  })
  .superRefine(({ groupes, situations }, { addIssue }) => {
    const keys = situations.map(({ cle }) => cle);
    const refuse = (path: (string | number)[], problem: string) =>
      addIssue({ code: "custom", path, message: `: ${problem}` });
    const refuseUnknown = (path: (string | number)[], named: string[]) => {
      for (const key of named) if (!keys.includes(key)) refuse(path, `« ${key} » n’est pas une situation`);
    };
    for (const { entry } of repeats([...keys.entries()], ([, key]) => key))
      refuse(["situations", entry[0], "cle"], `« ${entry[1]} » sert deux fois`);
    for (const [place, { comme }] of situations.entries())
      refuseUnknown(["situations", place, "comme"], comme);
    for (const [name, group] of Object.entries(groupes)) refuseUnknown(["groupes", name], group);
  });

export type Situations = {
  all: Situation[];
  keys: string[];
  /** The situations of each group, by the group's key. Foods can name situations and groups. */
  groups: Record<string, string[]>;
};

export function readSituations(files: ContentFiles): Situations {
  const missing = { groupes: {}, situations: [] };
  const { groupes: groups, situations } = readYamlFile(files, SITUATIONS_FILE, situationsSchema, missing);
  const all = situations.map((entry): Situation => ({
    ...{ key: entry.cle, name: entry.nom, title: entry.titre, definition: entry.definition },
    ...{ isFeatured: entry.en_avant, warning: entry.avertissement ?? null },
    ...(entry.question !== undefined && { question: entry.question }),
    ...(entry.avertissement_aliments && { warningFoods: entry.avertissement_aliments }),
    includes: situations
      .filter(({ cle }) => entry.comme.includes(cle))
      .map(({ cle, titre }) => ({ key: cle, title: titre })),
    formerKeys: entry.anciennes_cles,
    ages: entry.ages ? { from: entry.ages.de ?? 0, before: entry.ages.avant ?? MAX_AGE } : null,
    ...{ phrasings: entry.formulations, vaguePhrasings: entry.sinon },
  }));
  return { all, keys: all.map(({ key }) => key), groups };
}
