import type { StoragePlace } from "./storage";

const MONTH = 30;

export type Location = {
  name: string;
  heading: string;
  /** Introduces the foods that are not stored there. */
  absent: string;
  /** The six steps of the bars, with their limits in days. */
  steps: { days: number; mark: string }[];
  /** The SVG content of its icon. */
  icon: string;
};

/**
 * The locations among which visitors choose, by the place that they show first. In the refrigerator, that is the place of
 * opened food, because visitors mostly ask about it.
 */
export const LOCATIONS: Record<Exclude<StoragePlace, "ferme">, Location> = {
  placard: {
    name: "Placard",
    heading: "Au placard, au frais et au sec",
    absent: "Pas au placard",
    steps: [
      { days: 1, mark: "1 j" },
      { days: 3, mark: "2–3 j" },
      { days: 7, mark: "1 sem." },
      { days: MONTH, mark: "1 mois" },
      { days: 6 * MONTH, mark: "6 mois" },
      { days: Infinity, mark: "1 an" },
    ],
    icon: '<rect x="4" y="3" width="16" height="16" rx="1.5"/><path d="M12 3v16M4 11h16M9.5 7h.01M14.5 7h.01M9.5 15h.01M14.5 15h.01M6 19v2M18 19v2"/>',
  },
  ouvert: {
    name: "Réfrigérateur",
    heading: "Au réfrigérateur, à 4\u00a0°C",
    absent: "Pas dans cet état au réfrigérateur, ou sans durée",
    steps: [
      { days: 0.5, mark: "ce jour" },
      { days: 1, mark: "1 j" },
      { days: 3, mark: "2–3 j" },
      { days: 7, mark: "1 sem." },
      { days: 14, mark: "2 sem." },
      { days: Infinity, mark: "1 mois" },
    ],
    icon: '<rect x="6" y="2" width="12" height="20" rx="2"/><path d="M6 9.5h12M9 6v.8M9 13v2.5"/>',
  },
  congelateur: {
    name: "Congélateur",
    heading: "Au congélateur, à −18\u00a0°C",
    absent: "Pas au congélateur",
    steps: [
      { days: MONTH, mark: "1 mois" },
      { days: 2 * MONTH, mark: "2 mois" },
      { days: 3 * MONTH, mark: "3 mois" },
      { days: 6 * MONTH, mark: "6 mois" },
      { days: 9 * MONTH, mark: "9 mois" },
      { days: Infinity, mark: "1 an" },
    ],
    icon: '<path d="M12 2v20M3.3 7l17.4 10M20.7 7 3.3 17M9.5 3.5 12 6l2.5-2.5M9.5 20.5 12 18l2.5 2.5M3.5 10.2 7 9.1l-.8-3.4M20.5 13.8 17 14.9l.8 3.4M20.5 10.2 17 9.1l.8-3.4M3.5 13.8 7 14.9l-.8 3.4"/>',
  },
};

export function locationOf(place: StoragePlace): Location {
  return LOCATIONS[place === "ferme" ? "ouvert" : place];
}
