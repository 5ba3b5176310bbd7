/** The words for the colours of bars, one per family of food. */
export const COLOR_WORDS = ["animal", "végétal", "céréale", "eau", "cacao", "bleu"] as const;

export type ColorWord = (typeof COLOR_WORDS)[number];

export const ART_COLORS = ["tomato", "leaf", "maize", "sky", "cocoa", "blue"] as const;

/** A token of app/styles/art.css. */
export type ArtColor = (typeof ART_COLORS)[number];

export const COLOR_OF: Record<ColorWord, ArtColor> = {
  animal: "tomato",
  végétal: "leaf",
  céréale: "maize",
  eau: "sky",
  cacao: "cocoa",
  bleu: "blue",
};
