/** A part of a text. If the part is a phone number, it must not wrap, and `address` is its link (`tel:15`, `sms:114`). */
export type PhonePiece = { text: string; address: string | null };

/** France's emergency numbers and helplines in short form, then ordinary numbers: « 01 45 42 59 59 », « 09 69 325 900 ». */
const NUMBER =
  /3114|3919|11[2459]|1[578]|0[1-9](?:[\s.]\d\d){4}|0[1-9]\s\d\d\s\d{3}\s\d{3}|0\s8\d\d(?:\s\d{3}\s\d{3}|(?:\s\d\d){3})/g;

const PART_OF_A_NUMBER = { before: /[\d\p{L}][.,/–-]?$|\d\s$/u, after: /^(?:[.,/–-]?\d|\p{L}|\s\d)/u };
const ARTICLE = /(?:^|[^\p{L}])(?:le|au)\s$/iu;
/** What is around the day of a date: « du 10 au 15 », « le 15 mars » (months begin so), « le 15 à 8 h », « le 15 et le 16 mai ». */
const DAY = {
  before: /(?:^|\s)du\s\d+\sau\s$/u,
  after:
    /^\s(?:janv|févr|mars|avr|mai(?!s)|jui|août|sept|oct|nov|déc|à\s\d|du\smois|de\schaque|et\sle\s\d\d?\s)/u,
};
const MAX_DAY = 31;
const TEXTED = { before: /(?:^|\s)SMS(?:\sau|\s?:)\s$/iu, after: /^\spar\sSMS(?!\p{L})/iu };
/** « 15 ou 112 », without articles. */
const PAIR = { before: /(?:^|\D)(?:15|17|18)\sou\s$/u, after: /^\sou\s(?:112|114)(?=([^]*))/u };
const AFTER_PAIR = /^\s?(?:$|[.,;:!?)»…·(]|(?:d’abord|tout|sans|qui|si|s’il|puis|même|aussi|dès)(?!\p{L}))/u;

/**
 * Splits a text into phone numbers and the text between them. Recognizes « le 15 », « 15 ou 112 », « le 3114 » and numbers of
 * ten digits. Ignores quantities and dates: « 15 g », « le 15 mars ». Does not use lookbehind, because old browsers also run
 * this code.
 */
export function splitPhoneNumbers(text: string): PhonePiece[] {
  const pieces: PhonePiece[] = [];
  let end = 0;
  for (const { 0: number, index } of text.matchAll(NUMBER)) {
    const [before, after] = [text.slice(0, index), text.slice(index + number.length)];
    if (PART_OF_A_NUMBER.before.test(before) || PART_OF_A_NUMBER.after.test(after)) continue;
    if (number.length < 5 && !isCalled(number, before, after)) continue;
    if (index > end) pieces.push({ text: text.slice(end, index), address: null });
    pieces.push({ text: number.replace(/\s/g, "\u00a0"), address: phoneAddress(number) });
    end = index + number.length;
  }
  if (end < text.length || pieces.length === 0) pieces.push({ text: text.slice(end), address: null });
  return pieces;
}

export function namesPhone(text: string): boolean {
  return splitPhoneNumbers(text).some(({ address }) => address !== null);
}

/** The warning is from the first sentence that names a number to the last. */
export function splitWarning(sentences: readonly string[]) {
  const start = sentences.findIndex(namesPhone);
  if (start < 0) return { before: sentences, warning: [], after: [] };
  const end = sentences.findLastIndex(namesPhone) + 1;
  return {
    before: sentences.slice(0, start),
    warning: sentences.slice(start, end),
    after: sentences.slice(end),
  };
}

function isCalled(number: string, before: string, after: string): boolean {
  const isDay = Number(number) <= MAX_DAY && (DAY.before.test(before) || DAY.after.test(after));
  return (
    (ARTICLE.test(before) && !isDay) ||
    TEXTED.before.test(before) ||
    TEXTED.after.test(after) ||
    isInPair(before, after)
  );
}

function isInPair(before: string, after: string): boolean {
  const rest = PAIR.before.test(before) ? after : PAIR.after.exec(after)?.[1];
  return rest !== undefined && AFTER_PAIR.test(rest);
}

/** The emergency number for people who cannot hear or speak. Nobody answers a voice call. */
export const SMS_EMERGENCY = "114";

/** The link for a French phone number: `tel:+33145425959` for « 01 45 42 59 59 », `tel:15` for « 15 », `sms:114` for « 114 ». */
export function phoneAddress(number: string): string {
  const digits = number.replace(/\D/g, "");
  if (digits === SMS_EMERGENCY) return `sms:${digits}`;
  return digits.length < 10 ? `tel:${digits}` : `tel:+33${digits.slice(1)}`;
}
