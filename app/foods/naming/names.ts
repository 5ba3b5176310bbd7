import type { Word } from "~/text/words";

export type Name<T> = { thing: T; words: readonly Word[] };
export type Names<T> = Map<string, Name<T>[]>;
export type Place = { at: number; end: number };
type Span<T> = Place & { things: T[] };

/** The whole name and each of its parts, for example of « Camembert, brie, pâte molle ». Text in parentheses is removed. */
export function nameParts(name: string): string[] {
  return [name, ...name.replace(/\(.*?\)/g, "").split(/,|\bou\b|\bet\b|\u202f?:/)].map((part) => part.trim());
}

export function indexNames<T>(all: readonly Name<T>[]): Names<T> {
  const names: Names<T> = new Map(all.map(({ words }) => [words[0]?.root ?? "", []]));
  for (const name of all) names.get(name.words[0]?.root ?? "")?.push(name);
  return names;
}

type Options = { isBeginningEnough?: boolean };

/** The longest names in a text, from left to right; with `isBeginningEnough`, also the beginnings of names. */
export function allNames<T>(names: Names<T>, words: readonly Word[], options: Options = {}): Span<T>[] {
  const spans: Span<T>[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const span = longestName(names, words, at, options);
    if (!span) continue;
    spans.push(span);
    at = span.end - 1;
  }
  return spans;
}

/** The things with the longest name that begins at a word. An accent counts if it is typed and a name has it. */
export function longestName<T>(
  names: Names<T>,
  words: readonly Word[],
  at: number,
  { isBeginningEnough }: Options = {},
): Span<T> | null {
  const found = (names.get(words[at]?.root ?? "") ?? []).flatMap((name) => {
    const shared = sharedWords(name.words, words, at);
    const isNamed = shared.length === name.words.length || isBeginningEnough;
    const end = 1 + (shared.at(-1) ?? at - 1);
    const isMarked = shared.every((place, index) => words[place]?.marked === name.words[index]?.marked);
    return shared.length > 0 && isNamed ? [{ thing: name.thing, end, isMarked }] : [];
  });
  if (found.length === 0) return null;
  const end = Math.max(...found.map((each) => each.end));
  const longest = found.filter((each) => each.end === end);
  const exact = longest.filter(({ isMarked }) => isMarked);
  const isTyped = words.slice(at, end).some(({ root, marked }) => root !== marked);
  const things = (isTyped && exact.length > 0 ? exact : longest).map(({ thing }) => thing);
  return { at, end, things: [...new Set(things)] };
}

/** The things whose names begin with all these words. */
export function begunBy<T>(names: Names<T>, words: readonly Word[]): T[] {
  const span = longestName(names, words, 0, { isBeginningEnough: true });
  return span?.end === words.length ? span.things : [];
}

/** The places of a name's first words, from `at`, with only stop words between them. */
function sharedWords(name: readonly Word[], words: readonly Word[], at: number): number[] {
  const places: number[] = [];
  for (let place = at; place < words.length; place += 1) {
    const [wanted, word] = [name[places.length], words[place]];
    if (!wanted || !word) break;
    if (word.isQuiet ? wanted.marked === word.marked : wanted.root === word.root) places.push(place);
    else if (!word.isQuiet || places.length === 0) break;
  }
  return places;
}
