import type { Source } from "~/shell/article/source";
import type { FoodLink } from "~/foods/food";

export const STORAGE_PATH = "/conservation";
export const STORAGE_TITLE = "Combien de temps ça se garde\u202f?";

export const STORAGE_PLACES = ["placard", "ferme", "ouvert", "congelateur"] as const;
export type StoragePlace = (typeof STORAGE_PLACES)[number];

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

/** The place whose duration answers: the named one, else the only state in the refrigerator or only place; null if several matter. */
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
    const today = /le jour même/.test(text) ? 0.5 : null;
    return { min: null, max: /aussitôt/.test(text) ? 0 : today, hasDate };
  }
  const min = last === undefined ? null : Number(first) * days;
  return { min, max: Number(last ?? first) * days, hasDate };
}
