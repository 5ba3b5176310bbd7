/** The four tints of pages, tiles and cards. */
export type Tone = "primary" | "secondary" | "accent" | "myth";
