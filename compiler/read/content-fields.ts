import { z } from "zod";
import { frenchTypography } from "../../app/text/typography";
import { ContentError } from "./content-files";

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
export function checkReview(
  text: { created_on: string; reviewed_on: string },
  { addIssue }: z.RefinementCtx,
) {
  if (text.created_on <= text.reviewed_on) return;
  addIssue({ code: "custom", path: ["reviewed_on"], message: "est avant « created_on »" });
}
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

/** The lowest similarity at which a name is suggested. */
const MIN_SIMILARITY = 0.5;

/** The Sørensen–Dice similarity of two sets of pieces (0 to 1). */
export function similarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((piece) => other.has(piece)).length;
  return (2 * shared) / (one.size + other.size || 1);
}

const pairs = (name: string) => new Set(Array.from(name.slice(1), (letter, at) => name[at] + letter));

/** Returns `; vouliez-vous dire « X » ?` with the most similar name, or an empty text if no name is similar. */
export function nearestName(wrong: string, known: readonly string[]): string {
  const [best] = known
    .map((name) => ({ name, likeness: similarity(pairs(wrong), pairs(name)) }))
    .sort((one, other) => other.likeness - one.likeness);
  return best && best.likeness >= MIN_SIMILARITY ? ` ; vouliez-vous dire « ${best.name} » ?` : "";
}

/** A value, and the file and field (`at`) and the entry (`name`) that have it. */
type Unique = { at: string; value: number | string; name: string; group?: number };

/** Refuses values that an earlier entry has. @throws ContentError that names, for a number, the next one that is free in its group */
export function refuseRepeats(entries: readonly Unique[]): void {
  const problems = repeats(entries, ({ value }) => value).map(({ entry: { at, value, group }, first }) => {
    const ofGroup = entries.filter((entry) => entry.group === group);
    const free = Math.max(...ofGroup.map((entry) => Number(entry.value))) + 1;
    return `${at} : ${value} sert déjà à ${first.name}${free ? ` ; ${free} est libre` : ""}`;
  });
  if (problems.length > 0) throw new ContentError(...problems);
}

/** The entries whose key an earlier entry has, each with the first of them. */
export function repeats<T>(entries: readonly T[], keyOf: (entry: T) => unknown): { entry: T; first: T }[] {
  const known = new Map<unknown, T>();
  return entries.flatMap((entry) => {
    const key = keyOf(entry);
    const first = known.get(key);
    if (first !== undefined) return { entry, first };
    known.set(key, entry);
    return [];
  });
}
