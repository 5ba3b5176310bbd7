type Drawing = {
  /** What it shows, numbers included, for who cannot see it. */
  label: string;
  /** How many numbered pins it has; each one needs its line in the legend. */
  pins: number;
};

/** The drawings that a text may name. Each has its shapes in app/components/figure/. */
export const DRAWINGS = {
  assiette: {
    label:
      "Assiette vue de dessus : une moitié de légumes et de fruits, un quart de protéines, un quart de céréales complètes, avec un verre d’eau.",
    pins: 0,
  },
  "couper-aliments-ronds": {
    label: "Un grain de raisin, une tomate cerise et une saucisse, coupés en quatre dans la longueur.",
    pins: 0,
  },
  "deux-planches": {
    label:
      "Deux planches à découper : sur l’une, la viande et le poisson crus ; sur l’autre, une tomate, un œuf cuit et de la salade ; entre les deux, une main savonnée sous le robinet.",
    pins: 3,
  },
  frigo: {
    label:
      "Réfrigérateur ouvert : restes en haut, yaourts au milieu, viandes et poissons dans la zone la plus froide, de 0 à 4 degrés, et congélateur à moins 18 degrés.",
    pins: 4,
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
} as const satisfies Record<string, Drawing>;

export type DrawingName = keyof typeof DRAWINGS;

/** The symbols that a pictogram may count; one is 26 × 28. */
export const SYMBOLS = ["cube", "morceau", "quartier", "verre"] as const;

export type SymbolName = (typeof SYMBOLS)[number];

/** All that is drawn, as SVG; made by the build from app/components/figure/. */
export type Artwork = {
  /** Whole images, with their text alternative. */
  drawings: Record<string, string>;
  /** The shapes of one symbol, and of the dashed symbol that stands for what is missing. */
  symbols: Record<SymbolName, { full: string; ghost: string }>;
};

export function isDrawingName(name: string): name is DrawingName {
  return Object.hasOwn(DRAWINGS, name);
}

export function isSymbolName(name: string): name is SymbolName {
  return SYMBOLS.some((symbol) => symbol === name);
}
