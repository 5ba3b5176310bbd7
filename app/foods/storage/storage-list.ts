import type { FoundFoods } from "~/foods/naming/find-foods";
import type { FoodFamily } from "~/foods/food";
import { tellingWords } from "~/text/words";
import { readDuration, type Storage, STORAGE_PATH, STORAGE_PLACES, type StoragePlace } from "./storage";
import type { Location } from "./storage-locations";

/** The parameters of each place in the list's URL. */
export const PLACE_PARAMS: Record<StoragePlace, { lieu: string; etat?: string }> = {
  placard: { lieu: "placard" },
  ferme: { lieu: "frigo", etat: "ferme" },
  ouvert: { lieu: "frigo" },
  congelateur: { lieu: "congelateur" },
};

/** The place in the list's URL: null without one, undefined for an unknown one. */
export function readPlace(params: URLSearchParams): StoragePlace | null | undefined {
  const [lieu, etat] = [params.get("lieu"), params.get("etat")];
  if (lieu === null && etat === null) return null;
  return STORAGE_PLACES.find((place) => {
    const own = PLACE_PARAMS[place];
    return own.lieu === (lieu ?? "frigo") && (own.etat ?? "ouvert") === (etat ?? "ouvert");
  });
}

export function storageListPath({ term, place }: { term?: string; place?: StoragePlace | null }): string {
  const query = new URLSearchParams({ ...(term && { aliment: term }), ...(place && PLACE_PARAMS[place]) });
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

export type StorageGroup = FoodFamily & { storages: Storage[] };

export type StorageView = {
  /** The place whose durations are shown; null if each food is shown with all its places. */
  place: StoragePlace | null;
  shown: Storage[];
  /** `shown` by shelf. */
  groups: StorageGroup[];
  /** The names of the foods that are not stored in the place. */
  absent: string[];
};

/** The entries that a name means, or all. In a place, the shortest duration comes first. */
export function viewStorage(
  all: readonly Storage[],
  wanted: Wanted | null,
  chosen: StoragePlace | null,
  families: readonly FoodFamily[],
): StorageView {
  const found = wanted ? findStorage(all, wanted) : all;
  const place = chosen ?? (wanted ? null : "ouvert");
  const textOf = ({ places }: Storage) => (place ? places[place] : "");
  const days = (storage: Storage) => readDuration(textOf(storage) ?? "").max ?? Infinity;
  const shown = found
    .filter((storage) => textOf(storage) !== null)
    .sort((one, other) => days(one) - days(other));
  return {
    ...{ place, shown },
    groups: families
      .map((family) => ({ ...family, storages: shown.filter((each) => each.family === family.slug) }))
      .filter(({ storages }) => storages.length > 0),
    absent: found.filter((storage) => textOf(storage) === null).map(({ name }) => name),
  };
}

/**
 * A duration in steps of the bar. `isDated` means that only the printed date limits it. Null if the text contains no
 * duration.
 */
export type StorageBar = { min: number; max: number; isDated: boolean } | null;

export function barOf(text: string, steps: Location["steps"]): StorageBar {
  const { min, max, hasDate } = readDuration(text);
  if (max === null) return hasDate ? { min: 0, max: steps.length, isDated: true } : null;
  const stepOf = (duration: number) => 1 + steps.findIndex(({ days }) => duration <= days);
  return { min: stepOf(min ?? max), max: stepOf(max), isDated: false };
}
