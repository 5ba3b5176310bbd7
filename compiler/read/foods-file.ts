import { z } from "zod";
import {
  type Food,
  FOOD_ALERTS,
  type FoodFamily,
  foodPath,
  type FoodRule,
  type Kin,
} from "../../app/foods/food";
import { strictness } from "../../app/foods/look-up/advice";
import type { Produce } from "../../app/foods/seasons/season";
import type { Storage } from "../../app/foods/storage/storage";
import { FOOD_VERDICTS } from "../../app/foods/verdicts";
import { atMostWords, date, known, refuseRepeats, repeats, slug, text } from "./content-fields";
import {
  ContentError,
  type ContentFiles,
  parseContent,
  readFolder,
  readYaml,
  readYamlFile,
} from "./content-files";
import { type Situations, SITUATIONS_FILE } from "./situations-file";
import { cited, type SourceRegistry } from "./source-registry";

export const KINS_FILE = "aliments/familles.yaml";

/** The maximum number of words in a condition: visitors should read a verdict in a second. */
const CONDITION_WORDS = 14;
const REASON_WORDS = 20;

const id = z.number().int().positive().max(9_999);
const words = (limit: number) =>
  atMostWords(limit).refine((value) => !value.endsWith("."), {
    message: "finit par un point : le site l’ajoute",
  });
/** The confidence of a fact. Facts with low confidence cannot be published. */
const confiance = z.enum(["haut", "moyen"]);

const advice = (registry: SourceRegistry) =>
  z.strictObject({
    /** A `phrase` is a sentence instead of a verdict, where no source allows one. Only families have some. */
    verdict: z.enum([...FOOD_VERDICTS, "phrase"]),
    condition: words(CONDITION_WORDS).optional(),
    raison: words(REASON_WORDS),
    remplacer: text.optional(),
    sources: cited(registry, 0),
    confiance,
  });
type Advice = z.output<ReturnType<typeof advice>>;
type Texts = Pick<Advice, "condition" | "raison" | "remplacer" | "sources">;

function refineAdvice({ verdict, condition, sources }: Advice, { addIssue }: z.RefinementCtx): void {
  if (["oui-si", "limiter"].includes(verdict) && condition === undefined)
    addIssue({
      code: "custom",
      path: ["condition"],
      message: "manque : « oui-si » et « limiter » disent toujours à quelle condition",
    });
  if (sources.length === 0 && verdict !== "phrase")
    addIssue({ code: "custom", path: ["sources"], message: "il en faut une" });
}

const kinsSchema = (registry: SourceRegistry, { keys }: Situations) =>
  z.strictObject({
    relu_le: date,
    familles: z.array(z.strictObject({ cle: slug, nom: text, comme: text.optional() })),
    conseils: z.array(
      z.strictObject({
        pour: z.array(known(keys, `une situation de ${SITUATIONS_FILE}`)).min(1),
        conseils: z.array(
          advice(registry)
            .extend({ familles: z.array(slug).min(1, "il faut au moins une famille") })
            .superRefine(refineAdvice),
        ),
      }),
    ),
  });

const foodSchema = (registry: SourceRegistry, { keys, groups }: Situations, kins: readonly string[]) =>
  z
    .strictObject({
      id,
      cle: slug,
      nom: text,
      synonymes: z.array(text).default([]),
      /** A family of familles.yaml, whose advice the food inherits. */
      famille: known(kins, `une famille de ${KINS_FILE}`),
      /** False withdraws the food. Its id is never reused for another food. */
      publie: z.boolean().default(true),
      allergenes: text.optional(),
      alertes: z.array(z.enum(FOOD_ALERTS)).optional(),
      remplacer: text.optional(),
      conseils: z
        .array(
          advice(registry)
            .extend({
              pour: z
                .array(
                  known(
                    [...keys, ...Object.keys(groups)],
                    `une situation, ni un groupe, de ${SITUATIONS_FILE}`,
                  ),
                )
                .min(1, "il faut au moins une situation"),
              verdict: z.enum(FOOD_VERDICTS),
            })
            .superRefine(refineAdvice),
        )
        .default([]),
    })
    .refine(({ allergenes, alertes }) => allergenes === undefined || alertes !== undefined, {
      path: ["alertes"],
      message:
        "manque : avec des allergènes, écrivez « [allergie] », ou « [] » si l’aliment n’en contient pas toujours",
    });

