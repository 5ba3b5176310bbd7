import type { HeadersFunction } from "@remix-run/node";

/** A withdrawn answer leaves shared caches within 5 minutes, 10 s of them until the site knows of it. */
export const PAGE_CACHE = "public, max-age=0, s-maxage=60, stale-while-revalidate=180, stale-if-error=86400";

/** A cacheable 410 replaces the page in shared caches; with `no-store`, they would keep serving the stale page. */
export const GONE_CACHE = "public, max-age=0, s-maxage=60";

/** Only the browser caches search results, for Back and Forward: a search about health is private. */
export const SEARCH_CACHE = "private, max-age=60";

export const IMMUTABLE = "public, max-age=31536000, immutable";

export const PUBLIC_FILE_CACHE = "public, max-age=3600";

export const NO_STORE = "no-store";

export const pageHeaders: HeadersFunction = ({ loaderHeaders, errorHeaders, actionHeaders }) => {
  const own = errorHeaders ?? (actionHeaders.has("Cache-Control") ? actionHeaders : loaderHeaders);
  const retryAfter = own.get("Retry-After");
  return {
    "Cache-Control": own.get("Cache-Control") ?? (errorHeaders ? NO_STORE : PAGE_CACHE),
    ...(retryAfter !== null && { "Retry-After": retryAfter }),
  };
};
