import type { LoaderFunctionArgs } from "@remix-run/node";
import { isShortWord, suggestQuestions } from "~/search/suggestions.server";
import { suggestFoodsByName } from "~/foods/foods.server";
import { findFoodResult } from "~/search/food-result.server";
import type { VerdictCard } from "~/foods/naming/food-result";
import { shortName, verdictHeading } from "~/foods/food-words";
import { phoneAddress, SMS_EMERGENCY } from "~/text/phone-numbers";
import type { FaqLink } from "~/questions/faq";
import type { FoodLink } from "~/foods/food";
import { readSearchTerm } from "~/text/search-term";
import { MAX_SUGGESTIONS } from "~/search/index/search-index";
import type { UrgentCard } from "~/search/urgent/find-urgent-card";
import { SEARCH_CACHE } from "~/server/pages/cache-control.server";
import { redirectToCanonicalPath } from "~/server/pages/responses.server";
import { findUrgentCard } from "~/search/urgent/urgent-card.server";

/** The maximum number of foods that are suggested with questions. */
const MOST_FOODS = 3;

type Found = { verdict?: VerdictLink | null; questions?: FaqLink[]; foods?: FoodLink[] };
/** « Saumon fumé. Enceinte : à éviter », for a term that names a food and a person. */
type VerdictLink = { name: string; path: string };

/**
 * The suggestions for a partial search term `?q=`: questions as `{ question, path }` and at most 3 foods as `{ name, path }`, best
 * first, 8 in all; only foods with `?seulement=aliments`. If the term names a food and a person, `verdict` is the food's verdict
 * as `{ name, path }`, and if it is about an emergency, `urgent` has the numbers to call, `{ title, call, numbers }`; otherwise
 * they are null.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const moved = redirectToCanonicalPath(request);
  if (moved) return moved;
  const { searchParams } = new URL(request.url);
  const term = readSearchTerm(searchParams.get("q"));
  const urgent = findUrgentCard(term.whole);
  const respond = ({ verdict = null, questions = [], foods = [] }: Found) =>
    Response.json(
      {
        urgent: urgent && shortCard(urgent),
        verdict,
        questions: questions.slice(0, MAX_SUGGESTIONS - foods.length - (verdict ? 1 : 0)).map(asSuggestion),
        foods: foods.map(({ name, path }) => ({ name, path })),
      },
      { headers: { "Cache-Control": SEARCH_CACHE } },
    );
  if (term.kind !== "ready" || urgent?.isAlone) return respond({});
  if (searchParams.get("seulement") === "aliments")
    return respond({ foods: await suggestFoodsByName(term.text, { most: MAX_SUGGESTIONS }) });
  const [questions, isComplete, { food }] = await Promise.all([
    suggestQuestions(term.text),
    isShortWord(term.text),
    findFoodResult(term.text, { isUrgent: urgent !== null }),
  ]);
  const foods = await suggestFoodsByName(term.text, { most: MOST_FOODS, isComplete });
  return respond({
    verdict: food?.card?.kind === "verdict" ? verdictLink(food.card) : null,
    questions,
    foods,
  });
}

function verdictLink({ name, path, advice, situation }: VerdictCard): VerdictLink {
  return { name: `${shortName(name)}. ${verdictHeading(advice, situation)}`, path };
}

function asSuggestion({ question, path }: FaqLink) {
  return { question, path };
}

function shortCard({ title, call, numbers }: UrgentCard) {
  return {
    title,
    call,
    numbers: [
      ...numbers.map(({ number, name }) => ({
        label: name ? `${name} : ${number}` : `Le ${number}`,
        href: phoneAddress(number),
      })),
      { label: `SMS au ${SMS_EMERGENCY}`, href: phoneAddress(SMS_EMERGENCY) },
    ],
  };
}
