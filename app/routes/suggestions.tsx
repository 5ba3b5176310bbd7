import type { LoaderFunctionArgs } from "@remix-run/node";
import { renderToStaticMarkup } from "react-dom/server";
import { suggestQuestions } from "~/search/search-index.server";
import { findSituation, suggestFoodsByName, theEveryone } from "~/foods/foods.server";
import { FOOD_PARAM } from "~/foods/look-up/look-up-form";
import { type Situation, SITUATION_PARAM, withSituation } from "~/foods/look-up/situation";
import { findFoodResult } from "~/search/food-result.server";
import type { FoodResult } from "~/foods/naming/food-result";
import { shortName, verdictHeading } from "~/foods/food-words";
import { readSearchTerm } from "~/text/search-term";
import { MAX_SUGGESTIONS } from "~/search/index/search-index";
import { type Suggestion, SuggestionList } from "~/search/suggestion-list";
import { SEARCH_CACHE } from "~/server/pages/cache-control.server";
import { redirectToCanonicalPath } from "~/server/pages/responses.server";
import { findUrgentCard } from "~/search/urgent/urgent-card.server";

const MOST_FOODS = 3;

/**
 * The HTML that suggestions-script.ts shows for the fields of a form: of `?q=`, a partial search term, the verdict if it names a
 * food and a person, questions, and at most 3 foods, 8 in all; of `?aliment=` and `?pour=`, only foods, for this person.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const moved = redirectToCanonicalPath(request);
  if (moved) return moved;
  const { searchParams } = new URL(request.url);
  const field = searchParams.has(FOOD_PARAM) ? FOOD_PARAM : "q";
  const term = readSearchTerm(searchParams.get(field));
  const urgent = findUrgentCard(term.whole);
  let suggestions: Suggestion[] = [];
  if (term.kind === "ready" && !urgent?.isAlone)
    suggestions =
      field === FOOD_PARAM
        ? await suggestFoodsFor(term.text, findSituation(searchParams.get(SITUATION_PARAM)) ?? theEveryone())
        : await suggestAll(term.text, { isUrgent: urgent !== null });
  return new Response(renderToStaticMarkup(<SuggestionList {...{ urgent, suggestions }} />), {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": SEARCH_CACHE,
      "X-Robots-Tag": "noindex",
    },
  });
}

async function suggestFoodsFor(name: string, { key }: Situation): Promise<Suggestion[]> {
  const foods = await suggestFoodsByName(name, MAX_SUGGESTIONS);
  return foods.map((food) => ({ text: food.name, path: withSituation(food.path, key) }));
}

async function suggestAll(term: string, options: { isUrgent: boolean }): Promise<Suggestion[]> {
  const [questions, foods, { food }] = await Promise.all([
    suggestQuestions(term),
    suggestFoodsByName(term, MOST_FOODS),
    findFoodResult(term, options),
  ]);
  const verdict = verdictOf(food);
  return [
    ...verdict,
    ...questions
      .slice(0, MAX_SUGGESTIONS - foods.length - verdict.length)
      .map(({ question, path }) => ({ text: question, path })),
    ...foods.map(({ name, path }): Suggestion => ({ text: name, path, kind: "Aliment" })),
  ];
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
