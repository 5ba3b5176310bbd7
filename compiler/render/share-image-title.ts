type TitleLayout = { size: number; lines: string[] };

export const TITLE_WIDTH = 700;

const SIZES = [
  { size: 88, lines: 2 },
  { size: 76, lines: 3 },
  { size: 66, lines: 4 },
  { size: 58, lines: 4 },
];
const SMALLEST = { size: 50, lines: 5 };

const MAX_WORD = 24;

/** Splits a title at spaces into lines of similar length; satori would also break words and hyphens (« faut-il »). */
export function layTitle(title: string): TitleLayout {
  const words = drawable(title)
    .split(" ")
    .flatMap((word) => word.match(new RegExp(`.{1,${MAX_WORD}}`, "gu")) ?? []);
  for (const { size, lines: room } of [...SIZES, SMALLEST]) {
    const lines = wrap(words, TITLE_WIDTH / size);
    const fits = lines.every((line) => widthOf(line) * size <= TITLE_WIDTH);
    if (fits && lines.length <= room) return { size, lines: balance(words, TITLE_WIDTH / size) };
  }
  const lines = wrap(words, TITLE_WIDTH / SMALLEST.size);
  const shown = lines.slice(0, SMALLEST.lines);
  if (lines.length > shown.length) shown.push(`${shown.pop()}…`);
  return { size: SMALLEST.size, lines: shown };
}

/** Removes emojis and control characters, for which the font has no glyph. */
export function drawable(words: string): string {
  return words
    .replace(/(?:\p{Emoji_Presentation}|\p{Cc}|\p{Cs}|\u200d|\ufe0f)+/gu, " ")
    .replace(/ {2,}/g, " ")
    .trim();
}

function wrap(words: string[], width: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1) ?? ""} ${word}`;
    if (lines.length > 0 && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function balance(words: string[], width: number): string[] {
  const lines = wrap(words, width);
  const narrower = wrap(words, width - 0.25);
  const isSame = narrower.length === lines.length && narrower.every((line) => widthOf(line) <= width);
  return isSame && width > 1 ? balance(words, width - 0.25) : lines;
}

/** An upper estimate of the text's width in em, which assigns each character one of five glyph widths. */
function widthOf(text: string): number {
  return [...text].reduce((sum, character) => {
    if (/[\s,.;:!’|·'ijlîïI]/.test(character)) return sum + 0.3;
    if (/[-()/tfr?«»JL]/.test(character)) return sum + 0.47;
    if (/[mwMWæœÆŒ%…]/.test(character)) return sum + 0.98;
    return sum + (/[\p{Lu}\d]/u.test(character) ? 0.71 : 0.62);
  }, 0);
}