/** Abbreviated units are refused, because `readDuration` reads only units that are written out. */
const duration = text
  .refine(
    (value) => !/\d\s*(?:h|j|min|sem)\b|\d\s*–/.test(value),
    "s’écrit en toutes lettres : « 2 à 3 jours », « 24 heures »",
  )
  .nullable()
  .default(null);

const fact = (registry: SourceRegistry) => ({
  ...{ nom: text, sources: cited(registry), confiance },
});

const shelfSchema = (registry: SourceRegistry, situations: Situations, kins: readonly string[]) =>
  z.strictObject({
    rayon: text,
    /** The place of the shelf in all lists. */
    ordre: z.number().int().default(99),
    relu_le: date,
    aliments: z.array(foodSchema(registry, situations, kins)).default([]),
    conservation: z
      .array(
        z.strictObject({
          ...fact(registry),
          id,
          cle: slug,
          aliments: z.array(slug).default([]),
          placard: duration,
          ferme: duration,
          ouvert: duration,
          congelateur: duration,
          date: text.optional(),
          jeter_si: text.optional(),
          conseil: text.optional(),
        }),
      )
      .default([]),
    saisons: z
      .array(
        z.strictObject({
          ...fact(registry),
          type: z.enum(["fruit", "légume"]),
          mois: z.array(z.number().int().min(1).max(12)).min(1),
        }),
      )
      .default([]),
  });

type Shelf = z.output<ReturnType<typeof shelfSchema>>;

export const FOODS_FOLDER = "aliments/";

/** The fields of shelves whose values no other entry has, in any file. */
const UNIQUE = [
  ["aliments", "id"],
  ["aliments", "cle"],
  ["conservation", "id"],
  ["conservation", "cle"],
  ["saisons", "nom"],
] as const;

type ShelfFile = { path: string; slug: string; content: Shelf };

/** Reads the foods of all shelves, each with its family. @throws ContentError */
export function readFoods(files: ContentFiles, situations: Situations, registry: SourceRegistry) {
  const families = readKins(files, situations, registry);
  const schema = shelfSchema(
    registry,
    situations,
    families.map(({ key }) => key),
  );
  const shelves = readFolder(files, FOODS_FOLDER, (raw, path): ShelfFile[] => {
    if (path === KINS_FILE) return [];
    const slug = path.slice(FOODS_FOLDER.length, -".yaml".length);
    return [{ path, slug, content: parseContent(schema, readYaml(raw)) }];
  }).flat();
  for (const [list, field] of UNIQUE)
    refuseRepeats(
      shelves.flatMap(({ path, content }) => {
        const all: readonly { nom: string; id?: number; cle?: string }[] = content[list];
        return all.map(({ nom, [field]: value = "" }, place) => ({
          ...{ at: `${path} : « ${list}.${place}.${field} »`, value, name: `« ${nom} »` },
        }));
      }),
    );
  const entries = shelves.flatMap(({ content: { aliments } }) => aliments.filter(({ publie }) => publie));
  const kins = families.map((kin) => ({
    ...kin,
    foods: entries.filter(({ famille }) => famille === kin.key).map(({ cle }) => cle),
  }));
  return {
    families: shelves
      .toSorted((one, other) => one.content.ordre - other.content.ordre)
      .map(({ slug, content: { rayon } }): FoodFamily => ({ slug, name: rayon })),
    kins,
    foods: shelves.flatMap((shelf) => readShelf(shelf, situations, kins)),
    withdrawnFoods: shelves.flatMap(({ content: { aliments } }) =>
      aliments.filter(({ publie }) => !publie).map(({ id, cle: key }) => ({ id, key })),
    ),
    storages: shelves.flatMap(readStorages),
    produce: shelves.flatMap(({ content }) =>
      content.saisons.map(({ nom: name, type: kind, mois: months, sources }): Produce => ({
        ...{ name, kind, months, sources },
      })),
    ),
  };
}

/** Stands for the families that the other rules of a situation do not name. */
const OTHERS = "autres";

