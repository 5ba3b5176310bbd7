import { foldTerm } from "~/text/folding";

const MAX_LENGTH = 60;

/** An e-mail address, a URL, or enough digits for a phone number, a date or another personal number. */
const PERSONAL = /[@\uff20]|\barobase\b|https?:|www\.|(?:\p{Nd}\D{0,3}){6,}/u;

/** A search term as editors may see it: folded and without outer punctuation; null if it is too short or too long, or looks personal. */
export function missedTerm(term: string): string | null {
  const folded = foldTerm(term.normalize("NFKC"));
  const plain = folded.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");
  const { length } = [...plain];
  return length >= 2 && length <= MAX_LENGTH && !PERSONAL.test(folded) ? plain : null;
}
