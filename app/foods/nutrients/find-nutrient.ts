import { searchWords } from "~/text/tokens";
import { isQuiet, wordRoot } from "~/text/word-roots";
import type { Nutrient } from "./nutrient";
import type { NutrientFilter } from "./rank-foods";

/** « vitaminee », the search's word for vitamin E, has no ending to remove. */
const roots = (text: string) =>
  searchWords(text).map((word) => (/^vitamine./.test(word) ? word : wordRoot(word)));

/** Words that only ask where a nutrient is. Any other word asks something else, which the questions answer. */
const ASKING = new Set(
  roots(
    "aliment aliments riche riches source sources teneur contient contenant apport apporte trouver nourriture manger liste tableau classement plus beaucoup quel quels quelle quelles produit produits nutriment nutriments",
  ),
);

const FILTER_WORDS: [NutrientFilter, string[][]][] = [
  ["sans-lait", [roots("sans lait"), roots("sans lactose")]],
  ["vegetal", [roots("vegetal"), roots("vegetales"), roots("vegane"), roots("vegan"), roots("vegetalien")]],
  ["vegetarien", [roots("vegetarien"), roots("sans viande")]],
  ["enceinte", [roots("enceinte"), roots("grossesse")]],
];

/** The nutrient that a search term is about, and the filter that it names: « protéines végétales ». Null if it says anything else. */
export function findNutrient(
  term: string,
  nutrients: readonly Nutrient[],
): { nutrient: Nutrient; filter: NutrientFilter } | null {
  const said = roots(term);
  const named = (words: readonly string[]) =>
    nutrients.find((nutrient) => nutrient.words.some((name) => isSame(telling(roots(name)), telling(words))));
  const whole = named(said);
  if (whole) return { nutrient: whole, filter: "tout" };
  for (const [filter, phrases] of FILTER_WORDS) {
    const phrase = phrases.find((words) => words.every((word) => said.includes(word)));
    const nutrient = phrase && named(said.filter((word) => !phrase.includes(word)));
    if (nutrient) return { nutrient, filter };
  }
  return null;
}

const telling = (words: readonly string[]) => words.filter((word) => !isQuiet(word) && !ASKING.has(word));

function isSame(one: readonly string[], other: readonly string[]): boolean {
  const words = new Set(other);
  return one.length > 0 && new Set(one).size === words.size && one.every((word) => words.has(word));
}
