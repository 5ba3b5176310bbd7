import { termWords } from "~/domain/text/word-roots";
import { foodRoot } from "./find-foods";

/** Words that begin the names of foods but do not name a food on their own. */
const NO_NAME = rootSet(
  "gros petit grand gélule comprimé poudre soufflé entier protéine conserve boîte produit plat complément",
);

/** Words that name a food on their own, but describe a food if they follow its name: « steak bleu ». */
const DESCRIBES = rootSet("bleu cru molle germé fumé cuit sec");

/** Words that join two names into the name of a single food, as in « œufs de saumon ». */
const OF = new Set(["d", "de", "des", "du"]);

/** If more things than this match, they share only the beginning of their names. */
const MANY = 4;

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
 * The things that folded words name; empty if the words also contain anything that `isBeside` does not accept. If the words are
 * only the beginning of a single name, it counts only with `isBeginningEnough`, because « courgette » does not only mean «
 * courgette amère ».
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
 * Finds the longest sequence of words from `at` with which a name begins, as « brie de Meaux » begins with « brie », and the
 * things that have such a name. If there are many, only the things whose complete name matches.
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
