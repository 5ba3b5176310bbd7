import type { Source } from "~/shell/article/source";
import type { FoodFamily, FoodLink } from "~/foods/food";
import type { FoundFoods } from "~/foods/naming/find-foods";
import { lowered, shortName } from "~/foods/food-words";
import { counted } from "~/text/typography";
import { tellingWords } from "~/text/words";

export const STORAGE_PATH = "/conservation";
export const STORAGE_TITLE = "Combien de temps ça se garde\u202f?";

export const STORAGE_PLACES = ["placard", "ferme", "ouvert", "congelateur"] as const;
export type StoragePlace = (typeof STORAGE_PLACES)[number];

/** The places, and the choices of the refrigerator, in the order in which they are shown. */
export const SHOWN_PLACES = ["placard", "ouvert", "congelateur"] as const;
export const CHILLED_STATES = [
  { place: "ouvert", label: "Ouvert, coupé ou cuit" },
  { place: "ferme", label: "Fermé, entier ou cru" },
] as const;

const LABELS: Record<StoragePlace, { short: string; long: string }> = {
  placard: { short: "Placard", long: "Au placard" },
  ferme: { short: "Fermé", long: "Au réfrigérateur, fermé ou entier" },
  ouvert: { short: "Ouvert", long: "Au réfrigérateur, ouvert ou cuit" },
  congelateur: { short: "Congélateur", long: "Au congélateur" },
};

/** The name of a place. Includes « ouvert » or « fermé » only for foods that have both states, unlike cooked rice. */
export function placeLabel(place: StoragePlace, places: Storage["places"]): string {
  const isChilled = place === "ferme" || place === "ouvert";
  const isOnlyState = places.ferme === null || places.ouvert === null;
  return isChilled && isOnlyState ? "Au réfrigérateur" : LABELS[place].long;
}

/** « Fermé : jusqu’à la DLC », for each place where a food may be stored. */
export function keptIn(places: Storage["places"], except?: StoragePlace): string[] {
  return STORAGE_PLACES.filter((place) => place !== except && places[place] !== null).map(
    (place) => `${LABELS[place].short}\u202f: ${places[place]}`,
  );
}

/** « Houmous : 3 jours »: in the place where most visitors keep the food. */
export function keptInShort(storage: Storage): string {
  const place = mainPlace(storage, "ouvert");
  return place ? `${storage.name}\u202f: ${storage.places[place]}` : storage.name;
}

export type Storage = {
  id: number;
  key: string;
  name: string;
  family: string;
  /** Null if the food must not be stored in the place. */
  places: Record<StoragePlace, string | null>;
  date: string | null;
  discardIf: string | null;
  advice: string | null;
  sources: Source[];
  foods: FoodLink[];
};

/** The place whose duration answers: the named one, else the only one in the refrigerator, else the only one. Null if several matter. */
export function mainPlace({ places }: Storage, named: StoragePlace | null): StoragePlace | null {
  if (named && places[named] !== null) return named;
  const kept = STORAGE_PLACES.filter((place) => places[place] !== null);
  const chilled = kept.filter((place) => place === "ferme" || place === "ouvert");
  const [only, second] = chilled.length > 0 ? chilled : kept;
  return only && !second ? only : null;
}

/** The storage rules for every food. The first rule is shown separately, before the others. */
export type StorageRules = {
  reviewedOn: string;
  rules: { title: string; text: string; sources: Source[] }[];
};

const DAYS: Record<string, number> = {
  ...{ minute: 1 / 1_440, heure: 1 / 24, jour: 1 },
  ...{ semaine: 7, mois: 30, an: 365 },
};
const TODAY = 0.5;
const SPAN = /(\d+)(?:\s*à\s*(\d+))?\s*(minute|heure|jour|semaine|mois|an)s?\b/;

/**
 * Parses the first duration in a text, in days. « 2 à 3 jours après ouverture » is 2 to 3 days, and « 48 heures » is at most 2 days.
 * `hasDate`: the text also mentions a printed date, which decides only if there is no duration.
 */
