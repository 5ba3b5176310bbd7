import { z } from "zod";

/** Variation selector 16 requests a color glyph, which a monochrome font lacks. */
const COLOR_SELECTOR = "\ufe0f";

/** An emoji of a content file. A monochrome font would draw combined and tinted emojis as several glyphs. */
export const EMOJI = /\p{Extended_Pictographic}\ufe0f?/u;

export const emojiSchema = z
  .string()
  .regex(new RegExp(`^${EMOJI.source}$`, "u"), "doit être un seul emoji, ni combiné ni teinté")
  .transform(plainEmoji);

/** An emoji without its variation selector. */
export function plainEmoji(emoji: string): string {
  return emoji.replace(COLOR_SELECTOR, "");
}
