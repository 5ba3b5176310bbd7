/** Strictest first. `rien`: the sources were read for the situation, and do not name the food. It is as mild as `oui`. */
export const FOOD_VERDICTS = ["eviter", "limiter", "oui-si", "oui", "rien"] as const;
export type FoodVerdict = (typeof FOOD_VERDICTS)[number];

export const VERDICT_LABELS: Record<FoodVerdict, string> = {
  eviter: "À éviter",
  limiter: "À limiter",
  "oui-si": "Oui, si…",
  oui: "Oui",
  rien: "Rien de particulier",
};

export function isStrict(verdict: FoodVerdict | null): boolean {
  return verdict !== null && verdict !== "oui" && verdict !== "rien";
}

export function verdictLabel(verdict: FoodVerdict | null): string {
  return verdict ? VERDICT_LABELS[verdict] : "Pas de règle";
}

/** The SVG content of each verdict's mark, 24 × 24 units. The shapes can be distinguished without colors. */
export const VERDICT_SHAPES: Record<FoodVerdict | "inconnu", string> = {
  eviter:
    '<rect x="4.2" y="4.2" width="15.6" height="15.6" rx="2.4" transform="rotate(45 12 12)" fill="currentColor"/><path d="m9 9 6 6m0-6-6 6" stroke="var(--card)" stroke-width="2.4" stroke-linecap="round"/>',
  limiter:
    '<circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" stroke-width="2.4"/><path d="M12 3a9 9 0 0 0 0 18Z" fill="currentColor"/>',
  "oui-si":
    '<rect x="2" y="2" width="20" height="20" rx="5" fill="currentColor"/><path d="M7 12h.01M12 12h.01M17 12h.01" stroke="var(--card)" stroke-width="3.4" stroke-linecap="round"/>',
  oui: '<circle cx="12" cy="12" r="10" fill="currentColor"/><path d="m7.5 12.4 3 3 6-6.4" fill="none" stroke="var(--card)" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>',
  rien: '<circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" stroke-width="2.4"/><path d="M8.5 12h7" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"/>',
  inconnu:
    '<circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" stroke-width="2.4" stroke-dasharray="3.2 2.45"/><path d="M12 16.6h.01M9.7 9.6a2.4 2.4 0 1 1 3.4 2.6c-.8.4-1.1.8-1.1 1.5" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/>',
};
