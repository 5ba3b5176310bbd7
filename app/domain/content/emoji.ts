import { z } from "zod";

/** Asks for a colour picture, which a font in one colour does not have. */
const COLOUR = "\ufe0f";

/** One emoji of a content file. Combined and tinted ones are drawn as several by a font in one colour. */
export const EMOJI = /\p{Extended_Pictographic}\ufe0f?/u;

export const emojiSchema = z
  .string()
  .regex(new RegExp(`^${EMOJI.source}$`, "u"), "doit être un seul emoji, ni combiné ni teinté")
  .transform(plainEmoji);

/** An emoji as a single character, without what asks for its colours. */
export function plainEmoji(emoji: string): string {
  return emoji.replace(COLOUR, "");
}
