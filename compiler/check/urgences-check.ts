import { URGENCES_FILE, URGENCES_SAMPLES_FILE, type UrgentSamples } from "../read/urgences-file";
import { type UrgentEntries, urgentCardFinder } from "../../app/domain/search/urgent-card";

/** The key of the sample searches that must not show a card. */
const NO_CARD = "aucune";

/** Finds problems in the emergency cards: missing pages, and sample searches that show the wrong card. */
export function checkUrgences(
  entries: UrgentEntries,
  samples: UrgentSamples,
  known: ReadonlySet<string>,
): string[] {
  const keys = new Set(entries.cards.map(({ key }) => key));
  const find = urgentCardFinder(entries);
  return [
    ...entries.cards
      .flatMap(({ page }) => (page && !known.has(page.path) ? [page.path] : []))
      .map((path) => `${URGENCES_FILE} : « ${path} » n’est pas une page du site`),
    ...entries.cards
      .filter(({ key }) => samples[key] === undefined)
      .map(({ key }) => `${URGENCES_SAMPLES_FILE} : la carte « ${key} » n’a aucun essai`),
    ...Object.entries(samples).flatMap(([key, searches]) => {
      if (key !== NO_CARD && !keys.has(key))
        return [`${URGENCES_SAMPLES_FILE} : il n’y a pas de carte « ${key} » dans ${URGENCES_FILE}`];
      return searches.flatMap((search) => {
        const shown = find(search)?.key ?? NO_CARD;
        return shown === key
          ? []
          : [`${URGENCES_SAMPLES_FILE} : « ${search} » montre la carte « ${shown} » au lieu de « ${key} »`];
      });
    }),
  ];
}
