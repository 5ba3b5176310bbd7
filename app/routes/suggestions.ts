import type { LoaderFunctionArgs } from "@remix-run/node";
import { BackendError } from "~/data/backend/backend-error";
import { findUrgentCard } from "~/data/site/contents.server";
import { isSearchCached, search, SearchBusyError } from "~/data/search/search.server";
import { suggestQuestions } from "~/data/search/suggestions.server";
import { suggestFoodsByName } from "~/data/food/foods.server";
import { phoneAddress, SMS_EMERGENCY } from "~/domain/text/phone-numbers";
import type { FaqLink, SearchHit } from "~/domain/faq/faq";
import type { FoodLink } from "~/domain/food/food";
import { readSearchTerm } from "~/domain/search/search-term";
import { isCompleteTerm, MAX_SUGGESTIONS } from "~/domain/search/suggestions";
import type { UrgentCard } from "~/domain/search/urgent-card";
import { withOutageResponse } from "~/http/outage.server";
import { countSuggestion } from "~/http/rate-limit.server";
import { NO_STORE, SEARCH_CACHE } from "~/http/cache-control.server";
import { redirectToCanonicalPath } from "~/http/responses.server";

/** If there are fewer suggestions than this, the backend's best search results are added. */
const ENOUGH = 3;
/** Shorter terms do not query the backend, because they match the start of too many words. */
const MIN_QUERIED = 4;

/** The maximum number of foods that are suggested with questions. */
const MOST_FOODS = 3;

type Found = { questions?: FaqLink[]; foods?: FoodLink[] };
type ResponseOptions = { status?: number; headers?: HeadersInit };

/**
 * The suggestions for a partial search term `?q=`: questions as `{ question, path }` and at most 3 foods as `{ name, path }`, best
 * first, 8 in all; only foods with `?seulement=aliments`. For an emergency term, `urgent` has the numbers to call:
 * `{ title, call, numbers }`; otherwise it is null.
 */
export const loader = withOutageResponse(async ({ request }: LoaderFunctionArgs) => {
  const moved = redirectToCanonicalPath(request);
  if (moved) return moved;
  const { searchParams } = new URL(request.url);
  const term = readSearchTerm(searchParams.get("q"));
  const urgent = findUrgentCard(term.whole);
  const respond = (
    { questions = [], foods = [] }: Found,
    { status = 200, headers = {} }: ResponseOptions = {},
  ) =>
    Response.json(
      {
        urgent: urgent && shortCard(urgent),
        questions: questions.slice(0, MAX_SUGGESTIONS - foods.length).map(asSuggestion),
        foods: foods.map(({ name, path }) => ({ name, path })),
      },
      { status, headers: { "Cache-Control": status === 200 ? SEARCH_CACHE : NO_STORE, ...headers } },
    );
  if (term.kind !== "ready" || urgent?.isAlone) return respond({});
  if (searchParams.get("seulement") === "aliments")
    return respond({ foods: await suggestFoodsByName(term.text, { most: MAX_SUGGESTIONS }) });
  const questions = await suggestQuestions(term.text);
  const isComplete = isCompleteTerm(term.text, questions);
  const foods = await suggestFoodsByName(term.text, { most: MOST_FOODS, isComplete });
  if (questions.length + foods.length >= ENOUGH || term.text.length < MIN_QUERIED)
    return respond({ questions, foods });

  const wait = isSearchCached(term.text) ? null : await countSuggestion(request);
  if (wait !== null)
    return respond({ questions, foods }, { status: 429, headers: { "Retry-After": String(wait) } });
  const best = await search(term.text).then(
    ({ results, best: count }) => results.slice(0, count).map(asLink),
    (error: unknown) => {
      if (error instanceof SearchBusyError || error instanceof BackendError) return [];
      throw error;
    },
  );
  const known = new Set(questions.map(({ id }) => id));
  return respond({ questions: [...questions, ...best.filter(({ id }) => !known.has(id))], foods });
});

function asLink({ id, question, path }: SearchHit): FaqLink {
  return { id, question: question.map(({ text }) => text).join(""), path };
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
