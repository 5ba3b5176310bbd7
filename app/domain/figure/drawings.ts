import { QUESTION_DRAWINGS } from "./question-drawings";

export type Drawing = {
  /** What it shows, numbers included, for who cannot see it. */
  label: string;
  /** How many numbered pins it has; each one needs its line in the legend. */
  pins: number;
  /** It has the letters A, B, C…: a word of what each one shows, which that answer of the question must say. */
  letters?: readonly string[];
};

/** The drawings that a text may name. Each has its shapes in app/components/figure/. */
export const DRAWINGS = {
  assiette: {
    label:
      "Assiette vue de dessus : une moitié de légumes et de fruits, un quart de protéines, un quart de céréales complètes, avec un verre d’eau.",
    pins: 0,
  },
  "avant-la-liste": {
    label: "Trois étapes : un placard et ce qui reste, cinq dîners, puis la liste de ce qui manque.",
    pins: 0,
  },
  "boites-semaine": {
    label:
      "Réfrigérateur, trois jours au plus : les boîtes de lundi, mardi et mercredi. Congélateur : celles de jeudi et vendredi.",
    pins: 0,
  },
  "cereales-legumes-secs": {
    label:
      "Deux pièces de puzzle qui s’emboîtent : les légumes secs fournissent bien la lysine, les céréales les acides aminés soufrés.",
    pins: 0,
  },
  "couper-aliments-ronds": {
    label: "Un grain de raisin, une tomate cerise et une saucisse, coupés en quatre dans la longueur.",
    pins: 0,
  },
  "dates-limites": {
    label:
      "Deux étiquettes : steaks à consommer jusqu’au 24 novembre 2026, DLC, à jeter sans goûter une fois passée ; café à consommer de préférence avant fin juin 2027, DDM, souvent bon ensuite s’il est intact.",
    pins: 0,
  },
  "deux-heures-cuisine": {
    label:
      "Deux heures de cuisine : légumes au four de la minute 30 à 70, chili de 35 à 75, œufs de 50 à 60, poulet de 70 à 95 ; on coupe de 5 à 30, on remplit les boîtes de 75 à 110.",
    pins: 0,
  },
  "deux-planches": {
    label:
      "Deux planches à découper : sur l’une, la viande et le poisson crus ; sur l’autre, une tomate, un œuf cuit et de la salade ; entre les deux, une main savonnée sous le robinet.",
    pins: 3,
  },
  "diner-quatre-lignes": {
    label:
      "Tomates, pois chiches, semoule et cumin : un légume, des protéines, un féculent et du goût font un dîner.",
    pins: 0,
  },
  effort: {
    label:
      "Ligne du temps : avant l’effort, un repas simple et connu ; pendant, de l’eau, et 30 à 60 grammes de glucides par heure s’il est intense et dépasse 60 minutes ; après, le prochain repas.",
    pins: 0,
  },
  encas: {
    label:
      "Une poire, une tranche de pain complet avec un yaourt, et un verre d’eau : les trois parts d’un encas.",
    pins: 0,
  },
  "faim-ou-pas": {
    label:
      "Une première assiette, puis l’assiette vide : encore faim ? Oui : on se ressert. Non : un fruit, un yaourt, ou la fin du repas.",
    pins: 0,
  },
  frigo: {
    label:
      "Réfrigérateur ouvert : restes en haut, yaourts au milieu, viandes et poissons dans la zone la plus froide, de 0 à 4 degrés, et congélateur à moins 18 degrés.",
    pins: 4,
  },
  "journee-boissons": {
    label:
      "Huit verres de 20 cl : eau à 7 h, café à 7 h 30, eau à 10 h, deux verres d’eau à 12 h 30, soit 1 L ; thé à 15 h 30, eau à 17 h 30 et à 19 h 30, soit 1,6 L.",
    pins: 0,
  },
  "menus-semaine": {
    label:
      "Quatorze repas, midi et soir, du samedi au vendredi : quatre de légumes secs, trois aux œufs, trois soupes avec du fromage, deux de poisson, deux de poulet.",
    pins: 0,
  },
  "mesures-main": {
    label:
      "Quatre mains : deux mains en coupe pour les légumes, un poing pour les féculents cuits, une paume pour le poisson ou la viande, un pouce pour l’huile ou le beurre.",
    pins: 0,
  },
  "paniers-saisons": {
    label:
      "Quatre paniers : courge et poires en automne, chou et kiwis en hiver, asperges et fraises au printemps, tomates et courgettes en été.",
    pins: 0,
  },
  "poisson-grossesse": {
    label: "Trois poissons : le premier porte une coche, le deuxième un demi-disque, le troisième une croix.",
    pins: 3,
  },
  textures: {
    label:
      "Quatre assiettes : niveau 4, mixé ; niveau 5, haché fin, 4 millimètres au plus ; niveau 6, en morceaux de 1,5 centimètre au plus ; niveau 7, normal.",
    pins: 0,
  },
  thermometre: {
    label:
      "Thermomètre : moins 18 degrés au congélateur, 4 degrés au plus au réfrigérateur, 63 degrés pour garder chaud, 70 degrés à cœur.",
    pins: 0,
  },
  "verres-par-jour": {
    label:
      "Une femme : 8 verres de 20 cl par jour ; un homme : 10 verres de 20 cl ; à 75 ans et plus : au moins 10 verres de 15 cl.",
    pins: 0,
  },
  ...QUESTION_DRAWINGS,
} as const satisfies Record<string, Drawing>;

export type DrawingName = keyof typeof DRAWINGS;

/** The symbols that a pictogram may count; one is 26 × 28. */
export const SYMBOLS = ["cube", "morceau", "quartier", "verre"] as const;

export type SymbolName = (typeof SYMBOLS)[number];

/** All that is drawn, as SVG; made by the build from app/components/figure/. */
export type Artwork = {
  /** Whole images, with their text alternative. */
  drawings: Record<string, string>;
  /** Of themes, profiles and quizzes: decoration. */
  illustrations: Record<string, string>;
  /** The shapes of one symbol, and of the dashed symbol that stands for what is missing. */
  symbols: Record<SymbolName, { full: string; ghost: string }>;
};

export function isDrawingName(name: string): name is DrawingName {
  return Object.hasOwn(DRAWINGS, name);
}

export function isSymbolName(name: string): name is SymbolName {
  return SYMBOLS.some((symbol) => symbol === name);
}
