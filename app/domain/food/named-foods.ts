import { termWords } from "~/domain/text/word-roots";
import { foodRoot } from "./find-foods";

/** Words that name a food on their own, but describe a food if they follow its name: « steak bleu ». */
const DESCRIBES = rootSet("bleu cru molle germé fumé cuit sec");

/** Words that join two names into the name of a single food, as in « œufs de saumon ». */
const OF = new Set(["d", "de", "des", "du"]);

/** For each root, the names that begin with it. A name is a list of roots. */
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

/** The things that a text names, and the number of names that it uses. */
type Named<T> = { things: T[]; count: number };
const nothing = { things: [], count: 0 };

/**
 * The things that folded words name; empty if the words also contain anything that `isBeside` does not accept. The beginning of
 * a name counts only with `isBeginningEnough`, because « blanc » does not mean « blanc de poulet ».
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
    const { length, named } = longestName(names, roots, at, isBeginningEnough);
    const isNamed = length > 0;
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

/** The things whose names match the most words from `at`, and the number of these words. */
function longestName<T>(
  names: Names<T>,
  roots: string[],
  at: number,
  isBeginningEnough: boolean,
): { length: number; named: T[] } {
  const found = (names.get(roots[at] ?? "") ?? [])
    .map(({ thing, roots: name }) => ({ thing, ...sharedWords(name, roots, at) }))
    .filter(({ isWhole }) => isWhole || isBeginningEnough);
  const length = Math.max(0, ...found.map((each) => each.length));
  return { length, named: found.filter((each) => each.length === length).map(({ thing }) => thing) };
}

/**
 * The number of words from `at`, including stop words, that match the beginning of a name, and whether they are the complete
 * name.
 */
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
