import { termWords } from "~/domain/text/word-roots";
import type { Food } from "./food";
import type { Situation } from "./situation";

const MOST_NAMED = 3;

/** Cached, because a page compares all foods with its title, and foods remain the same objects while they are cached. */
const namesOf = new WeakMap<Food, string[]>();

/** The first part of a name, and other names of several words: a word such as « cœur » names too many things. */
function tellingNames(food: Food): string[] {
  const known = namesOf.get(food);
  if (known) return known;
  const [first = "", ...others] = food.name.split(/,|\u202f?:|[()]/).map((part) => part.trim());
  const longer = [food.name, ...others, ...food.synonyms].filter((name) => name.includes(" "));
  const names = [first, ...longer].map(flat);
  namesOf.set(food, names);
  return names;
}

/** The foods that a title names, three at most. */
export function foodsNamedIn(foods: readonly Food[], title: string): Food[] {
  const words = flat(title);
  return foods.filter((food) => tellingNames(food).some((name) => words.includes(name))).slice(0, MOST_NAMED);
}

/** The words of a text, singular, with their accents: « pâté » is not « pâte ». */
function flat(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return ` ${words.map((word) => word.replace(/(?<=...)[sx]$/, "")).join(" ")} `;
}

/** In letters: « listeria » and « listériose » begin alike. */
const STEM = 5;

function stems(text: string): string[] {
  return termWords(text)
    .filter((word) => word.length >= STEM)
    .map((word) => word.slice(0, STEM));
}

/** Whether a title shares a word with what the site says of a food; a search alone also finds what is far from it. */
export function isAbout(title: string, food: Food, situations: readonly Situation[]): boolean {
  const judged = situations.filter(({ key }) => food.rules.some((rule) => rule.situation === key));
  const said = [
    ...[food.name, ...food.synonyms],
    ...food.rules.flatMap(({ reason, condition }) => [reason, condition ?? ""]),
    ...judged.map((situation) => situation.title),
  ];
  const known = new Set(said.flatMap(stems));
  return stems(title).some((stem) => known.has(stem));
}
