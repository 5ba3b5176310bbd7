const NARROW = "\u202f"; // narrow no-break space
const NO_BREAK = "\u00a0";

const UNITS = "kcal|kJ|µg|mg|kg|g|cl|ml|mL|dl|L|l|mm|cm|m²|km|km/h|h|min|°C|°|€|%|ans?|mois|minutes?";
const BEFORE_CALL = /(?<=(?:^|[\s(’])(?:le|au|ou)) (?=(?:15|17|18|112|114|3114|3919)(?![\p{L}\d]|[.,]\d))/giu;
/** « 6 à 12 mois » */
const IN_AGES = /(?<=\d)[ \u00a0]à[ \u00a0](?=\d+[ \u00a0\u202f](?:ans|mois)(?!\p{L}))/gu;
const BEFORE_UNIT = new RegExp(`(?<=\\d)[ \\u00a0\\u202f](?=(?:${UNITS})(?![\\p{L}\\d]))`, "gu");

/**
 * Applies French typography to plain text: no-break spaces (narrow before `; : ! ?` and in numbers; after a leading sign) and curly apostrophes. Idempotent. Source: Lexique des règles typographiques de l’Imprimerie nationale.
 */
export function frenchTypography(text: string): string {
  return text
    .replace(/(?<=\p{L})'(?=\p{L})/gu, "’")
    .replace(/[ \u00a0\u202f]+(?=[;:!?](?:[\s»)”]|$))/g, NARROW)
    .replace(/«[ \u00a0\u202f]*/g, `«${NO_BREAK}`)
    .replace(/[ \u00a0\u202f]*»/g, `${NO_BREAK}»`)
    .replace(/(?<=^[−+])[ \u00a0\u202f](?=\d)/g, NO_BREAK)
    .replace(/(?<=\d)[ \u00a0\u202f](?=\d{3}(?!\d))/g, NARROW)
    .replace(IN_AGES, `${NO_BREAK}à${NO_BREAK}`)
    .replace(BEFORE_CALL, NO_BREAK)
    .replace(BEFORE_UNIT, NO_BREAK);
}

const BEFORE_PRONOUN =
  /(?<=\p{L}-)(?=(?:l(?:es?|a|ui|eur)|en|y|moi|toi|nous|vous|t-(?:ils?|elles?|on)|ils?|elles?|on|je|ce)(?![\p{L}\p{N}-]))/gu;

/**
 * Keeps a verb and its pronoun (« parlez-en ») on one line, with a word joiner after the hyphen: the fonts have no hyphen that does
 * not break, and a browser finds « parlez-en » in the page all the same. Idempotent.
 */
export function keepPronouns(text: string): string {
  return text.replace(BEFORE_PRONOUN, "\u2060");
}

/** « 0 question », « 2 questions »: French zero is singular. */
export function counted(count: number, singular: string, plural = `${singular}s`): string {
  return `${count.toLocaleString("fr-FR")}${NO_BREAK}${count < 2 ? singular : plural}`;
}
