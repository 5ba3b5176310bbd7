import { compiled } from "~/server/compiled/compiled.server";
import { remember } from "@epic-web/remember";
import { z } from "zod";
import { cached } from "~/server/backend/cache.server";
import { readAllRows, sourcesColumn } from "~/server/backend/rows.server";
import { FOOD_ALERTS, type Food, foodPath } from "./food";
import { FOOD_VERDICTS } from "./verdicts";
import { type FoodNames, indexFoods } from "~/foods/naming/find-foods";
import { EVERYONE, type Situation } from "~/foods/look-up/situation";
import type { Storage, StorageRules } from "~/foods/storage/storage";

const texts = z.array(z.string()).catch([]);

const foodRow = z
  .object({
    id: z.number(),
    key: z.string(),
    name: z.string(),
    synonyms: texts,
    family: z.string(),
    allergens: z.string().nullable(),
    alerts: z.array(z.enum(FOOD_ALERTS)),
    replacement: z.string().nullable(),
    reviewedOn: z.string().date(),
    rules: z.array(
      z.object({
        situation: z.string(),
        verdict: z.enum(FOOD_VERDICTS),
        condition: z.string().nullable(),
        reason: z.string(),
        replacement: z.string().nullable(),
        sources: sourcesColumn,
      }),
    ),
  })
  .transform((row): Food => ({
    ...row,
    path: foodPath(row),
    kin: compiled().contents.kins.find(({ foods }) => foods.includes(row.key)) ?? null,
  }));

/** All published foods with their rules, ordered by id, except malformed rows. @throws BackendError */
export function listFoods(): Promise<Food[]> {
  return cached("foods", () =>
    readAllRows(foodRow, "faqalim_foods", (client) =>
      client
        .from("faqalim_foods")
        .select(
          `id, key, name, synonyms, family, allergens, alerts, replacement, reviewedOn:reviewed_on,
            rules:faqalim_food_advice(situation, verdict, condition, reason, replacement, sources)`,
        )
        .eq("is_published", true)
        .order("id", { referencedTable: "rules" }),
    ),
  );
}

type Index = { foods: Food[]; entries: Storage[]; names: FoodNames };
const last = remember("food-index", (): { index: Index | null } => ({ index: null }));

/** The names of the published foods, indexed again only if foods or storage are another array, loaded again. @throws BackendError */
export async function foodNames(): Promise<FoodNames> {
  const [foods, entries] = await Promise.all([listFoods(), listStorage()]);
  if (last.index?.foods !== foods || last.index.entries !== entries)
    last.index = { foods, entries, names: indexFoods(foods, entries, listSituations()) };
  return last.index.names;
}

const keeps = z.string().nullable().default(null);

const storageRow = z.object({
  id: z.number(),
  key: z.string(),
  name: z.string(),
  family: z.string(),
  places: z.object({ placard: keeps, ferme: keeps, ouvert: keeps, congelateur: keeps }),
  date: z.string().nullable(),
  discardIf: z.string().nullable(),
  advice: z.string().nullable(),
  food_keys: texts,
  sources: sourcesColumn,
});

/** The storage entries, in alphabetical order, each with links to its foods. @throws BackendError */
export function listStorage(): Promise<Storage[]> {
  return cached("food-storage", async () => {
    const [rows, foods] = await Promise.all([readStorage(), listFoods()]);
    return rows
      .map(({ food_keys: keys, ...row }) => ({
        ...row,
        foods: foods
          .filter(({ key }) => keys.includes(key))
          .map(({ id, name, path }) => ({ id, name, path })),
      }))
      .sort((one, other) => one.name.localeCompare(other.name, "fr"));
  });
}

const readStorage = () =>
  readAllRows(storageRow, "faqalim_food_storage", (client) =>
    client
      .from("faqalim_food_storage")
      .select(
        "id, key, name, family, places, date:printed_date, discardIf:discard_if, advice, food_keys, sources",
      )
      .eq("is_published", true),
  );

export function listSituations(): Situation[] {
  return compiled().contents.situations;
}

/** The situation that has this key, or had it before. */
export function findSituation(key: string | null | undefined): Situation | null {
  const all = listSituations();
  const isFormer = ({ formerKeys }: Situation) => formerKeys.some((each) => each === key);
  return all.find((situation) => situation.key === key) ?? all.find(isFormer) ?? null;
}

export function theEveryone(): Situation {
  const everyone = findSituation(EVERYONE);
  if (!everyone) throw new Error(`content/situations.yaml has no « ${EVERYONE} »`);
  return everyone;
}

export function findStorageRules(): StorageRules {
  const { storageRules } = compiled().contents;
  if (!storageRules) throw new Error("content/regles-du-froid.yaml is missing");
  return storageRules;
}
