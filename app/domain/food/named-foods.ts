import { termWords } from "~/domain/text/word-roots";
import { foodRoot } from "./find-foods";

/** Words that begin the names of foods, and alone name none. */
const NO_NAME = rootSet(
  "gros petit grand gélule comprimé poudre soufflé entier protéine conserve boîte produit plat complément",
);

/** Colors and states that name a food alone, and describe the food before them: « steak bleu ». */
const DESCRIBES = rootSet("bleu cru molle germé fumé cuit sec");

/** Words between two names that make one food of them, as in « œufs de saumon ». */
const OF = new Set(["d", "de", "des", "du"]);

/** More things than this share only the beginning of their names. */
const MANY = 4;

/** The names that begin with each root, as lists of roots. */
export type Names<T> = Map<string, { thing: T; roots: string[] }[]>;

/** The roots of the words of a text, for `namedIn`. */
export function rootSet(words: string): Set<string> {
  return new Set(termWords(words).map(foodRoot));
}

export function namesByRoot<T>(index: readonly { thing: T; names: { roots: string }[] }[]): Names<T> {
  const names: Names<T> = new Map();
  for (const { thing, names: own } of index) {
    for (const { roots } of own) {
      const list = roots.split(" ");
      const [first] = list;
      if (first) names.set(first, [...(names.get(first) ?? []), { thing, roots: list }]);
    }
  }
  return names;
}

/** What a text names, and by how many names. */
type Named<T> = { things: T[]; count: number };
const nothing = { things: [], count: 0 };

/**
 * What folded words name if they contain nothing else but words that `isBeside` accepts; nothing otherwise. The beginning of a single
 * name counts only with `isBeginningEnough`: « courgette » is more than « courgette amère ».
 */
export function namedIn<T>(
  names: Names<T>,
  words: string[],
  isBeside: (word: string, root: string) => boolean,
  { isBeginningEnough = false } = {},
): Named<T> {
  const roots = words.map(foodRoot);
  const things = new Set<T>();
  let count = 0;
  let isAfterName = false;
  for (let at = 0; at < words.length;) {
    const [word = "", root = ""] = [words[at], roots[at]];
    if (isAfterName && (OF.has(word) || DESCRIBES.has(root))) return nothing;
    const { length, named, isWhole } = longestName(names, roots, at);
    const isNamed = length > 0 && (isWhole || named.length > 1 || isBeginningEnough);
    if (isNamed) {
      for (const thing of named) things.add(thing);
      at += length;
      count += 1;
    } else if (root === "" || isBeside(word, root)) at += 1;
    else return nothing;
    isAfterName = isNamed;
  }
  return { things: [...things], count };
}

/**
 * The most words from `at` that begin a name, as « brie » begins « brie de Meaux », and the things of these names; if they are
 * many, only those whose name ends there.
 */
function longestName<T>(
  names: Names<T>,
  roots: string[],
  at: number,
): { length: number; named: T[]; isWhole: boolean } {
  const candidates = names.get(roots[at] ?? "") ?? [];
  const found = candidates.map(({ thing, roots: name }) => ({ thing, ...sharedWords(name, roots, at) }));
  const length = Math.max(0, ...found.map((each) => each.length));
  if (length === 1 && NO_NAME.has(roots[at] ?? "")) return { length: 0, named: [], isWhole: false };
  const longest = found.filter((each) => each.length === length);
  const named = [...new Set(longest.map(({ thing }) => thing))];
  const exact = [...new Set(longest.filter(({ isWhole }) => isWhole).map(({ thing }) => thing))];
  const isWhole = exact.length > 0;
  return { length, named: named.length > MANY && isWhole ? exact : named, isWhole };
}

/** How many words of the text from `at`, stop words included, begin a name, and whether they are all of it. */
function sharedWords(name: string[], roots: string[], at: number): { length: number; isWhole: boolean } {
  let end = at;
  for (const root of name) {
    let place = end;
    while (roots[place] === "") place += 1;
    if (roots[place] !== root) return { length: end - at, isWhole: false };
    end = place + 1;
  }
  return { length: end - at, isWhole: true };
}
