import { PAGE_CACHE } from "~/http/cache-control.server";
import { redirectTo, redirectToCanonicalPath } from "~/http/responses.server";
import { cachedPage, canonicalAddress, finishPage, pageKey, replyWithPage } from "./page-cache.server";

/**
 * Responds with a generated text, such as Markdown or JSON. The text is cached and compressed like a page, because
 * generating it takes milliseconds. A URL with query parameters redirects to the URL without them.
 */
export async function textPage(
  request: Request,
  headers: { "Content-Type": string } & Record<string, string>,
  write: () => string | Promise<string>,
): Promise<Response> {
  const moved = redirectToCanonicalPath(request);
  if (moved) return moved;
  const url = new URL(request.url);
  const key = pageKey(url, []);
  if (key === null) return redirectTo(canonicalAddress(url, []));
  const render = async () =>
    finishPage(await write(), new Headers({ "Cache-Control": PAGE_CACHE, ...headers }));
  const page = await cachedPage(key, render);
  const { body, ...init } = replyWithPage(Object.fromEntries(request.headers), page);
  return new Response(body, init);
}

/** The headers of a page's Markdown version, whose canonical URL is the page's URL. */
export function markdownHeaders(siteUrl: string, pagePath: string) {
  return {
    "Content-Type": "text/markdown; charset=utf-8",
    Link: `<${siteUrl}${pagePath}>; rel="canonical", <${siteUrl}/llms.txt>; rel="describedby"; type="text/plain"`,
  };
}

/** Allows scripts of any site to read the open data. */
export const OPEN_DATA_HEADERS = {
  "Content-Type": "application/json; charset=utf-8",
  "Access-Control-Allow-Origin": "*",
  "Cross-Origin-Resource-Policy": "cross-origin",
};
