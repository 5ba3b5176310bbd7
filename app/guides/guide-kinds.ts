import type { CategoryTone } from "~/shell/tone";

// Separate from the schema of guides, because browsers load this module and zod would become part of the bundle.

export const guideCategories = [
  "Bases de la nutrition",
  "Organisation",
  "Santé",
  "Perte de poids",
  "Recettes",
  "Alimentation végétale",
  "Sport",
] as const;
export const guideDifficulties = ["Débutant", "Intermédiaire"] as const;

const tints: Record<(typeof guideCategories)[number], CategoryTone> = {
  "Bases de la nutrition": "primary",
  Organisation: "secondary",
  Santé: "accent",
  "Perte de poids": "accent",
  Recettes: "primary",
  "Alimentation végétale": "secondary",
  Sport: "secondary",
};

/** The tint of a guide's illustration and share image, which depends on the guide's category. */
export function guideTint(category: string): CategoryTone {
  const known = guideCategories.find((name) => name === category);
  return known ? tints[known] : "secondary";
}
