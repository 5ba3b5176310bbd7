import type { LoaderFunctionArgs } from "@remix-run/node";
import { findUrgentCard } from "~/data/site/contents.server";
import { isSearchCached, search, SearchBusyError } from "~/data/search/search.server";
import { suggestQuestions } from "~/data/search/suggestions.server";
import { phoneAddress } from "~/domain/text/phone-numbers";
import type { FaqLink, SearchHit } from "~/domain/faq/faq";
import { readSearchTerm } from "~/domain/search/search-term";
import { MAX_SUGGESTIONS } from "~/domain/search/suggestions";
import type { UrgentCard } from "~/domain/search/urgent-card";
import { withOutageResponse } from "~/http/outage.server";
import { countSuggestion } from "~/http/forms/rate-limit.server";
import { NO_STORE, SEARCH_CACHE } from "~/http/cache-control.server";
import { redirectToCanonicalPath } from "~/http/responses.server";

/** Below this number of matching questions, the backend's best search results are added. */
const ENOUGH = 3;
/** Shorter terms match the start of too many words to query the backend. */
const MIN_QUERIED = 4;

type ResponseOptions = { status?: number; headers?: HeadersInit };

/**
 * The suggestions for a partial search term `?q=`: at most 8 questions as `{ question, path }`, best first. For an emergency term,
 * `urgent` has the numbers to call: `{ title, call, numbers }`; otherwise it is null.
 */
export const loader = withOutageResponse(async ({ request }: LoaderFunctionArgs) => {
  const moved = redirectToCanonicalPath(request);
  if (moved) return moved;
  const term = readSearchTerm(new URL(request.url).searchParams.get("q"));
  const urgent = findUrgentCard(term.text);
  const respond = (questions: FaqLink[], { status = 200, headers = {} }: ResponseOptions = {}) =>
    Response.json(
      {
        urgent: urgent && shortCard(urgent),
        questions: questions.slice(0, MAX_SUGGESTIONS).map(asSuggestion),
      },
      { status, headers: { "Cache-Control": status === 200 ? SEARCH_CACHE : NO_STORE, ...headers } },
    );
  if (term.kind === "too-long") return respond([], { status: 400 });
  if (term.kind !== "ready") return respond([]);
  const questions = await suggestQuestions(term.text);
  if (questions.length >= ENOUGH || term.text.length < MIN_QUERIED) return respond(questions);

  const wait = isSearchCached(term.text) ? null : await countSuggestion(request);
  if (wait !== null) return respond(questions, { status: 429, headers: { "Retry-After": String(wait) } });
  const best = await search(term.text).then(
    ({ results, best: count }) => results.slice(0, count).map(asLink),
    (error: unknown) => {
      if (error instanceof SearchBusyError) return [];
      throw error;
    },
  );
  const known = new Set(questions.map(({ id }) => id));
  return respond([...questions, ...best.filter(({ id }) => !known.has(id))]);
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
    numbers: numbers.map(({ number, name }) => ({
      label: name ? `${name} : ${number}` : `Le ${number}`,
      href: phoneAddress(number),
    })),
  };
}
