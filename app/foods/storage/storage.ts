import type { Source } from "~/shell/article/source";
import type { FoodLink } from "~/foods/food";

export const STORAGE_PATH = "/conservation";

export const STORAGE_PLACES = ["placard", "ferme", "ouvert", "congelateur"] as const;
export type StoragePlace = (typeof STORAGE_PLACES)[number];

const PLACE_LABELS: Record<StoragePlace, string> = {
  placard: "Au placard",
  ferme: "Au réfrigérateur, fermé ou entier",
  ouvert: "Au réfrigérateur, ouvert ou cuit",
  congelateur: "Au congélateur",
};

/** The name of a place. Includes « ouvert » or « non ouvert » only for foods that have both states, unlike cooked rice. */
export function placeLabel(place: StoragePlace, places: Storage["places"]): string {
  const isChilled = place === "ferme" || place === "ouvert";
  const isOnlyState = places.ferme === null || places.ouvert === null;
  return isChilled && isOnlyState ? "Au réfrigérateur" : PLACE_LABELS[place];
}

const SHORT_LABELS: Record<StoragePlace, string> = {
  placard: "Placard",
  ferme: "Fermé",
  ouvert: "Ouvert",
  congelateur: "Congélateur",
};

/** « Fermé : jusqu’à la DLC », for each place where a food may be stored. */
export function keptIn(places: Storage["places"], except?: StoragePlace): string[] {
  return STORAGE_PLACES.filter((place) => place !== except && places[place] !== null).map(
    (place) => `${SHORT_LABELS[place]}\u202f: ${places[place]}`,
  );
}

/** How long a food keeps, in each place, as editors write it: « 2 à 3 jours après ouverture ». */
export type Storage = {
  id: number;
  key: string;
  name: string;
  /** The slug of the food's shelf, which is also the name of the file in content/aliments/. */
  family: string;
  /** Null if the food must not be stored in the place. */
  places: Record<StoragePlace, string | null>;
  /** The kind of date printed on the package: DLC, DDM… */
  date: string | null;
  /** The signs that the food must be discarded. */
  discardIf: string | null;
  /** How to thaw or reheat the food. */
  advice: string | null;
  sources: Source[];
  /** Links to the pages of the foods. */
  foods: FoodLink[];
};

/**
 * The place whose duration answers the question: the place that the term names, or else the only state with a duration in the
 * refrigerator or, if none has one there, the only other place; null if several matter.
 */
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

/** A duration in days. `hasDate` means that the text also mentions a printed date, which decides only if there is no duration. */
type Duration = { min: number | null; max: number | null; hasDate: boolean };

const DAYS: Record<string, number> = {
  minute: 1 / 1_440,
  heure: 1 / 24,
  jour: 1,
  semaine: 7,
  mois: 30,
  an: 365,
};
const SPAN = /(\d+)(?:\s*à\s*(\d+))?\s*(minute|heure|jour|semaine|mois|an)s?\b/;

/** Durations that are written without a number, in days. */
const WORDS: [RegExp, number][] = [
  [/aussitôt/, 0],
  [/le jour même/, 0.5],
];

/** Parses the first duration in a text. « 2 à 3 jours après ouverture » is 2 to 3 days, and « 48 heures » is at most 2 days. */
export function readDuration(text: string): Duration {
  const hasDate = /\b(DLC|DDM|date)\b/.test(text);
  const [, first, last, unit = ""] = SPAN.exec(text) ?? [];
  const days = DAYS[unit];
  if (first === undefined || days === undefined) {
    const max = WORDS.find(([word]) => word.test(text))?.[1] ?? null;
    return { min: null, max, hasDate };
  }
  const most = Number(last ?? first) * days;
  return { min: last === undefined ? null : Number(first) * days, max: most, hasDate };
}
