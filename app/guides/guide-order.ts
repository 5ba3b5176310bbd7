/** The slugs of the guides, in the order of the list (specification, section 3). */
export const GUIDE_SLUGS = [
  "lire-etiquettes-nutritionnelles",
  "meal-prep-debutant",
  "equilibrer-assiette",
  "hydratation-quotidienne",
  "gestion-portions",
  "snacks-sains",
  "courses-intelligentes",
  "cuisine-rapide",
  "proteines-vegetales",
  "conservation-aliments",
  "alimentation-sportif",
  "budget-alimentaire",
];
