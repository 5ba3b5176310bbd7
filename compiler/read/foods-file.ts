import type { SourceRegistry } from "./source-registry";
import type { Source } from "../../app/shell/article/source";
import { strictness } from "../../app/foods/look-up/advice";
import { type Food, type FoodFamily, foodPath, type FoodRule, type Kin } from "../../app/foods/food";
import type { Produce } from "../../app/foods/seasons/season";
import type { Storage } from "../../app/foods/storage/storage";
import { ContentError, inFile, parseYamlContent } from "./parse-content";
import { type FamilyFile, familySchema } from "./foods-schema";
import { KINS_FILE, readKins } from "./kins-file";
import { expandSituations, type Situations, SITUATIONS_FILE } from "./situations-file";

export const FOODS_FOLDER = "aliments/";

type ContentStorage = Omit<Storage, "foods"> & { foodKeys: string[] };

export type FoodContents = {
  families: FoodFamily[];
  kins: Kin[];
  foods: Food[];
  withdrawnFoods: number[];
  storages: ContentStorage[];
  produce: Produce[];
};

type Family = { path: string; slug: string; content: FamilyFile };

/** Creates an error for a field of a file, for example « aliments.3.conseils.0.pour ». */
type Refuse = (field: string, problem: string) => ContentError;
const refuseIn =
  (path: string): Refuse =>
  (field, problem) =>
    ContentError.in(path, `« ${field} » : ${problem}`);

/** Reads the foods of all shelves, each with its family. @throws ContentError */
export function readFoods(
  files: Readonly<Record<string, string>>,
  situations: Situations,
  registry: SourceRegistry,
): FoodContents {
  const families = Object.keys(files)
    .filter((path) => path.startsWith(FOODS_FOLDER) && path.endsWith(".yaml") && path !== KINS_FILE)
    .sort()
    .map((path): Family => {
      const slug = path.slice(FOODS_FOLDER.length, -".yaml".length);
      const content = inFile(path, () => parseYamlContent(familySchema, files[path] ?? "", path));
      return { path, slug, content };
    });
  refuseRepeats(families, "aliments", ({ id }) => id, "id");
  refuseRepeats(families, "aliments", ({ cle }) => cle, "cle");
  refuseRepeats(families, "conservation", ({ id }) => id, "id");
  refuseRepeats(families, "conservation", ({ cle }) => cle, "cle");
  refuseRepeats(families, "saisons", ({ nom }) => nom, "nom");
  const known = new Set(families.flatMap(({ content }) => content.aliments.map(({ cle }) => cle)));
  refuseUnknownWarnings(situations, known);
  const kins = readKins(files[KINS_FILE], situations, registry).map((kin) => ({
    ...kin,
    foods: families.flatMap(({ content: { aliments } }) =>
      aliments.filter(({ famille, publie }) => publie && famille === kin.key).map(({ cle }) => cle),
    ),
  }));
  const foods = families.flatMap((family) => readFamilyFoods(family, situations, kins, registry));
  return {
    families: families.map(({ slug, content: { rayon } }) => ({ slug, name: rayon })),
    kins,
    foods: foods.flatMap(({ food, isPublished }) => (isPublished ? food : [])),
    withdrawnFoods: foods.flatMap(({ food, isPublished }) => (isPublished ? [] : food.id)),
    storages: families.flatMap((family) => readStorages(family, known, registry)),
    produce: families.flatMap((family) => readProduce(family, registry)),
  };
}

function readFamilyFoods(
  { path, slug, content }: Family,
  situations: Situations,
  kins: readonly Kin[],
  registry: SourceRegistry,
) {
  const refuse = refuseIn(path);
  return content.aliments.map((entry, place) => {
    const at = `aliments.${place}`;
    const kin = kins.find(({ key }) => key === entry.famille);
    if (!kin) throw refuse(`${at}.famille`, `« ${entry.famille} » n’est pas une famille de ${KINS_FILE}`);
    const food: Food = {
      ...{ id: entry.id, key: entry.cle, name: entry.nom, path: foodPath({ id: entry.id, name: entry.nom }) },
      ...{ synonyms: entry.synonymes, family: slug, kin, reviewedOn: content.relu_le },
      allergens: entry.allergenes ?? null,
      alerts: entry.alertes ?? [],
      replacement: entry.remplacer ?? null,
      rules: readRules(entry, situations, registry, (field, problem) => refuse(`${at}.${field}`, problem)),
    };
    return { food, isPublished: entry.publie };
  });
}

