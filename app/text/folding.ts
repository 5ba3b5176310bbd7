export type FoldedText = { text: string; folded: string; origins: Uint32Array };

/** Matches texts of European letters and punctuation, in which only accents combine with another character. */
const SIMPLE_TEXT = /^[\t\n\r -\u036f\u1e00-\u200a\u2010-\u2027\u202f-\u205e\u2070-\u214f\u2190-\u22ff]*$/;

/** Splits a text into characters. Uses `Intl.Segmenter` only for emojis and non-European scripts, because it is slow. */
function* characters(text: string): Generator<{ character: string; index: number }> {
  if (SIMPLE_TEXT.test(text)) {
    for (let index = 0; index < text.length; index += 1) yield { character: text.charAt(index), index };
    return;
  }
  const segmenter = new Intl.Segmenter("fr", { granularity: "grapheme" });
  for (const { segment, index } of segmenter.segment(text)) yield { character: segment, index };
}

function foldCharacter(character: string): string {
  return (
    character
      // NFKD turns an acute accent that stands alone into a space.
      .replace(/[’‘‛ʼ′´`]/g, "'")
      .normalize("NFKD")
      .replace(/[\p{M}\p{Cf}]/gu, "")
      .toLowerCase()
      .replaceAll("œ", "oe")
      .replaceAll("æ", "ae")
      .replace(/[‐‑]/g, "-")
      .replace(/\s+/g, " ")
  );
}

const foldedLetters = new Map<string, string>();

function foldedCharacter(character: string): string {
  if (character.length > 1) return foldCharacter(character);
  const known = foldedLetters.get(character);
  if (known !== undefined) return known;
  const folded = foldCharacter(character);
  foldedLetters.set(character, folded);
  return folded;
}

/** Folds a text, and records the index in the text of each folded letter. */
export function fold(text: string): FoldedText {
  const origins: number[] = [];
  const pieces: string[] = [];
  let isAfterBlank = false;
  for (const { character, index } of characters(text)) {
    const plain = foldedCharacter(character);
    if (plain === "" || (plain === " " && isAfterBlank)) continue;
    isAfterBlank = plain.endsWith(" ");
    pieces.push(plain);
    for (let unit = 0; unit < plain.length; unit += 1) origins.push(index);
  }
  origins.push(text.length);
  return { text, folded: pieces.join(""), origins: Uint32Array.from(origins) };
}

/**
 * Folds a term for comparison: lower case, without accents, ligatures, subscripts, soft hyphens or extra spaces, with plain
 * apostrophes and hyphens.
 */
export function foldTerm(term: string): string {
  // Folding the whole text at once is faster, and correct if only accents combine with another character.
  return (SIMPLE_TEXT.test(term) ? foldCharacter(term) : fold(term).folded).trim();
}
