/** The names of bar colors in figures, one per food group. */
export const COLOR_WORDS = ["animal", "végétal", "céréale", "eau", "cacao", "bleu"] as const;

export type ColorWord = (typeof COLOR_WORDS)[number];

export const ART_COLORS = ["tomato", "leaf", "maize", "sky", "cocoa", "blue"] as const;

/** A color token of app/styles/art-tokens.css. */
export type ArtColor = (typeof ART_COLORS)[number];

export const COLOR_OF: Record<ColorWord, ArtColor> = {
  animal: "tomato",
  végétal: "leaf",
  céréale: "maize",
  eau: "sky",
  cacao: "cocoa",
  bleu: "blue",
};
