import type { FoundFoods } from "~/foods/naming/find-foods";
import type { FoodFamily } from "~/foods/food";
import { tellingWords } from "~/text/words";
import { readDuration, type Storage, STORAGE_PATH, type StoragePlace } from "./storage";

export const STORAGE_LOCATIONS = ["placard", "frigo", "congelateur"] as const;
export type StorageLocation = (typeof STORAGE_LOCATIONS)[number];

export const STORAGE_STATES = ["ouvert", "ferme"] as const;
export type StorageState = (typeof STORAGE_STATES)[number];

/** The filter in the list's URL. A value is null if the visitor did not choose it. */
type StorageFilter = {
  location: StorageLocation | null;
  state: StorageState | null;
  /** Whether the URL contains an unknown value. */
  isUnknown: boolean;
};

export type StorageChoice = Pick<StorageFilter, "location" | "state">;

export function readStorageFilter(params: URLSearchParams): StorageFilter {
  const [typedLocation, typedState] = [params.get("lieu"), params.get("etat")];
  const location = STORAGE_LOCATIONS.find((known) => known === typedLocation) ?? null;
  const state = STORAGE_STATES.find((known) => known === typedState) ?? null;
  const isUnknown = (typedLocation !== null && location === null) || (typedState !== null && state === null);
  return { location, state, isUnknown };
}

export function storageListPath({
  term = "",
  location = null,
  state = null,
}: { term?: string } & Partial<StorageChoice>): string {
  const query = new URLSearchParams({
    ...(term && { aliment: term }),
    ...(location && { lieu: location }),
    ...(state && { etat: state }),
  });
  return query.size > 0 ? `${STORAGE_PATH}?${query}` : STORAGE_PATH;
}

/** What a typed name means (`lookUpFood`). */
type Wanted = { name: string; entries: readonly Storage[]; found: FoundFoods };

/** The entries whose names contain the typed name; if there are none, those that it asks about, or those of its foods. */
function findStorage(storages: readonly Storage[], { name, entries, found }: Wanted): readonly Storage[] {
  const wanted = rootsOf(name);
  if (wanted.length === 0) return [];
  const named = storages.filter((storage) => {
    const roots = rootsOf(storage.name);
    return wanted.every((root) => roots.includes(root));
  });
  if (named.length > 0 || entries.length > 0) return named.length > 0 ? named : entries;
  const meant = found.kind === "one" ? [found.food] : found.kind === "several" ? found.foods : [];
  return storages.filter(({ foods }) => foods.some(({ id }) => meant.some((food) => food.id === id)));
}

function rootsOf(text: string): string[] {
  return tellingWords(text).map(({ root }) => root);
}

/**
 * A duration in steps of the bar. `isDated` means that only the printed date limits it. Null if the text contains no
 * duration.
 */
export type StorageBar = { min: number; max: number; isDated: boolean } | null;

type StorageRow = {
  storage: Storage;
  /** The duration in the chosen place. */
  text: string;
  bar: StorageBar;
};

/** The entries of a family. */
export type StorageGroup = { slug: string; title: string; rows: StorageRow[] };

type Step = { days: number; mark: string };

const MONTH = 30;

/** The six steps of each location's bars, with their limits in days. */
export const STEPS: Record<StorageLocation, Step[]> = {
  placard: [
    { days: 1, mark: "1 j" },
    { days: 3, mark: "2–3 j" },
    { days: 7, mark: "1 sem." },
    { days: MONTH, mark: "1 mois" },
    { days: 6 * MONTH, mark: "6 mois" },
    { days: Infinity, mark: "1 an" },
  ],
  frigo: [
    { days: 0.5, mark: "ce jour" },
    { days: 1, mark: "1 j" },
    { days: 3, mark: "2–3 j" },
    { days: 7, mark: "1 sem." },
    { days: 14, mark: "2 sem." },
    { days: Infinity, mark: "1 mois" },
  ],
  congelateur: [
    { days: MONTH, mark: "1 mois" },
    { days: 2 * MONTH, mark: "2 mois" },
    { days: 3 * MONTH, mark: "3 mois" },
    { days: 6 * MONTH, mark: "6 mois" },
    { days: 9 * MONTH, mark: "9 mois" },
    { days: Infinity, mark: "1 an" },
  ],
};

/**
 * The place to show for a location. In the refrigerator, the default is the place of opened food, because visitors mostly
 * ask about it.
 */
function placeIn(location: StorageLocation, state: StorageState | null): StoragePlace {
  return location === "frigo" ? (state ?? "ouvert") : location;
}

/** The content of the list: foods with all their places, or the durations of all foods in one place. */
export type StorageView =
  | { kind: "none" }
  | { kind: "foods"; storages: Storage[] }
  | {
      kind: "place";
      location: StorageLocation;
      place: StoragePlace;
      groups: StorageGroup[];
      /** The names of the foods that are not stored in this place. */
      absent: string[];
    };

export function viewStorage(
  all: readonly Storage[],
  wanted: Wanted | null,
  { location, state }: StorageChoice,
  families: readonly FoodFamily[],
): StorageView {
  const shown = [...(wanted ? findStorage(all, wanted) : all)];
  if (shown.length === 0) return { kind: "none" };
  if (wanted && location === null) return { kind: "foods", storages: shown };
  const where = location ?? "frigo";
  const place = placeIn(where, state);
  return {
    ...{ kind: "place", location: where, place },
    groups: groupStorage(shown, where, place, families),
    absent: shown.filter(({ places }) => places[place] === null).map(({ name }) => name),
  };
}

export function shownIn(view: StorageView): Storage[] {
  if (view.kind === "none") return [];
  if (view.kind === "foods") return view.storages;
  return view.groups.flatMap(({ rows }) => rows.map(({ storage }) => storage));
}

/** Groups by family the entries that have a duration in a place, shortest duration first. */
function groupStorage(
  storages: readonly Storage[],
  location: StorageLocation,
  place: StoragePlace,
  families: readonly FoodFamily[],
): StorageGroup[] {
  const rows = storages.flatMap((storage) => {
    const text = storage.places[place];
    return text === null ? [] : [{ storage, text, days: daysOf(text), bar: barOf(text, STEPS[location]) }];
  });
  rows.sort((one, other) => (one.days ?? Infinity) - (other.days ?? Infinity));
  return families.flatMap(({ slug, name: title }) => {
    const ofFamily = rows.filter(({ storage }) => storage.family === slug);
    return ofFamily.length === 0 ? [] : [{ slug, title, rows: ofFamily }];
  });
}

function daysOf(text: string): number | null {
  return readDuration(text).max;
}

function barOf(text: string, steps: readonly Step[]): StorageBar {
  const { min, max, hasDate } = readDuration(text);
  if (max === null) return hasDate ? { min: 0, max: steps.length, isDated: true } : null;
  const stepOf = (duration: number) => 1 + steps.findIndex(({ days }) => duration <= days);
  return { min: stepOf(min ?? max), max: stepOf(max), isDated: false };
}
