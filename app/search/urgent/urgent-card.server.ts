import { compiled, urgentModelFile } from "~/server/compiled/compiled.server";
import { type FindUrgentCard, type UrgentEntries, urgentCardFinder } from "./find-urgent-card";
import { urgentClassifier } from "./urgent-model";

let cards: { entries: UrgentEntries; find: FindUrgentCard } | null = null;

/** Finds the emergency card that matches a search term. */
export const findUrgentCard: FindUrgentCard = (term) => {
  const { urgences: entries } = compiled().contents;
  if (cards?.entries !== entries)
    cards = { entries, find: urgentCardFinder(entries, urgentClassifier(urgentModelFile())) };
  return cards.find(term);
};
