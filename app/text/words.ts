import { LRUCache } from "lru-cache";
import { foldTerm } from "./folding";

/**
 * A word of a text, from `start` to before `end`. `text` is folded (`foldTerm`), `root` is without its ending, and `marked` is the root
 * with accents, because « pâte » is not « pâté ».
 */
export type Word = {
  typed: string;
  text: string;
  root: string;
  marked: string;
  isQuiet: boolean;
  start: number;
  end: number;
};

/**
 * The letter of a vitamin, which is too short to be a word of its own; « sa » after a number, weeks of pregnancy; a name with its
 * number (« b 12 », « oméga-3 »); a number, apart from its unit (« 500ml », « 1h30 »); or a word.
 */
const WORD = new RegExp(
  [
    String.raw`(?<!\p{L})vit(?:amines?)?[\s.-]+([acdek])(?![\p{L}\p{M}])`,
    String.raw`(?<=\p{N}\s?)(sa)(?![\p{L}\p{M}])`,
    String.raw`(?<![\p{L}\p{N}])(?:b|o ?m(?:e\p{M}?|é)ga|nova|pm|e)[\s‐‑-]?\p{N}+(?![\p{L}\p{N}])`,
    String.raw`\p{N}+(?:[.,]\p{N}+)?`,
    String.raw`\p{L}[\p{L}\p{M}\p{Cf}]*`,
  ].join("|"),
  "gu",
);
/** A word of fewer letters is seldom the beginning of another: « fer » is not « fermenté ». */
export const LONG_WORD = 4;
/** The share of a word's letters that may be wrong: one in « camenbert ». */
export const TYPING_ERRORS = 0.2;
/** The words of a term that count: more make a search slow without making it more precise. */
export const MOST_WORDS = 12;

const SAINT = /^ste?$/;

const QUIET = new Set(
  `a ai ainsi alors apres as au aux avec c ca car ce cela ces cest cette chez comment d dans de des dois doit donc donner du
   elle en es est et etre fait faire faut il ils j jai je jusqu l la le les leur leurs lorsqu lui m ma mais me mes mon n ne nos notre
   nous on ont ou par pas peut peux plus pour pourquoi prendre puisqu qu quand que quel quelle quelles quels qui quoi quoiqu s sa se
   ses si son sont sur t ta te tes ton tous tout toute toutes tu un une va veut vos votre vous y`.split(
    /\s+/,
  ),
);

const spelled = new LRUCache({ max: 50_000, memoMethod: spell });

function spell(typed: string): Omit<Word, "typed" | "start" | "end"> {
  const text = foldTerm(typed).replace(/[ -]/g, "").replace(SAINT, "saint");
  return { text, root: wordRoot(text), marked: wordRoot(typed.normalize("NFC")), isQuiet: QUIET.has(text) };
}

/** The words of a text, in order. « vitamine D » is « vitamine » and « dvitamine », « 32 SA » is « 32 semaines grossesse ». */
export function wordsOf(text: string): Word[] {
  const lower = text.toLowerCase();
  // A few letters, as « İ », have a longer small letter, which would shift the others. The u flag with i takes ten times as long.
  const read = lower.length === text.length ? lower : text;
  const words: Word[] = [];
  for (const { 0: found, 1: letter, 2: weeks, index: start } of read.matchAll(WORD)) {
    const typed = letter ? ["vitamine", `${letter}vitamine`] : weeks ? ["semaines", "grossesse"] : [found];
    for (const word of typed) {
      // Spreading the object would take five times as long.
      const { text: folded, root, marked, isQuiet } = spelled.memo(word);
      words.push({ typed: word, text: folded, root, marked, isQuiet, start, end: start + found.length });
    }
  }
  return words;
}

/** The words without stop words, if there are others: « Maïs » is spelled like the stop word « mais ». */
export function tellingWords(text: string): Word[] {
  const words = wordsOf(text);
  const telling = words.filter(({ isQuiet }) => !isQuiet);
  return telling.length > 0 ? telling : words;
}

/** The roots of the words without stop words. */
export function tellingRoots(text: string): string[] {
  return wordsOf(text).flatMap(({ root, isQuiet }) => (isQuiet ? [] : [root]));
}

/** The folded words without stop words. */
export function tellingTexts(text: string): string[] {
  return wordsOf(text).flatMap((word) => (word.isQuiet ? [] : [word.text]));
}

/** The folded words of a text, in order. */
export function termWords(text: string): string[] {
  return wordsOf(text).map((word) => word.text);
}

/** Removes the most frequent French endings from a word, so that « lentilles » and « lentille » have the same root. */
export function wordRoot(word: string): string {
  return word.replace(/(?<=..)(ent|er|ee|[esx])[sx]?$/, "");
}

/** The pieces of each word between its borders: « _fer », « _fer_ » and « fer_ » for « fer ». */
export function characterNgrams(words: readonly string[], lengths: readonly number[] = [4, 5]): string[] {
  return words.flatMap((word) => {
    const padded = `_${word}_`;
    if (padded.length <= 4) return [padded];
    return lengths.flatMap((length) =>
      Array.from({ length: padded.length - length + 1 }, (_piece, start) =>
        padded.slice(start, start + length),
      ),
    );
  });
}