export function readDuration(text: string): { min: number | null; max: number | null; hasDate: boolean } {
  const hasDate = /\b(DLC|DDM|date)\b/.test(text);
  const [, first, last, unit = ""] = SPAN.exec(text) ?? [];
  const days = DAYS[unit];
  if (days === undefined) {
    const today = /le jour même/.test(text) ? TODAY : null;
    return { min: null, max: /aussitôt/.test(text) ? 0 : today, hasDate };
  }
  const min = last === undefined ? null : Number(first) * days;
  return { min, max: Number(last ?? first) * days, hasDate };
}

/** « 1 à 3 jours »; if that says little, the shortest duration and its food: « riz cuit : 1 jour, le plus court ». */
export function rangeOf(storages: readonly { name: string; text: string }[]): string {
  const read = storages.map(({ name, text }) => ({ name, ...readDuration(text) }));
  const known = read.flatMap(({ name, min, max }) => (max === null ? [] : [{ name, min: min ?? max, max }]));
  const isDated = read.some(({ max, hasDate }) => max === null && hasDate);
  return [rangeInWords(known), isDated && "la date de l’emballage"].filter(Boolean).join(", ou ");
}

function rangeInWords(known: readonly { name: string; min: number; max: number }[]): string {
  const shortest = known.toSorted((one, other) => one.min - other.min)[0];
  if (!shortest) return "";
  const [first, last] = [inWords(shortest.min), inWords(Math.max(...known.map(({ max }) => max)))];
  if (first === last) return first;
  if (shortest.min === 0) return `à manger ${first}, ou ${last}`;
  const range = `${first} à ${last}`.replace(/^(\d+)\u00a0(\S+?)s? à (\d+\u00a0\2)/, "$1 à $3");
  return range.startsWith(first)
    ? `le plus court\u202f: ${lowered(shortName(shortest.name))}, ${first}`
    : range;
}

function inWords(days: number): string {
  if (days === 0) return "tout de suite";
  if (days === TODAY) return "le jour même";
  const fits = ([, each]: [string, number]) => Number.isInteger(days / each);
  const [unit, length] = Object.entries(DAYS).findLast(fits) ?? ["jour", 1];
  return counted(days / length, unit, unit === "mois" ? unit : undefined);
}

const MONTH = 30;

export const LOCATIONS = {
  placard: {
    name: "Placard",
    heading: "Au placard, au frais et au sec",
    absent: "Pas au placard",
    steps: { "1 j": 1, "2–3 j": 3, "1 sem.": 7, "1 mois": MONTH, "6 mois": 6 * MONTH, "1 an": 12 * MONTH },
    icon: '<rect x="4" y="3" width="16" height="16" rx="1.5"/><path d="M12 3v16M4 11h16M9.5 7h.01M14.5 7h.01M9.5 15h.01M14.5 15h.01M6 19v2M18 19v2"/>',
  },
  frigo: {
    name: "Réfrigérateur",
    heading: "Au réfrigérateur, à 4\u00a0°C",
    absent: "Pas au réfrigérateur, ou sans durée connue",
    steps: { "ce jour": 0.5, "1 j": 1, "2–3 j": 3, "1 sem.": 7, "2 sem.": 14, "1 mois": MONTH },
    icon: '<rect x="6" y="2" width="12" height="20" rx="2"/><path d="M6 9.5h12M9 6v.8M9 13v2.5"/>',
  },
  congelateur: {
    name: "Congélateur",
    heading: "Au congélateur, à −18\u00a0°C",
    absent: "Pas au congélateur",
    steps: {
      ...{ "1 mois": MONTH, "2 mois": 2 * MONTH, "3 mois": 3 * MONTH },
      ...{ "6 mois": 6 * MONTH, "9 mois": 9 * MONTH, "1 an": 12 * MONTH },
    },
    icon: '<path d="M12 2v20M3.3 7l17.4 10M20.7 7 3.3 17M9.5 3.5 12 6l2.5-2.5M9.5 20.5 12 18l2.5 2.5M3.5 10.2 7 9.1l-.8-3.4M20.5 13.8 17 14.9l.8 3.4M20.5 10.2 17 9.1l.8-3.4M3.5 13.8 7 14.9l-.8 3.4"/>',
  },
};

