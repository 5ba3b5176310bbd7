import { type FindUrgentCard, urgentCardFinder } from "../../app/search/urgent/find-urgent-card";
import { NO_EMERGENCY, urgentClassifier } from "../../app/search/urgent/urgent-model";
import type { ContentCollection } from "../read/content-collection";
import { URGENCES_SAMPLES_FILE, URGENT_PHRASES_FILE } from "../read/urgences-file";
import { urgentModelOf } from "../search/train-urgent-model";

/** The shares of searches that the model has not learned: calls for help with a card, with their own; harmless ones with a card. */
type UrgentRates = { card: number; right: number; falseCard: number };

/**
 * Rates outside these limits are problems. The harmless samples were all chosen because they resemble an emergency; of ordinary
 * searches, fewer show a card.
 */
const LIMITS: UrgentRates = { card: 0.8, right: 0.5, falseCard: 0.1 };

/** Finds cards without phrases, plain searches with the wrong card, and rates outside the limits. */
export function checkUrgences(
  collection: Pick<ContentCollection, "urgences" | "urgentSamples" | "urgentPhrases" | "phrasings" | "faqs">,
): string[] {
  const { urgences, urgentSamples, urgentPhrases } = collection;
  const keys = urgences.cards.map(({ key }) => key);
  const problems = keys
    .filter((key) => !urgentPhrases.some(({ card }) => card === key))
    .map((key) => `${URGENT_PHRASES_FILE} : la carte « ${key} » n’a aucune phrase`);
  if (problems.length > 0 || keys.length === 0) return problems;
  const find = urgentCardFinder(urgences, urgentClassifier(urgentModelOf(collection)));
  return [...wrongCards(urgentSamples.plain, find), ...wrongRates(urgentSamples.heldOut, find)];
}

function wrongCards(plain: Record<string, string[]>, find: FindUrgentCard): string[] {
  return Object.entries(plain).flatMap(([key, terms]) =>
    terms.flatMap((term) => {
      const shown = find(term)?.key ?? NO_EMERGENCY;
      return shown === key
        ? []
        : [`${URGENCES_SAMPLES_FILE} : « ${term} » montre la carte « ${shown} » au lieu de « ${key} »`];
    }),
  );
}

function wrongRates(heldOut: Record<string, string[]>, find: FindUrgentCard): string[] {
  const { card, right, falseCard } = urgentRates(heldOut, find);
  const percent = (share: number) => `${Math.round(100 * share)} %`;
  const problem = (what: string, share: number, limit: number) =>
    `${URGENCES_SAMPLES_FILE} : ${percent(share)} des essais ${what} (limite : ${percent(limit)}). Ajoutez des phrases à ${URGENT_PHRASES_FILE}`;
  return [
    ...(card < LIMITS.card ? [problem("montrent une carte", card, LIMITS.card)] : []),
    ...(right < LIMITS.right ? [problem("montrent leur carte", right, LIMITS.right)] : []),
    ...(falseCard > LIMITS.falseCard
      ? [problem("de « aucune » montrent une carte", falseCard, LIMITS.falseCard)]
      : []),
  ];
}

/** The rates of searches by the key of their card. Where there are none, the best rate. */
export function urgentRates(terms: Record<string, string[]>, find: FindUrgentCard): UrgentRates {
  const shown = Object.entries(terms).flatMap(([key, all]) =>
    all.map((term) => ({ key, shown: find(term)?.key ?? NO_EMERGENCY })),
  );
  const hasCard = (each: { shown: string }) => each.shown !== NO_EMERGENCY;
  const calls = shown.filter(({ key }) => key !== NO_EMERGENCY);
  const harmless = shown.filter(({ key }) => key === NO_EMERGENCY);
  return {
    card: calls.length === 0 ? 1 : calls.filter(hasCard).length / calls.length,
    right: calls.length === 0 ? 1 : calls.filter((each) => each.shown === each.key).length / calls.length,
    falseCard: harmless.length === 0 ? 0 : harmless.filter(hasCard).length / harmless.length,
  };
}
