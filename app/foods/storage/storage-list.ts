import type { FoundFoods } from "~/foods/naming/find-foods";
import { tellingWords } from "~/foods/naming/names";
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
 * A duration in percent of the scale. `isDated` means that only the printed date limits it. Null if the text contains no
 * duration.
 */
export type StorageBar = { min: number; max: number; isDated: boolean } | null;

type StorageRow = {
  storage: Storage;
  /** The duration in the chosen place. */
  text: string;
  bar: StorageBar;
};

export type StorageGroup = { title: string; rows: StorageRow[] };

type Scale = { days: number; marks: string[]; groups: { most: number; title: string }[] };

const MONTH = 30;

/** The scale of each location. Bars are linear up to `days`; the limits of groups are also in days. */
export const SCALES: Record<StorageLocation, Scale> = {
  placard: {
    days: 12 * MONTH,
    marks: ["0", "3 mois", "6 mois", "9 mois", "1 an"],
    groups: [
      { most: 7, title: "Quelques jours" },
      { most: 3 * MONTH, title: "Quelques semaines" },
      { most: Infinity, title: "Plus longtemps" },
    ],
  },
  frigo: {
    days: 28,
    marks: ["0", "1 sem.", "2 sem.", "3 sem.", "4 sem."],
    groups: [
      { most: 1, title: "Jusqu’à demain" },
      { most: 3, title: "Deux ou trois jours" },
      { most: 7, title: "Moins d’une semaine" },
      { most: 14, title: "Une ou deux semaines" },
      { most: Infinity, title: "Plus longtemps" },
    ],
  },
  congelateur: {
    days: 12 * MONTH,
    marks: ["0", "3 mois", "6 mois", "9 mois", "1 an"],
    groups: [
      { most: 2 * MONTH, title: "Un ou deux mois" },
      { most: 6 * MONTH, title: "Jusqu’à six mois" },
      { most: Infinity, title: "Plus longtemps" },
    ],
  },
};

const DATED = "La date ou l’emballage décide";

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
): StorageView {
  const shown = [...(wanted ? findStorage(all, wanted) : all)];
  if (shown.length === 0) return { kind: "none" };
  if (wanted && location === null) return { kind: "foods", storages: shown };
  const where = location ?? "frigo";
  const place = placeIn(where, state);
  return {
    ...{ kind: "place", location: where, place },
    groups: groupStorage(shown, where, place),
    absent: shown.filter(({ places }) => places[place] === null).map(({ name }) => name),
  };
}

export function shownIn(view: StorageView): Storage[] {
  if (view.kind === "none") return [];
  if (view.kind === "foods") return view.storages;
  return view.groups.flatMap(({ rows }) => rows.map(({ storage }) => storage));
}

/** Groups the entries that have a duration in a place, shortest duration first. */
function groupStorage(
  storages: readonly Storage[],
  location: StorageLocation,
  place: StoragePlace,
): StorageGroup[] {
  const { days, groups } = SCALES[location];
  const rows = storages.flatMap((storage) => {
    const text = storage.places[place];
    return text === null ? [] : [{ storage, text, days: daysOf(text), bar: barOf(text, days) }];
  });
  rows.sort((one, other) => (one.days ?? Infinity) - (other.days ?? Infinity));
  const titled = rows.map((row) => {
    const group = row.days === null ? null : groups.find(({ most }) => (row.days ?? 0) <= most);
    return { title: group?.title ?? DATED, row };
  });
  return [...groups.map(({ title }) => title), DATED].flatMap((title) => {
    const ofTitle = titled.filter((each) => each.title === title).map(({ row }) => row);
    return ofTitle.length === 0 ? [] : [{ title, rows: ofTitle }];
  });
}

function daysOf(text: string): number | null {
  return readDuration(text).max;
}

function barOf(text: string, scale: number): StorageBar {
  const { min, max, hasDate } = readDuration(text);
  if (max === null) return hasDate ? { min: 0, max: 100, isDated: true } : null;
  const percent = (days: number) => Math.min(100, Math.max(1, Math.round((100 * days) / scale)));
  return { min: percent(min ?? max), max: percent(max), isDated: false };
}
