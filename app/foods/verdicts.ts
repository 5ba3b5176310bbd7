/** Strictest first. `rien`: the sources were read for the situation, and do not name the food. It is as mild as `oui`. */
export const FOOD_VERDICTS = ["eviter", "limiter", "oui-si", "oui", "rien"] as const;
export type FoodVerdict = (typeof FOOD_VERDICTS)[number];

/** The verdicts as shown to visitors. The keys, such as `eviter`, are used in the editors' files. */
export const VERDICT_LABELS: Record<FoodVerdict, string> = {
  eviter: "À éviter",
  limiter: "À limiter",
  "oui-si": "Oui, si…",
  oui: "Oui",
  rien: "Rien de particulier",
};

/** « À éviter »; « Pas de règle » without a verdict. */
export function verdictLabel(verdict: FoodVerdict | null): string {
  return verdict ? VERDICT_LABELS[verdict] : "Pas de règle";
}
