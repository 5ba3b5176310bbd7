/** The twelve guides (specification, section 3), in the order in which they are listed. */
export const GUIDE_SLUGS = [
  ...[
    "lire-etiquettes-nutritionnelles",
    "meal-prep-debutant",
    "equilibrer-assiette",
    "hydratation-quotidienne",
  ],
  ...["gestion-portions", "snacks-sains", "courses-intelligentes", "cuisine-rapide"],
  ...["proteines-vegetales", "conservation-aliments", "alimentation-sportif", "budget-alimentaire"],
];
