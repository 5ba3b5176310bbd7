import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { SearchPage, type SearchRefusal, searchRefusals } from "~/search/search-page";
import { orNull } from "~/server/backend/backend-error";
import { listCategories } from "~/questions/categories/categories.server";
import { listPopularFaqs } from "~/questions/faqs.server";
import { listSuggestedPages } from "~/search/suggested-pages.server";
import { SEARCH_LIMIT, secondsToWait } from "~/server/form/rate-limits.server";
import { findFoodResult, search } from "~/search/search.server";
import {
  NO_STORE,
  PAGE_CACHE,
  pageData,
  RETRY_AFTER_SECONDS,
  SEARCH_CACHE,
} from "~/server/pages/cache-control.server";
import { noteSearchMiss } from "~/search/search-misses.server";
import type { RouteHandle } from "~/shell/frame/route-handle";
import { markTerm } from "~/text/highlighting";
import { findSuggestedPages } from "~/search/find-suggested-pages";
import { canonicalSearchPath, readSearchTerm } from "~/search/search-term";
import { pageMeta } from "~/shell/head/seo";
import { findUrgentCard } from "~/search/urgent/urgent-card.server";

export const handle: RouteHandle = { hasSearchField: true, searchParams: ["q"] };

export const meta = pageMeta<typeof loader>(({ term: { text }, refusal }) => ({
  title: refusal
    ? searchRefusals[refusal].title
    : text === ""
      ? "Rechercher une question"
      : `Recherche : ${text}`,
  description: "Cherchez parmi les réponses sourcées de FAQ + ALIM sur l’alimentation et la nutrition.",
  path: "/recherche",
  isIndexed: false,
}));

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const canonical = canonicalSearchPath(searchParams);
  if (canonical) {
    const headers = { Location: canonical, "Cache-Control": SEARCH_CACHE };
    throw new Response(null, { status: 308, headers });
  }
  const term = readSearchTerm(searchParams.get("q"));
  const urgent = findUrgentCard(term.whole);
  const nothing = {
    ...{ term, urgent, food: null, refusal: null, results: [] },
    ...{ isNear: false, isPartial: false, categories: [], suggestedPages: [], popular: [] },
  };
  if (term.kind !== "ready") {
    const popular = await orNull(listPopularFaqs());
    const cache = term.kind === "too-short" ? SEARCH_CACHE : PAGE_CACHE;
    return pageData({ ...nothing, popular: popular ?? [] }, popular ? cache : NO_STORE);
  }

  // Such a search is neither sent to the backend nor counted.
  if (urgent?.isAlone) return pageData(nothing, SEARCH_CACHE);
  const known = await orNull(findFoodResult(term.text, { isUrgent: urgent !== null }));
  const wait = await secondsToWait(SEARCH_LIMIT, request);
  const refuse = (refusal: SearchRefusal, retryAfter: string) =>
    data(
      { ...nothing, food: known?.food ?? null, refusal },
      { status: refusal, headers: { "Cache-Control": NO_STORE, "Retry-After": retryAfter } },
    );
  if (wait !== null) return refuse(429, String(wait));
  const found = await orNull(search(term.text));
  const isPartial = found?.literal === null;
  // Without the literal query, nobody knows whether a question contains the term.
  if (!found || (isPartial && found.results.length === 0)) return refuse(503, RETRY_AFTER_SECONDS);
  if (known && !known.food) noteSearchMiss(request, { term: term.text, ...known }, found);
  const [categories, listedPages] = await Promise.all([
    orNull(listCategories()),
    orNull(listSuggestedPages()),
  ]);
  const pages = findSuggestedPages(term.text, listedPages ?? []);
  const isToolShown = known?.food && known.food.kind !== "foods";
  const popular = found.results.length > 0 ? [] : await orNull(listPopularFaqs());
  const isWhole = known && categories && listedPages && popular && !isPartial;
  return pageData(
    {
      ...nothing,
      food: known?.food ?? null,
      results: found.results,
      ...{ isNear: found.isNear, isPartial },
      categories: categories ?? [],
      suggestedPages: pages
        .filter(({ kind }) => kind !== "Outil" || !isToolShown)
        .map(({ title, ...page }) => ({ ...page, title: markTerm(title, term.text) })),
      popular: popular ?? [],
    },
    isWhole ? SEARCH_CACHE : NO_STORE,
  );
}

export default function Search() {
  return <SearchPage {...useLoaderData<typeof loader>()} />;
}
