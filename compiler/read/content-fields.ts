import { z } from "zod";
import { frenchTypography } from "../../app/text/typography";
import { nearestName } from "./names";

/** A text field of content files, converted to French typography. */
export const text = z.string().trim().min(1, "ne peut pas être vide").transform(frenchTypography);
/** A text that is read at a glance. */
export const atMostWords = (limit: number) =>
  text.refine(
    (value) => value.split(/[\s/]+/).filter((word) => /[\p{L}\d]/u.test(word)).length <= limit,
    `dépasse ${limit} mots`,
  );
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "n’est pas un slug (minuscules, chiffres, traits d’union)");
export const date = z.string().date("n’est pas un jour du calendrier, écrit AAAA-MM-JJ");
/** Refuses a text whose last review is before the day it was written. */
export const isReviewed = (text: { created_on: string; reviewed_on: string }) =>
  text.created_on <= text.reviewed_on;
export const EARLY_REVIEW = { path: ["reviewed_on"], message: "est avant « created_on »" };
export const number = z.number().int().positive();
export const phrasing = z.string().trim().min(2, "est trop court");

/** Reads the name of an entry as the entry. */
export const entryOf = <T>(entries: Readonly<Record<string, T>>, what: string) =>
  z.string().transform((name, { addIssue }): T => {
    const entry = Object.hasOwn(entries, name) ? entries[name] : undefined;
    if (entry !== undefined) return entry;
    const message = `: « ${name} » n’est pas ${what}${nearestName(name, Object.keys(entries))}`;
    addIssue({ code: "custom", message, fatal: true });
    return z.NEVER;
  });

export const known = (names: readonly string[], what: string) =>
  entryOf(Object.fromEntries(names.map((name) => [name, name])), what);

/** Variation selector 16 requests a color glyph, which a monochrome font lacks. */
const COLOR_SELECTOR = "\ufe0f";

/** An emoji of a content file. A monochrome font would draw combined and tinted emojis as several glyphs. */
export const EMOJI = /\p{Extended_Pictographic}\ufe0f?/u;

export const emojiSchema = z
  .string()
  .regex(new RegExp(`^${EMOJI.source}$`, "u"), "doit être un seul emoji, ni combiné ni teinté")
  .transform(plainEmoji);

export function plainEmoji(emoji: string): string {
  return emoji.replace(COLOR_SELECTOR, "");
}

/** The texts in the value of a YAML file, without the fields in `leftOut`. */
export function textsIn(value: unknown, leftOut: string[] = []): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    leftOut.includes(name) ? [] : textsIn(part, leftOut),
  );
}