/**
 * The rules of a food, one for each situation. A rule that names the situation goes before one that names a group of
 * situations; of two groups, the stricter rule counts.
 */
function readRules(
  { nom, conseils }: FamilyFile["aliments"][number],
  situations: Situations,
  registry: SourceRegistry,
  refuse: Refuse,
): FoodRule[] {
  const rules = new Map<string, FoodRule & { isOfGroup: boolean }>();
  for (const [n, { pour, verdict, condition = null, raison: reason, sources }] of conseils.entries()) {
    const field = `conseils.${n}`;
    const resolved = findSources(sources, registry, field, refuse);
    for (const name of pour) {
      const isOfGroup = name in situations.groups;
      const refuseName = (problem: string) => refuse(`${field}.pour`, problem);
      for (const situation of expandSituations([name], situations, refuseName)) {
        const known = rules.get(situation);
        if (known && !known.isOfGroup && !isOfGroup)
          throw refuseName(`« ${situation} » a déjà un conseil, pour « ${nom} »`);
        const isKept =
          known && (isOfGroup ? !known.isOfGroup || strictness(known.verdict) <= strictness(verdict) : false);
        if (!isKept)
          rules.set(situation, { situation, verdict, condition, reason, sources: resolved, isOfGroup });
      }
    }
  }
  return [...rules.values()].map(({ isOfGroup: _isOfGroup, ...rule }) => rule);
}

function readStorages({ path, slug, content }: Family, known: ReadonlySet<string>, registry: SourceRegistry) {
  const refuse = refuseIn(path);
  return content.conservation.map((entry, place): ContentStorage => {
    const at = `conservation.${place}`;
    const missing = entry.aliments.find((key) => !known.has(key));
    if (missing !== undefined) throw refuse(`${at}.aliments`, `il n’y a pas d’aliment « ${missing} »`);
    return {
      ...{ id: entry.id, key: entry.cle, name: entry.nom, family: slug, foodKeys: entry.aliments },
      places: {
        placard: entry.placard ?? null,
        ferme: entry.ferme ?? null,
        ouvert: entry.ouvert ?? null,
        congelateur: entry.congelateur ?? null,
      },
      date: entry.date ?? null,
      discardIf: entry.jeter_si ?? null,
      advice: entry.conseil ?? null,
      sources: findSources(entry.sources, registry, at, refuse),
    };
  });
}

function readProduce({ path, content }: Family, registry: SourceRegistry): Produce[] {
  return content.saisons.map(({ nom, type, mois, sources }, place) => ({
    ...{ name: nom, kind: type, months: mois },
    sources: findSources(sources, registry, `saisons.${place}`, refuseIn(path)),
  }));
}

function findSources(keys: string[], registry: SourceRegistry, at: string, refuse: Refuse): Source[] {
  return keys.map((key) => {
    const entry = registry[key];
    if (!entry) throw refuse(`${at}.sources`, `la clé « ${key} » n’est pas dans sources.yaml`);
    return entry.source;
  });
}

/** Refuses a value that an earlier entry, in any file, already has. */
function refuseRepeats<List extends "aliments" | "conservation" | "saisons">(
  families: Family[],
  list: List,
  valueOf: (entry: FamilyFile[List][number]) => number | string,
  field: string,
): void {
  const seen = new Map<number | string, string>();
  const values = families.flatMap(({ content }) => {
    const entries: FamilyFile[List][number][] = content[list];
    return entries.map(valueOf);
  });
  const free = Math.max(...values.map(Number)) + 1;
  for (const { path, content } of families) {
    const entries: FamilyFile[List][number][] = content[list];
    for (const [place, entry] of entries.entries()) {
      const value = valueOf(entry);
      const first = seen.get(value);
      if (first !== undefined)
        throw refuseIn(path)(
          `${list}.${place}.${field}`,
          `« ${value} » sert déjà à « ${first} »${typeof value === "number" ? ` ; ${free} est libre` : ""}`,
        );
      seen.set(value, entry.nom);
    }
  }
}

function refuseUnknownWarnings({ all }: Situations, known: ReadonlySet<string>): void {
  for (const [place, { warningFoods }] of all.entries()) {
    const missing = warningFoods?.find((key) => !known.has(key));
    if (missing !== undefined)
      throw refuseIn(SITUATIONS_FILE)(
        `situations.${place}.avertissement_aliments`,
        `il n’y a pas d’aliment « ${missing} »`,
      );
  }
}
