export const DIFFICULTIES = ["facile", "moyen", "avancé"] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];
