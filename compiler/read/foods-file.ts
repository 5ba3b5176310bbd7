import type { SourceRegistry } from "./source-registry";
import type { Source } from "../../app/domain/faq/source";
import { strictness } from "../../app/domain/food/advice";
import { type Food, type FoodFamily, foodPath } from "../../app/domain/food/food";
import type { Produce } from "../../app/domain/food/season";
import type { Storage } from "../../app/domain/food/storage";
import { ContentError, inFile, parseYamlContent } from "./parse-content";
import { type FamilyFile, familySchema } from "./foods-schema";
import { expandSituations, type Situations, SITUATIONS_FILE } from "./situations-file";

export const FOODS_FOLDER = "aliments/";

export type ContentStorage = Omit<Storage, "foods"> & { foodKeys: string[] };

/** The contents of aliments/*.yaml. */
export type FoodContents = {
  families: FoodFamily[];
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

/** Reads the foods of all families. @throws ContentError */
export function readFoods(
  files: Readonly<Record<string, string>>,
  situations: Situations,
  registry: SourceRegistry,
): FoodContents {
  const families = Object.keys(files)
    .filter((path) => path.startsWith(FOODS_FOLDER) && path.endsWith(".yaml"))
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
  const foods = families.flatMap((family) => readFamilyFoods(family, situations, registry));
  return {
    families: families.map(({ slug, content: { famille } }) => ({ slug, name: famille })),
    foods: foods.flatMap(({ food, isPublished }) => (isPublished ? food : [])),
    withdrawnFoods: foods.flatMap(({ food, isPublished }) => (isPublished ? [] : food.id)),
    storages: families.flatMap((family) => readStorages(family, known, registry)),
    produce: families.flatMap((family) => readProduce(family, registry)),
  };
}

function readFamilyFoods({ path, slug, content }: Family, situations: Situations, registry: SourceRegistry) {
  const refuse = refuseIn(path);
  return content.aliments.map((entry, place) => {
    const at = `aliments.${place}`;
    const expand = (names: string[], field: string) =>
      expandSituations(names, situations, (problem) => refuse(`${at}.${field}`, problem));
    const nothingSpecial = expand(entry.rien_de_particulier, "rien_de_particulier");
    const judged = new Set<string>();
    const rules = entry.conseils.flatMap(({ pour, verdict, condition = null, raison, sources }, n) => {
      const field = `conseils.${n}`;
      const resolved = findSources(sources, registry, `${at}.${field}`, refuse);
      return expand(pour, `${field}.pour`).map((situation) => {
        if (judged.has(situation))
          throw refuse(`${at}.${field}.pour`, `« ${situation} » a déjà un conseil, pour « ${entry.nom} »`);
        if (nothingSpecial.includes(situation))
          throw refuse(
            `${at}.${field}.pour`,
            `« ${situation} » a un conseil, et n’a donc pas « rien_de_particulier »`,
          );
        const least = situations.all.find(({ key }) => key === situation)?.defaultRule?.verdict;
        if (least && strictness(verdict) > strictness(least))
          throw refuse(
            `${at}.${field}.verdict`,
            `« ${situation} » n’en a jamais de moins strict que « ${least} »`,
          );
        judged.add(situation);
        return { situation, verdict, condition, reason: raison, sources: resolved };
      });
    });
    const food: Food = {
      ...{ id: entry.id, key: entry.cle, name: entry.nom, path: foodPath({ id: entry.id, name: entry.nom }) },
      ...{ synonyms: entry.synonymes, family: slug, nothingSpecial, rules, reviewedOn: content.relu_le },
      allergens: entry.allergenes ?? null,
      alerts: entry.alertes ?? [],
      replacement: entry.remplacer ?? null,
    };
    return { food, isPublished: entry.publie };
  });
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
  for (const { path, content } of families) {
    const entries: FamilyFile[List][number][] = content[list];
    for (const [place, entry] of entries.entries()) {
      const value = valueOf(entry);
      const first = seen.get(value);
      if (first !== undefined)
        throw refuseIn(path)(`${list}.${place}.${field}`, `« ${value} » sert déjà à « ${first} »`);
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