export const PLACE_PARAMS: Record<StoragePlace, { lieu: keyof typeof LOCATIONS; etat?: string }> = {
  placard: { lieu: "placard" },
  ferme: { lieu: "frigo", etat: "ferme" },
  ouvert: { lieu: "frigo" },
  congelateur: { lieu: "congelateur" },
};

export function locationOf(place: StoragePlace) {
  return LOCATIONS[PLACE_PARAMS[place].lieu];
}

/** The place in the list's URL: null without one, undefined for an unknown one. */
export function readPlace(params: URLSearchParams): StoragePlace | null | undefined {
  const [lieu, etat] = [params.get("lieu"), params.get("etat")];
  if (lieu === null && etat === null) return null;
  return STORAGE_PLACES.find((place) => {
    const own = PLACE_PARAMS[place];
    return own.lieu === lieu && (own.etat ?? null) === etat;
  });
}

export function storageListPath({ term, place }: { term?: string; place?: StoragePlace | null }): string {
  const query = new URLSearchParams({ ...(term && { aliment: term }), ...(place && PLACE_PARAMS[place]) });
  return query.size > 0 ? `${STORAGE_PATH}?${query}` : STORAGE_PATH;
}

type Wanted = { name: string; entries: readonly Storage[]; found: FoundFoods };

/** The entries whose names contain the typed name; if there are none, those that the term asks about, else those of its foods. */
function findStorage(storages: readonly Storage[], { name, entries, found }: Wanted): readonly Storage[] {
  const wanted = rootsOf(name);
  if (wanted.length === 0) return [];
  const named = storages.filter((storage) => {
    const roots = rootsOf(storage.name);
    return wanted.every((root) => roots.includes(root));
  });
  if (named.length > 0 || entries.length > 0) return named.length > 0 ? named : entries;
  const meant = found.kind === "near" ? [] : found.foods;
  return storages.filter(({ foods }) => foods.some(({ id }) => meant.some((food) => food.id === id)));
}

function rootsOf(text: string): string[] {
  return tellingWords(text).map(({ root }) => root);
}

/** The entries that a name means, or all. In a place, the shortest duration is first; without one, an entry shows all its places. */
export function viewStorage(
  all: readonly Storage[],
  wanted: Wanted | null,
  chosen: StoragePlace | null,
  families: readonly FoodFamily[],
) {
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
      .map((family) => {
        const storages = shown.filter((each) => each.family === family.slug);
        return {
          ...family,
          storages,
          range: rangeOf(storages.map((each) => ({ name: each.name, text: textOf(each) ?? "" }))),
        };
      })
      .filter(({ storages }) => storages.length > 0),
    absent: found.filter((storage) => textOf(storage) === null).map(({ name }) => name),
  };
}

/** A duration in steps of the bar, in proportion within a step. `isDated`: only the printed date limits it. Null if the text contains no duration. */
export function barOf(text: string, steps: Record<string, number>) {
  const { min, max, hasDate } = readDuration(text);
  const limits = Object.values(steps);
  if (max === null) return hasDate ? { min: 0, max: limits.length, isDated: true } : null;
  const share = (days: number, from: number, to: number) =>
    Math.min(Math.max((days - from) / (to - from), 0), 1);
  const stepOf = (days: number) =>
    limits.reduce((sum, to, step) => sum + share(days, limits[step - 1] ?? 0, to), 0);
  return { min: stepOf(min ?? max), max: stepOf(max), isDated: false };
}
