import { foldTerm } from "~/domain/text/folding";
import { isQuiet, wordRoot } from "~/domain/text/word-roots";

/** A word of a term or of a name. `text` is folded; `marked` is the root with accents, because « pâte » is not « pâté ». */
export type Word = { typed: string; text: string; root: string; marked: string; isQuiet: boolean };

/** The names of things, by the root of their first word. */
export type Names<T> = Map<string, { thing: T; words: Word[] }[]>;

/** The words from `at` to before `end` that name things. */
export type Span<T> = { at: number; end: number; things: T[] };

const ABBREVIATIONS = new Map([
  ["st", "saint"],
  ["ste", "sainte"],
]);
/** « 32 sa »: weeks of pregnancy. Elsewhere, « sa » is a stop word. */
const WEEKS = /(\d) ?sa(?!\p{L})/giu;

/** The words of a text. Letters and digits are separate words, so that « 8mois » is « 8 mois ». */
export function wordsOf(text: string): Word[] {
  const all =
    text
      .normalize("NFC")
      .replace(WEEKS, "$1 semaines d’aménorrhée")
      .toLowerCase()
      .match(/[\p{L}\p{M}]+|\p{N}+(?:[.,]\p{N}+)?/gu) ?? [];
  return all.map((word) => {
    const folded = foldTerm(word);
    const text = ABBREVIATIONS.get(folded) ?? folded;
    return { typed: word, text, root: wordRoot(text), marked: wordRoot(word), isQuiet: isQuiet(text) };
  });
}

/** The words without stop words, if there are others: « Maïs » is spelled like the stop word « mais ». */
export function tellingWords(text: string): Word[] {
  const words = wordsOf(text);
  const telling = words.filter((word) => !word.isQuiet);
  return telling.length > 0 ? telling : words;
}

/** The whole name and each of its parts, for example of « Camembert, brie, pâte molle ». Text in parentheses is removed. */
export function nameParts(name: string): string[] {
  return [name, ...name.replace(/\(.*?\)/g, "").split(/,|\bou\b|\bet\b|\u202f?:/)];
}

export function indexNames<T>(named: readonly { thing: T; words: Word[] }[]): Names<T> {
  const names: Names<T> = new Map();
  for (const name of named) {
    const first = name.words[0]?.root;
    if (first !== undefined) names.set(first, [...(names.get(first) ?? []), name]);
  }
  return names;
}

/** The things with the longest name at `at`; also those whose names only begin so, with `isBeginningEnough`. */
export function longestName<T>(
  names: Names<T>,
  words: readonly Word[],
  at: number,
  { isBeginningEnough = false } = {},
): Span<T> | null {
  const found = (names.get(words[at]?.root ?? "") ?? []).flatMap(({ thing, words: name }) => {
    const shared = sharedWords(name, words, at);
    return shared.count > 0 && (isBeginningEnough || shared.count === name.length)
      ? [{ thing, ...shared }]
      : [];
  });
  if (found.length === 0) return null;
  const end = Math.max(...found.map((each) => each.end));
  const longest = found.filter((each) => each.end === end);
  // An accent counts only if it is typed, and only if a name has it.
  const exact = longest.filter(({ isMarked }) => isMarked);
  const isTyped = words.slice(at, end).some(({ root, marked }) => root !== marked);
  const meant = isTyped && exact.length > 0 ? exact : longest;
  return { at, end, things: [...new Set(meant.map(({ thing }) => thing))] };
}

/** All names in a text, from left to right. */
export function allNames<T>(names: Names<T>, words: readonly Word[]): Span<T>[] {
  const spans: Span<T>[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const span = longestName(names, words, at);
    if (!span) continue;
    spans.push(span);
    at = span.end - 1;
  }
  return spans;
}

/** How many words of a name follow each other from `at`, with stop words between them. */
function sharedWords(name: readonly Word[], words: readonly Word[], at: number) {
  let [count, end, isMarked] = [0, at, true];
  for (let place = at; place < words.length && count < name.length; place += 1) {
    const [wanted, word] = [name[count], words[place]];
    if (!wanted || !word) break;
    if (isSame(wanted, word)) {
      isMarked &&= wanted.marked === word.marked;
      count += 1;
      end = place + 1;
    } else if (!word.isQuiet || count === 0) break;
  }
  return { count, end, isMarked };
}

function isSame(name: Word, word: Word): boolean {
  return word.isQuiet ? name.marked === word.marked : name.root === word.root;
}