/** The families of familles.yaml, still without the keys of their foods. */
function readKins(files: ContentFiles, situations: Situations, registry: SourceRegistry): Kin[] {
  const schema = kinsSchema(registry, situations);
  const { familles, conseils } = readYamlFile(files, KINS_FILE, schema, { familles: [], conseils: [] });
  const keys = familles.map(({ cle }) => cle);
  const refuse = (field: string, problem: string) =>
    new ContentError(`${KINS_FILE} : « conseils.${field} » : ${problem}`);
  const decided = conseils.flatMap(({ pour }, place) => pour.map((key) => ({ key, place })));
  for (const { entry } of repeats(decided, ({ key }) => key))
    throw refuse(`${entry.place}.pour`, `« ${entry.key} » sert deux fois`);
  const rules = conseils.flatMap(({ pour, conseils: written }, place) => {
    const named = written.flatMap((rule) => rule.familles).filter((key) => key !== OTHERS);
    const wrong = named.find((key, at) => !keys.includes(key) || named.indexOf(key) < at);
    if (wrong !== undefined)
      throw refuse(`${place}.conseils`, `« ${wrong} » n’est pas une famille, ou en a déjà un`);
    return written.flatMap(({ familles: own, verdict, ...texts }) => {
      const isForOthers = own.includes(OTHERS);
      const rule = { ...ruleOf(texts), verdict: verdict === "phrase" ? null : verdict, isForOthers };
      const families = isForOthers ? keys.filter((key) => !named.includes(key)) : own;
      return families.flatMap((family) =>
        pour.map((situation) => ({ family, rule: { situation, ...rule } })),
      );
    });
  });
  return familles.map(({ cle: key, nom: name, comme }) => ({
    ...{ key, name, others: comme ?? null, foods: [] },
    rules: rules.filter(({ family }) => family === key).map(({ rule }) => rule),
  }));
}

function readShelf({ path, slug, content }: ShelfFile, situations: Situations, kins: Kin[]): Food[] {
  return content.aliments.flatMap((entry, place) => {
    const food: Food = {
      ...{ id: entry.id, key: entry.cle, name: entry.nom, path: foodPath({ id: entry.id, name: entry.nom }) },
      ...{ synonyms: entry.synonymes, family: slug },
      kin: kins.find(({ key }) => key === entry.famille) ?? null,
      reviewedOn: content.relu_le,
      allergens: entry.allergenes ?? null,
      alerts: entry.alertes ?? [],
      replacement: entry.remplacer ?? null,
      rules: readRules(entry, situations, `${path} : « aliments.${place}`),
    };
    return entry.publie ? food : [];
  });
}

function ruleOf({ condition, raison, remplacer, sources }: Texts) {
  return { condition: condition ?? null, reason: raison, replacement: remplacer ?? null, sources };
}

/** One rule per situation: that which names the situation; else, of those that name a group of situations, the strictest. */
function readRules(
  { nom, conseils }: Shelf["aliments"][number],
  { groups }: Situations,
  at: string,
): FoodRule[] {
  const rules = new Map<string, FoodRule & { isOfGroup: boolean }>();
  for (const [n, { pour, verdict, ...texts }] of conseils.entries())
    for (const name of pour) {
      const isOfGroup = name in groups;
      for (const situation of groups[name] ?? [name]) {
        const earlier = rules.get(situation);
        if (earlier && !earlier.isOfGroup && !isOfGroup)
          throw new ContentError(
            `${at}.conseils.${n}.pour » : « ${situation} » a déjà un conseil, pour « ${nom} »`,
          );
        const isKept =
          earlier && isOfGroup && (!earlier.isOfGroup || strictness(earlier.verdict) <= strictness(verdict));
        if (!isKept) rules.set(situation, { situation, verdict, ...ruleOf(texts), isOfGroup });
      }
    }
  return [...rules.values()].map(({ isOfGroup: _isOfGroup, ...rule }) => rule);
}

function readStorages({ slug, content }: ShelfFile): (Omit<Storage, "foods"> & { foodKeys: string[] })[] {
  return content.conservation.map(({ placard, ferme, ouvert, congelateur, ...entry }) => ({
    ...{ id: entry.id, key: entry.cle, name: entry.nom, family: slug, foodKeys: entry.aliments },
    places: { placard, ferme, ouvert, congelateur },
    date: entry.date ?? null,
    discardIf: entry.jeter_si ?? null,
    advice: entry.conseil ?? null,
    sources: entry.sources,
  }));
}
