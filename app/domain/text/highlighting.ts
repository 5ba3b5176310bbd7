import { LRUCache } from "lru-cache";

export type HighlightedText = { text: string; isMatch: boolean }[];

const EXCERPT_LENGTH = 170;

type FoldedText = { text: string; folded: string; origins: Uint32Array };

type AnswerLines = { prose: FoldedText; whole: FoldedText };

const MAX_BYTES = 32 * 1024 * 1024;

const questions = new LRUCache<string, FoldedText>({
  maxSize: MAX_BYTES / 8,
  sizeCalculation: bytesOf,
  memoMethod: fold,
});

const answers = new LRUCache<string, AnswerLines>({
  maxSize: MAX_BYTES,
  sizeCalculation: ({ prose, whole }, text) => 2 * text.length + bytesOf(prose) + bytesOf(whole),
  memoMethod: foldAnswer,
});

function bytesOf({ text, folded, origins }: FoldedText): number {
  return 2 * (text.length + folded.length) + origins.byteLength;
}

/** European letters and punctuation: only accents combine with another character. */
const SIMPLE_TEXT = /^[\t\n\r -\u036f\u1e00-\u200a\u2010-\u2027\u202f-\u205e\u2070-\u214f\u2190-\u22ff]*$/;

/** Avoids `Intl.Segmenter`, which is slow, except for emojis and other scripts. */
function* characters(text: string): Generator<{ character: string; index: number }> {
  if (SIMPLE_TEXT.test(text)) {
    for (let index = 0; index < text.length; index += 1) yield { character: text.charAt(index), index };
    return;
  }
  const segmenter = new Intl.Segmenter("fr", { granularity: "grapheme" });
  for (const { segment, index } of segmenter.segment(text)) yield { character: segment, index };
}

function foldCharacter(character: string): string {
  return character
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae")
    .replace(/[’‘ʼ]/g, "'")
    .replace(/\s+/g, " ");
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

function fold(text: string): FoldedText {
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

/** A term folded for comparison: lower case, without accents, ligatures or extra spaces. */
export function foldTerm(term: string): string {
  // Folding the whole text at once is faster, and safe if no characters combine.
  return (SIMPLE_TEXT.test(term) ? foldCharacter(term) : fold(term).folded).trim();
}

type Match = { start: number; end: number };

function matches({ text, folded, origins }: FoldedText, term: string): Match[] {
  const wanted = foldTerm(term);
  const found: Match[] = [];
  if (wanted === "") return found;
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + wanted.length)) {
    found.push({ start: origins[at] ?? 0, end: origins[at + wanted.length] ?? text.length });
  }
  return found.filter(({ start, end }) => end > start);
}

function mark(text: string, found: Match[]): HighlightedText {
  const pieces: HighlightedText = [];
  let done = 0;
  for (const { start, end } of found) {
    pieces.push(
      { text: text.slice(done, start), isMatch: false },
      { text: text.slice(start, end), isMatch: true },
    );
    done = end;
  }
  pieces.push({ text: text.slice(done), isMatch: false });
  return pieces.filter((piece) => piece.text !== "");
}

/** Marks each occurrence of the term in the text, ignoring case and accents. */
export function markTerm(text: string, term: string): HighlightedText {
  return mark(text, matches(questions.memo(text), term));
}

function joinBlocks(blocks: string[]): string {
  const pieces: string[] = [];
  for (const block of blocks) {
    const line = block.replace(/[ \t\r]+/g, " ").trim();
    if (line === "") continue;
    const last = pieces.at(-1);
    if (last !== undefined) pieces.push(/[.,:;!?…»]$/.test(last.slice(-1)) ? " " : " · ");
    pieces.push(line);
  }
  return pieces.join("");
}

function foldAnswer(text: string): AnswerLines {
  const blocks = text.split("\n");
  const prose = fold(joinBlocks(blocks.filter((block) => !block.includes("\t"))));
  const hasTable = text.includes("\t");
  const whole = hasTable ? fold(joinBlocks(blocks.map((block) => block.replaceAll("\t", " · ")))) : prose;
  return { prose, whole };
}

/** Words around the first occurrence, else the beginning. Shows a table only if the term occurs nowhere else. */
export function excerpt(answer: string, term: string): HighlightedText {
  const { prose, whole } = answers.memo(answer);
  const inProse = matches(prose, term);
  const inWhole = inProse.length === 0 && whole !== prose ? matches(whole, term) : [];
  return inWhole.length > 0 ? cutAround(whole.text, inWhole) : cutAround(prose.text, inProse);
}

function cutAround(text: string, found: Match[]): HighlightedText {
  const [first] = found;
  const middle = first ? Math.max(0, first.start - EXCERPT_LENGTH / 3) : 0;
  const start = middle === 0 ? 0 : text.indexOf(" ", middle) + 1;
  const isWhole = start + EXCERPT_LENGTH >= text.length;
  const end = isWhole
    ? text.length
    : Math.max(text.lastIndexOf(" ", start + EXCERPT_LENGTH), first?.end ?? 0);
  const shown = text.slice(start, end);
  const before = start > 0 ? "… " : "";
  const shift = before.length - start - (shown.length - shown.trimStart().length);
  const within = found.filter((match) => match.start >= start && match.end <= end);
  return mark(
    `${before}${shown.trim()}${isWhole ? "" : " …"}`,
    within.map((match) => ({ start: match.start + shift, end: match.end + shift })),
  );
}
