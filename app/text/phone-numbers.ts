/** A part of a text. If the part is a phone number, it must not wrap, and `address` is its link (`tel:15`, `sms:114`). */
export type PhonePiece = { text: string; address: string | null };

/** France's emergency numbers and helplines in short form, then ordinary numbers: « 01 45 42 59 59 », « 09 69 325 900 ». */
const NUMBER =
  /3114|3919|11[2459]|1[578]|0[1-9](?:[\s.]\d\d){4}|0[1-9]\s\d\d\s\d{3}\s\d{3}|0\s8\d\d(?:\s\d{3}\s\d{3}|(?:\s\d\d){3})/g;

const PART_OF_A_NUMBER = { before: /[\d\p{L}][.,/–-]?$|\d\s$/u, after: /^(?:[.,/–-]?\d|\p{L}|\s\d)/u };
const CALLED =
  /(?:^|[\s(])(?:appel|rappel|compos|joign|contact|préven|dites)\p{L}*(?:-\u2060?l(?:e|a|es))?(?:\s[\p{L}’-]+){0,3}\s(?:le|au)\s$/iu;
const ALONE = /(?:^|[.,;:!?(»]\s?|[\p{L},]\sou\s)le\s$/iu;
const END = /^\s?(?:$|[.,;:!?)»…·])/u;
const FOLLOWING =
  /^\s(?:ou\s(?!(?:le\s|au\s)?\d)|(?:d’abord|tout|sans|vous|qui|si|puis|même|aussi|dès)(?![\p{L}\d])|\()/u;
const TEXTED = { before: /(?:^|\s)SMS(?:\sau|\s?:)\s$/iu, after: /^\spar\sSMS(?!\p{L})/iu };
const OTHER_BEFORE = /(?:^|[^\d])(15|17|18|112|114)\sou\s(?:le\s|au\s)?$/u;
const OTHER_AFTER = /^\sou\s(?:le\s|au\s)?(15|17|18|112|114)(?=([^]*))/u;

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

/** Splits sentences around a warning: from the first that names a number, or the question that leads to it, to the last. */
export function splitWarning(sentences: readonly string[]) {
  const named = sentences.findIndex(namesPhone);
  if (named < 0) return [sentences];
  const start = sentences[named - 1]?.endsWith("?") ? named - 1 : named;
  const end = sentences.findLastIndex(namesPhone) + 1;
  return [sentences.slice(0, start), sentences.slice(start, end), sentences.slice(end)];
}

function isCalled(number: string, before: string, after: string): boolean {
  const endsThere = END.test(after);
  return (
    isInPair(number, before, after) ||
    TEXTED.before.test(before) ||
    TEXTED.after.test(after) ||
    (ALONE.test(before) && endsThere) ||
    (CALLED.test(before) && (endsThere || FOLLOWING.test(after))) ||
    (/(?:^|\s)le\s$/iu.test(before) && /^\s(?:vous|répond)(?!\p{L})/u.test(after))
  );
}

function isInPair(number: string, before: string, after: string): boolean {
  const [first] = OTHER_BEFORE.exec(before)?.slice(1) ?? [];
  const [second, rest = ""] = OTHER_AFTER.exec(after)?.slice(1) ?? [];
  const other = first ?? second;
  if (other === undefined || other === number) return false;
  const following = first ? after : rest;
  const isOfPhones = [number, other].some((each) => each === "112" || each === "114");
  return isOfPhones && (END.test(following) || FOLLOWING.test(following));
}

/** The emergency number for people who cannot hear or speak. Nobody answers a voice call. */
export const SMS_EMERGENCY = "114";

/** The link for a French phone number: `tel:+33145425959` for « 01 45 42 59 59 », `tel:15` for « 15 », `sms:114` for « 114 ». */
export function phoneAddress(number: string): string {
  const digits = number.replace(/\D/g, "");
  if (digits === SMS_EMERGENCY) return `sms:${digits}`;
  return digits.length < 10 ? `tel:${digits}` : `tel:+33${digits.slice(1)}`;
}
