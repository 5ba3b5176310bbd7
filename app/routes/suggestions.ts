import type { LoaderFunctionArgs } from "@remix-run/node";
import { isSearchCached, search, SearchBusyError } from "~/data/search.server";
import { questionIndex } from "~/data/suggestions.server";
import type { FaqLink, SearchHit } from "~/domain/faq/faq";
import { readSearchTerm } from "~/domain/faq/search-term";
import { matchQuestions, MAX_SUGGESTIONS } from "~/domain/faq/suggestions";
import { withOutageResponse } from "~/http/outage.server";
import { countSuggestion } from "~/http/rate-limit.server";
import { NO_STORE, redirectToCanonicalPath, SEARCH_CACHE } from "~/http/responses.server";

/** Fewer questions than this are followed by the best answers, which the backend finds. */
const ENOUGH = 3;
/** Shorter terms begin too many words. */
const MIN_ASKED = 4;

/** What a search field suggests while a visitor types `?q=`: at most 8 questions as `{ question, path }`, best first. */
export const loader = withOutageResponse(async ({ request }: LoaderFunctionArgs) => {
  const moved = redirectToCanonicalPath(request);
  if (moved) return moved;
  const term = readSearchTerm(new URL(request.url).searchParams.get("q"));
  if (term.kind === "too-long") return answer([], { status: 400 });
  if (term.kind !== "ready") return answer([]);
  const questions = matchQuestions(await questionIndex(), term.text);
  if (questions.length >= ENOUGH || term.text.length < MIN_ASKED) return answer(questions);

  const wait = isSearchCached(term.text) ? null : await countSuggestion(request);
  if (wait !== null) return answer(questions, { status: 429, headers: { "Retry-After": String(wait) } });
  const best = await search(term.text).then(
    (results) => results.best.map(asLink),
    (error: unknown) => {
      if (error instanceof SearchBusyError) return [];
      throw error;
    },
  );
  const known = new Set(questions.map(({ id }) => id));
  return answer([...questions, ...best.filter(({ id }) => !known.has(id))]);
});

function asLink({ id, question, path }: SearchHit): FaqLink {
  return { id, question: question.map(({ text }) => text).join(""), path };
}

function answer(
  questions: FaqLink[],
  { status = 200, headers = {} }: { status?: number; headers?: HeadersInit } = {},
) {
  const shown = questions.slice(0, MAX_SUGGESTIONS).map(({ question, path }) => ({ question, path }));
  return Response.json(
    { questions: shown },
    { status, headers: { "Cache-Control": status === 200 ? SEARCH_CACHE : NO_STORE, ...headers } },
  );
}
