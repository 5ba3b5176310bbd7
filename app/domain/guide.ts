/** The twelve guides (specification, section 3). */
export const GUIDES = [
  { slug: "lire-etiquettes-nutritionnelles", title: "Lire les étiquettes nutritionnelles" },
  { slug: "meal-prep-debutant", title: "Préparer ses repas à l’avance" },
  { slug: "equilibrer-assiette", title: "Équilibrer son assiette" },
  { slug: "hydratation-quotidienne", title: "Boire assez chaque jour" },
  { slug: "gestion-portions", title: "Trouver ses portions" },
  { slug: "snacks-sains", title: "Choisir ses encas" },
  { slug: "courses-intelligentes", title: "Faire ses courses avec méthode" },
  { slug: "cuisine-rapide", title: "Cuisiner vite et bon" },
  { slug: "proteines-vegetales", title: "Les protéines végétales" },
  { slug: "conservation-aliments", title: "Conserver les aliments" },
  { slug: "alimentation-sportif", title: "Manger quand on fait du sport" },
  { slug: "budget-alimentaire", title: "Bien manger avec un petit budget" },
];
