import { diceCoefficient } from "dice-coefficient";
import { isQuiet, termWords, wordRoot } from "~/domain/text/word-roots";
import type { Food } from "./food";

/** A food with all its names, prepared by `indexFoods`. */
export type IndexedFood = { food: Food; names: { roots: string; text: string }[] };

/**
 * The foods that a visitor's words may mean. `several` means that several foods have the name. `near` foods are only guesses,
 * so they may be listed but must not get a verdict.
 */
export type FoundFoods =
  | { kind: "one"; food: Food }
  | { kind: "several"; foods: Food[] }
  | { kind: "near"; foods: Food[] }
  | { kind: "none" };

/** The lowest similarity (0 to 1) of two names that count as similar, such as « yogourt » and « yoghourt ». */
const MIN_SIMILARITY = 0.5;
const MOST_NEAR = 5;
/** The fewest letters of a term that can resemble a name, so that « le » does not resemble « bleu ». */
const LEAST_NEAR = 3;

/** Prepares the names of foods for searching: each part of a name (`nameParts`), and each synonym. */
export function indexFoods(foods: readonly Food[]): IndexedFood[] {
  return foods.map((food) => ({
    food,
    names: [...nameParts(food.name), ...food.synonyms].map((text) => ({ roots: rootsOf(text), text })),
  }));
}

/**
 * Finds the foods that have this name, or a name that begins with it (« saumon » for « saumon fumé »); if there are none, foods
 * with similar names. If only one food is found and its name is longer, it counts as `near`, because « courgette » does not
 * only mean « courgette amère ».
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

/**
 * The roots of a name's words, without stop words, so that « Œufs durs » and « oeuf dur » are equal. « st » counts as « saint
 * ».
 */
export function rootsOf(name: string): string {
  const words = termWords(name);
  const roots = words.map(foodRoot).filter(Boolean);
  // Keep stop words if there is nothing else, because « Maïs » is spelled like the stop word « mais ».
  return (roots.length > 0 ? roots : words.map(wordRoot)).join(" ");
}

/** The root of a folded word; empty for a stop word. */
export function foodRoot(word: string): string {
  const root = isQuiet(word) ? "" : wordRoot(word);
  return ABBREVIATIONS[root] ?? root;
}

const ABBREVIATIONS: Record<string, string> = { st: "saint", ste: "saint", sainte: "saint" };

/** The whole name and each of its parts, for example of « Camembert, brie, pâte molle ». Text in parentheses is removed. */
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
