import { lowered, shortName } from "~/foods/food-words";
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
 * What is suggested for the fields of a form: for `?q=`, a partial search term, the verdict if it names a food and a person, foods
 * that begin with it, questions, and other foods, 8 in all; for `?aliment=` and `?pour=`, only foods, for this person. @throws BackendError
 */
export async function suggest(params: URLSearchParams): Promise<Suggestions> {
  const field = params.has(FOOD_PARAM) ? FOOD_PARAM : "q";
  const term = readSearchTerm(params.get(field));
  const urgent = findUrgentCard(term.whole);
  if (term.kind !== "ready" || urgent?.isAlone) return { urgent, suggestions: [] };
  if (field === "q") return { urgent, suggestions: await suggestAll(term.text, urgent !== null) };
  const { key } = findSituation(params.get(SITUATION_PARAM)) ?? theEveryone();
  const foods = (await foodNames()).suggest(term.text, MOST_SUGGESTIONS);
  const suggestions = foods.map(({ name, path }) => ({ text: name, path: withSituation(path, key) }));
  return { urgent, suggestions };
}

async function suggestAll(term: string, isUrgent: boolean): Promise<Suggestion[]> {
  const [index, names] = await Promise.all([searchIndex(), foodNames()]);
  const foods = names.suggest(term, MOST_SUGGESTED_FOODS);
  // « Foie gra » may be a food, rather than « foie, grand-mère ».
  const wholeTerm = foods.length > 0 ? term : withWholePerson(term);
  const verdict = verdictOf((await findFoodResult(wholeTerm, { isUrgent })).food);
  const most = MOST_SUGGESTIONS - foods.length - verdict.length;
  const questions = await listFaqLinks(index.suggest(term).slice(0, most));
  const foodsThat = (isBegun: boolean) =>
    foods
      .filter(({ typed }) => foldTerm(typed).startsWith(foldTerm(term)) === isBegun)
      .map(({ name, path }): Suggestion => ({ text: name, path, kind: "Aliment" }));
  return [
    ...verdict,
    ...foodsThat(true),
    ...questions.map(({ question, path }) => ({ text: question, path })),
    ...foodsThat(false),
  ];
}

/** Ends the last word of a term if it begins the word for one person only: « brie enceinte » for « brie enc ». */
function withWholePerson(term: string): string {
  const typed = /\p{L}{3,}$/u.exec(term)?.[0];
  if (!typed) return term;
  const isBegun = (name: string) => !name.includes(" ") && foldTerm(name).startsWith(foldTerm(typed));
  const [name, ...others] = listSituations().flatMap(({ phrasings }) => phrasings.find(isBegun) ?? []);
  return name && others.length === 0 ? term.slice(0, -typed.length) + name : term;
}

function verdictOf(food: FoodResult | null): Suggestion[] {
  if (food?.kind !== "verdict") return [];
  const { foods, situation } = food;
  return foods.slice(0, 1).map(({ food: { name, path }, advice }) => ({
    text: `${shortName(name)}, ${lowered(situation.title)}`,
    path: withSituation(path, situation.key),
    verdict: advice.verdict,
  }));
}
