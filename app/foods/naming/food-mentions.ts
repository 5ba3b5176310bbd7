import { termWords, wordsOf } from "~/text/words";
import { adviceFor } from "~/foods/look-up/advice";
import type { Food } from "~/foods/food";
import type { Situation } from "~/foods/look-up/situation";

const MOST_NAMED = 3;

/**
 * The names of each food, cached because a page compares the names of all foods with its title. Cached foods remain the same
 * objects.
 */
const namesOf = new WeakMap<Food, string[]>();

/**
 * The names by which a text clearly mentions a food: the first part of its name, and its other names if they have several
 * words. A single word such as « cœur » has too many meanings.
 */
function tellingNames(food: Food): string[] {
  const known = namesOf.get(food);
  if (known) return known;
  const [first = "", ...others] = food.name.split(/,|\u202f?:|[()]/).map((part) => part.trim());
  const longer = [food.name, ...others, ...food.synonyms].filter((name) => name.includes(" "));
  const names = [first, ...longer].map(flat);
  namesOf.set(food, names);
  return names;
}

/** The foods that a title mentions, three at most. */
export function foodsNamedIn(foods: readonly Food[], title: string): Food[] {
  const words = flat(title);
  return foods.filter((food) => tellingNames(food).some((name) => words.includes(name))).slice(0, MOST_NAMED);
}

/** The words of a text in the singular. Accents are preserved, because « pâté » is not « pâte ». */
function flat(text: string): string {
  const words = wordsOf(text).map(({ typed }) => typed.replace(/(?<=...)[sx]$/, ""));
  return ` ${words.join(" ")} `;
}

/** Words match if this many first letters are equal, as in « listeria » and « listériose ». */
const STEM = 5;

function stems(text: string): string[] {
  return termWords(text)
    .filter((word) => word.length >= STEM)
    .map((word) => word.slice(0, STEM));
}

/**
 * Whether a title shares a word with the site's advice on a food. A search alone also finds questions that have little to do
 * with the food.
 */
export function isAbout(title: string, food: Food, situations: readonly Situation[]): boolean {
  const judged = situations
    .map((situation) => ({ ...situation, advice: adviceFor(food, situation) }))
    .filter(({ advice: { verdict, isInherited } }) => verdict === "eviter" || !isInherited);
  const said = [
    ...[food.name, ...food.synonyms],
    ...judged.flatMap(({ title: person, advice: { reason, condition } }) => [
      person,
      reason,
      condition ?? "",
    ]),
  ];
  const known = new Set(said.flatMap(stems));
  return stems(title).some((stem) => known.has(stem));
}
