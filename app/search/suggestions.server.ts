import { shortName, verdictHeading } from "~/foods/food-words";
import { findSituation, foodNames, listSituations, theEveryone } from "~/foods/foods.server";
import { FOOD_PARAM } from "~/foods/look-up/look-up-form";
import { SITUATION_PARAM, withSituation } from "~/foods/look-up/situation";
import type { FoodResult } from "~/foods/naming/food-result";
import { listFaqLinks } from "~/questions/faqs.server";
import { foldTerm } from "~/text/folding";
import { readSearchTerm } from "./search-term";
import { findFoodResult } from "./search.server";
import { searchIndex } from "./search-index.server";
import { MOST_SUGGESTED_FOODS, MOST_SUGGESTIONS } from "./search-limits";
import type { Suggestion, Suggestions } from "./suggestion-list";
import { findUrgentCard } from "./urgent/urgent-card.server";

/**
 * What is suggested for the fields of a form: for `?q=`, a partial search term, the verdict if it names a food and a person, questions, and
 * at most 3 foods, 8 in all; for `?aliment=` and `?pour=`, only foods, for this person. @throws BackendError
 */
export async function suggest(params: URLSearchParams): Promise<Suggestions> {
  const field = params.has(FOOD_PARAM) ? FOOD_PARAM : "q";
  const term = readSearchTerm(params.get(field));
  const urgent = findUrgentCard(term.whole);
  if (term.kind !== "ready" || urgent?.isAlone) return { urgent, suggestions: [] };
  if (field === "q")
    return { urgent, suggestions: await suggestAll(term.text, { isUrgent: urgent !== null }) };
  const { key } = findSituation(params.get(SITUATION_PARAM)) ?? theEveryone();
  const foods = (await foodNames()).suggest(term.text, MOST_SUGGESTIONS);
  return {
    urgent,
    suggestions: foods.map(({ name, path }) => ({ text: name, path: withSituation(path, key) })),
  };
}

async function suggestAll(term: string, options: { isUrgent: boolean }): Promise<Suggestion[]> {
  const [index, names, { food }] = await Promise.all([
    searchIndex(),
    foodNames(),
    findFoodResult(withWholePerson(term), options),
  ]);
  const foods = names.suggest(term, MOST_SUGGESTED_FOODS);
  const verdict = verdictOf(food);
  const most = MOST_SUGGESTIONS - foods.length - verdict.length;
  const questions = await listFaqLinks(index.suggest(term).slice(0, most));
  return [
    ...verdict,
    ...questions.map(({ question, path }) => ({ text: question, path })),
    ...foods.map(({ name, path }): Suggestion => ({ text: name, path, kind: "Aliment" })),
  ];
}

/** Ends the last word of a term if it begins the word for one person only: « brie enceinte » for « brie encei ». */
function withWholePerson(term: string): string {
  const typed = /\p{L}{4,}$/u.exec(term)?.[0];
  if (!typed) return term;
  const isBegun = (name: string) => !name.includes(" ") && foldTerm(name).startsWith(foldTerm(typed));
  const [name, ...others] = listSituations().flatMap(({ phrasings }) => phrasings.find(isBegun) ?? []);
  return name && others.length === 0 ? term.slice(0, -typed.length) + name : term;
}

function verdictOf(food: FoodResult | null): Suggestion[] {
  if (food?.kind !== "verdict") return [];
  const { foods, situation } = food;
  return foods.slice(0, 1).map(({ food: { name, path }, advice }) => ({
    text: `${shortName(name)}. ${verdictHeading(advice, situation)}`,
    path: withSituation(path, situation.key),
    kind: "Aliment",
    verdict: advice.verdict,
  }));
}
