import type { LoaderFunctionArgs } from "@remix-run/node";
import { renderToStaticMarkup } from "react-dom/server";
import { SuggestionList } from "~/search/suggestion-list";
import { suggest } from "~/search/suggestions.server";
import { SEARCH_CACHE } from "~/server/pages/cache-control.server";

/** The HTML that suggestions-script.ts shows. */
export async function loader({ request }: LoaderFunctionArgs) {
  const suggestions = await suggest(new URL(request.url).searchParams);
  return new Response(renderToStaticMarkup(<SuggestionList {...suggestions} />), {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": SEARCH_CACHE,
      "X-Robots-Tag": "noindex",
    },
  });
}
