import { foldTerm } from "./marked-text";

const MAX_LENGTH = 60;

/** An address, a site, or so many digits that they may be a telephone number, a date or another number of a person. */
const PERSONAL = /[@\uff20]|\barobase\b|https?:|www\.|(?:\p{Nd}\D{0,3}){6,}/u;

/** A search as editors may see it: folded, without punctuation at its ends; null if it is long or looks personal. */
export function missedTerm(term: string): string | null {
  const folded = foldTerm(term.normalize("NFKC"));
  const plain = folded.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");
  const { length } = [...plain];
  return length >= 2 && length <= MAX_LENGTH && !PERSONAL.test(folded) ? plain : null;
}
