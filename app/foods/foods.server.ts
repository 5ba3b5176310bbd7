import { compiled } from "~/server/compiled/compiled.server";
import { remember } from "@epic-web/remember";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import { cached } from "~/server/backend/cache.server";
import { readAllRows } from "~/server/rows/read-rows.server";
import { strictestFor } from "~/foods/look-up/advice";
import { FOOD_ALERTS, type Food, type FoodLink, foodPath } from "./food";
import { FOOD_VERDICTS } from "./verdicts";
import {
  type FoodNames,
  type FoundFoods,
  findFoods,
  foodsBegunBy,
  indexFoods,
  suggestFoods,
} from "~/foods/naming/find-foods";
import { foodsMentionedIn, indexMentions } from "~/foods/naming/food-mentions";
import { termReader, type TermReading } from "~/foods/naming/read-term";
import { EVERYONE, type Situation } from "~/foods/look-up/situation";
import type { Storage, StorageRules } from "~/foods/storage/storage";
import { sourcesColumn } from "~/server/rows/columns.server";

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
            rules:faqalim_food_advice(situation, verdict, condition, reason, sources)`,
        )
        .eq("is_published", true)
        .order("id", { referencedTable: "rules" }),
    ),
  );
}

/** Each food reads the titles of all questions and the texts of all quizzes. */
const MOST_TEXTS = 5_000;

type Index = {
  foods: Food[];
  entries: Storage[];
  names: FoodNames;
  mentioned: LRUCache<string, Food[]>;
  readTerm: (term: string) => TermReading;
};
const last = remember("food-index", (): { index: Index | null } => ({ index: null }));

/** Indexes the names again only after foods or storage were loaded again: as long as they are cached, they are the same array. */
async function foodIndex(): Promise<Index> {
  const [foods, entries] = await Promise.all([listFoods(), listStorage()]);
  if (last.index?.foods !== foods || last.index.entries !== entries) {
    const names = indexFoods(foods);
    const readTerm = termReader(names.byRoot, entries, listSituations());
    const mentions = indexMentions(foods);
    const mentioned = new LRUCache<string, Food[]>({
      max: MOST_TEXTS,
      memoMethod: (text) => foodsMentionedIn(mentions, text),
    });
    last.index = { foods, entries, names, mentioned, readTerm };
  }
  return last.index;
}

/** What a visitor's term names, and the foods that its subject may mean, such as all those of « fromage ». @throws BackendError */
export async function readFoodTerm(term: string): Promise<TermReading & { choice: Food[] }> {
  const { names, readTerm } = await foodIndex();
  const reading = readTerm(term);
  return { ...reading, choice: foodsBegunBy(names, reading.subject) };
}

/** Finds the foods that a text of the site mentions, in its order. @throws BackendError */
export async function mentionedFoods(): Promise<(text: string) => Food[]> {
  const { mentioned } = await foodIndex();
  return (text) => mentioned.memo(text);
}

/** What a typed name means; `person` is the one with the strictest advice of those in it. @throws BackendError */
export async function lookUpFood(
  name: string,
): Promise<{ found: FoundFoods; person: Situation | null; entries: Storage[] }> {
  const { names, readTerm } = await foodIndex();
  const { subject, persons, storage } = readTerm(name);
  const found = findFoods(names, subject || name);
  return { found, person: strictestFor(found.foods, persons) ?? null, entries: storage?.entries ?? [] };
}

/** The foods that `suggestFoods` finds for a partial term, best first. @throws BackendError */
export async function suggestFoodsByName(term: string, most: number): Promise<FoodLink[]> {
  return suggestFoods((await foodIndex()).names, term, most);
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
  if (!storageRules) throw new Error("content/regles-conservation.yaml is missing");
  return storageRules;
}
