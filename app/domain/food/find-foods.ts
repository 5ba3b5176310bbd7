import { diceCoefficient } from "dice-coefficient";
import { isQuiet, termWords, wordRoot } from "~/domain/text/word-roots";
import type { Food } from "./food";

/** A food with all that it is called, prepared by `indexFoods`. */
export type IndexedFood = { food: Food; names: { roots: string; text: string }[] };

/** What a visitor's words mean. `several` share the name; `near` are only guesses, to be named and never judged. */
export type FoundFoods =
  | { kind: "one"; food: Food }
  | { kind: "several"; foods: Food[] }
  | { kind: "near"; foods: Food[] }
  | { kind: "none" };

/** Names as alike as « yogourt » and « yoghourt » (0 to 1). */
const MIN_SIMILARITY = 0.5;
const MOST_NEAR = 5;
/** Letters of a term at least, so that « le » does not resemble « bleu ». */
const LEAST_NEAR = 3;

/** Prepares the names of foods: each part (`nameParts`), and each synonym. */
export function indexFoods(foods: readonly Food[]): IndexedFood[] {
  return foods.map((food) => ({
    food,
    names: [...nameParts(food.name), ...food.synonyms].map((text) => ({ roots: rootsOf(text), text })),
  }));
}

/**
 * The foods that a name means: those that have it, or that it begins, as « saumon » begins « saumon fumé »; else those that resemble
 * it. One food that has only a longer name is near: « courgette » is more than « courgette amère ».
 */
export function findFoods(index: readonly IndexedFood[], name: string): FoundFoods {
  const wanted = rootsOf(name);
  if (wanted === "") return { kind: "none" };
  const named = foodsWith(index, (roots) => roots === wanted || roots.startsWith(`${wanted} `));
  const found = named.length > 0 ? named : foodsWith(index, (roots) => ` ${roots} `.includes(` ${wanted} `));
  if (found.length > 1) return { kind: "several", foods: found };
  const [exact] = foodsWith(index, (roots) => roots === wanted);
  if (exact) return { kind: "one", food: exact };
  const near = found.length > 0 ? found : nearFoods(index, wanted);
  return near.length > 0 ? { kind: "near", foods: near } : { kind: "none" };
}

/** The words of a name without stop words, endings and « st » for « saint »: « Œufs durs » and « oeuf dur » are the same. */
export function rootsOf(name: string): string {
  const words = termWords(name);
  const roots = words.map(foodRoot).filter(Boolean);
  // « Maïs » is spelled like the stop word « mais ».
  return (roots.length > 0 ? roots : words.map(wordRoot)).join(" ");
}

/** The root of a folded word; empty for a stop word. */
export function foodRoot(word: string): string {
  const root = isQuiet(word) ? "" : wordRoot(word);
  return ABBREVIATIONS[root] ?? root;
}

const ABBREVIATIONS: Record<string, string> = { st: "saint", ste: "saint", sainte: "saint" };

/** A name, and each part of « Camembert, brie, pâte molle »; what is in parentheses is no name. */
export function nameParts(name: string): string[] {
  return [name, ...name.replace(/\(.*?\)/g, "").split(/,|\bou\b|\bet\b|\u202f?:/)];
}

function foodsWith(index: readonly IndexedFood[], isMeant: (roots: string) => boolean): Food[] {
  return index.filter(({ names }) => names.some(({ roots }) => isMeant(roots))).map(({ food }) => food);
}

function nearFoods(index: readonly IndexedFood[], wanted: string): Food[] {
  if (wanted.length < LEAST_NEAR) return [];
  return index
    .map(({ food, names }) => ({
      food,
      similarity: Math.max(...names.map(({ roots }) => diceCoefficient(wanted, roots))),
    }))
    .filter(({ similarity }) => similarity >= MIN_SIMILARITY)
    .sort((one, other) => other.similarity - one.similarity)
    .slice(0, MOST_NEAR)
    .map(({ food }) => food);
}
