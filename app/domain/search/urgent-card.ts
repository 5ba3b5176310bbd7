import type { Source } from "~/domain/faq/source";
import { compilePatterns, type WordLists, type WordMatcher } from "./word-pattern";

/** A number to call; `name` is the service that responds, unless the number is well known. */
export type UrgentNumber = { number: string; name?: string | undefined };

/** The card shown above the results of a search about an emergency. */
export type UrgentCard = {
  key: string;
  title: string;
  /** The sentence before the symptoms. It and `signs` are empty if the search term alone indicates the emergency. */
  introduction: string;
  signs: string[];
  /** Tells when to call and which number. */
  call: string;
  numbers: UrgentNumber[];
  /** First aid until help arrives: a paragraph for each gesture, or for each kind of person whom a gesture concerns. */
  meanwhile: string[];
  /** The page that explains more; null if it is not published. */
  page: { path: string; title: string } | null;
  sources: Source[];
  /** Whether the card replaces the results of the search. */
  isAlone: boolean;
};

/** A card with the patterns of words that show it (`anyOf`) and those that prevent it (`noneOf`). */
export type UrgentEntry = UrgentCard & { anyOf: string[]; noneOf: string[] };

/** The cards, most urgent first, and the word lists of their patterns; editors write both in content/urgences.yaml. */
export type UrgentEntries = { lists: WordLists; cards: UrgentEntry[] };

/** Returns the most urgent card that matches a search term, or null. */
export type FindUrgentCard = (term: string) => UrgentCard | null;

/** Compiles the patterns once for all searches. @throws UnknownListError */
export function urgentCardFinder({ lists, cards }: UrgentEntries): FindUrgentCard {
  const prepared = cards.map(({ anyOf, noneOf, ...card }): { card: UrgentCard; isMeant: WordMatcher } => {
    const [matches, isExcluded] = [compilePatterns(anyOf, lists), compilePatterns(noneOf, lists)];
    return { card, isMeant: (term) => matches(term) && !isExcluded(term) };
  });
  return (term) => prepared.find(({ isMeant }) => isMeant(term))?.card ?? null;
}
