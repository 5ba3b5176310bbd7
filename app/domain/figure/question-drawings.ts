/** Drawings made for questions of quizzes: what their labels say gives no answer away. `letters`: see `Drawing`. */
export const QUESTION_DRAWINGS = {
  "balance-portion": {
    label:
      "Une pomme et une carotte sur une balance de cuisine, dont l’écran montre un point d’interrogation.",
    pins: 0,
  },
  "cuillere-mesure": {
    label: "Une cuillère-mesure remplie d’eau à ras bord : combien de millilitres ?",
    pins: 0,
  },
  "frigo-quatre-places": {
    label:
      "Réfrigérateur ouvert. A : les casiers de la porte. B : le bac à légumes, tout en bas. C : l’étagère marquée d’un flocon, où se trouve de la viande. D : une étagère du milieu.",
    pins: 0,
    letters: ["porte", "bac", "froide", "milieu"],
  },
  "logo-verre-fourchette": {
    label: "Une boîte en plastique et son logo, agrandi : un verre à pied à côté d’une fourchette.",
    pins: 0,
  },
  "paquet-de-cafe": {
    label: "Un paquet de café fermé, et son étiquette : à consommer de préférence avant fin 06.2026.",
    pins: 0,
  },
  "steak-hache-thermometre": {
    label:
      "Un steak haché et un thermomètre piqué en son centre, avec quatre repères : 70, 80, 90 et 100 degrés.",
    pins: 0,
  },
  "tableau-sans-quantite": {
    label:
      "Le tableau nutritionnel d’un paquet : énergie, graisses, glucides, sel. En tête de la colonne, « pour… » suivi d’un point d’interrogation.",
    pins: 0,
  },
  "verre-de-cola": {
    label:
      "Un verre de cola et quatre cubes de sucre ; à côté, un verre inconnu qui en contient presque autant.",
    pins: 0,
  },
  "yaourt-et-fromage": {
    label: "Un yaourt de 125 grammes égale un morceau de fromage, de combien de grammes ?",
    pins: 0,
  },
} as const;
