import type { Source } from "~/shell/article/source";
import { NO_EMERGENCY, type Shares } from "./urgent-model";

/** A number to call; `name` is the service that responds, unless the number is well known. */
export type UrgentNumber = { number: string; name?: string | undefined };

export type UrgentCard = {
  key: string;
  title: string;
  /** The sentence before the symptoms. It and `signs` are empty if the search term alone indicates the emergency. */
  introduction: string;
  signs: string[];
  call: string;
  numbers: UrgentNumber[];
  /** What to do next, in this order; `call` is then the first step. Empty if the order depends on the case. */
  steps: string[];
  /** First aid until help arrives: a paragraph for each gesture, or for each kind of person whom a gesture concerns. */
  meanwhile: string[];
  /** The page that explains more; null if it is not published. */
  page: { path: string; title: string } | null;
  sources: Source[];
  /** Whether the card replaces the results of the search. */
  isAlone: boolean;
  /** Whether the card says that some of its cases can wait, for a doctor the same day. */
  canWait: boolean;
};

/** What editors write in content/urgences.yaml. The general card is null if the file is missing. */
export type UrgentEntries = { general: UrgentCard | null; cards: UrgentCard[] };

/** Returns the card of the emergency that a search term speaks of, the general card if it is not clear which, or null. */
export type FindUrgentCard = (term: string) => UrgentCard | null;

// docs/decisions/0007-search.md has the measures from which these were chosen.
/** A card is shown from this probability of an emergency on. */
const LEAST_EMERGENCY = 0.52;
/** Among the emergencies, the probability from which a card is the right one. */
const LEAST_SURE = 0.5;
/** A card that can wait is not shown if those that cannot have a greater probability than this. */
const MOST_GRAVE = 0.2;

/** Prepares the search of a card. `classify` returns the shares of each part of a term. Cards without phrases are never found. */
export function urgentCardFinder(
  { general, cards }: UrgentEntries,
  classify: (term: string) => Shares[],
): FindUrgentCard {
  const cardOf = (shares: Shares): UrgentCard | null => {
    const emergency = 1 - (shares.get(NO_EMERGENCY) ?? 1);
    if (emergency < LEAST_EMERGENCY) return null;
    const shareOf = ({ key }: UrgentCard) => (shares.get(key) ?? 0) / emergency;
    const sumOf = (some: UrgentCard[]) => some.reduce((sum, card) => sum + shareOf(card), 0);
    const [best, ...others] = [...cards].sort((one, other) => shareOf(other) - shareOf(one));
    if (!best) return general;
    if (best.canWait && sumOf(others.filter(({ canWait }) => !canWait)) > MOST_GRAVE) return general;
    // Those that replace the results are about suicide: either is right if the other is.
    const like = best.isAlone ? cards.filter(({ isAlone }) => isAlone) : [best];
    return sumOf(like) >= LEAST_SURE ? best : general;
  };
  return (term) => {
    const seen = new Set(classify(term).map(cardOf));
    const found = cards.filter((card) => seen.has(card));
    const [first] = found;
    if (!first) return seen.has(general) ? general : null;
    // The parts of a long story may seem to speak of different emergencies: the general card names them all.
    return found.length === 1 || found.every(({ isAlone }) => isAlone) ? first : general;
  };
}
