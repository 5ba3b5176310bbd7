// Apart from the schema of guides: browsers get this module, and zod would follow.

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
