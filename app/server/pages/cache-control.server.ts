import { data, type EntryContext, redirect, type TypedResponse } from "@remix-run/node";

/** A withdrawn answer leaves shared caches within 5 minutes, 10 s of them until the site knows of it. */
export const PAGE_CACHE = "public, max-age=0, s-maxage=60, stale-while-revalidate=180, stale-if-error=86400";

/** A cacheable 410 replaces the page in shared caches; with `no-store`, they would keep serving the stale page. */
export const GONE_CACHE = "public, max-age=0, s-maxage=60";

/** Only the browser caches search results, for Back and Forward: a search about health is private. */
export const SEARCH_CACHE = "private, max-age=60";

export const IMMUTABLE = "public, max-age=31536000, immutable";

export const NO_STORE = "no-store";

export const RETRY_AFTER_SECONDS = "30";

export function pageData<Page>(page: Page, cacheControl: string, status = 200) {
  return data(page, { status, headers: { "Cache-Control": cacheControl } });
}

export function redirectTo(location: string, status = 308): TypedResponse<never> {
  return redirect(location, { status, headers: { "Cache-Control": PAGE_CACHE } });
}

/** The headers that the page's loader set or, after a form, its action. */
export function cacheHeaders(context: EntryContext["staticHandlerContext"]): Record<string, string> {
  const parts = [...Object.values(context.loaderHeaders), ...Object.values(context.actionHeaders)];
  const own = new Map(parts.flatMap((part) => [...part]));
  const retryAfter = own.get("retry-after");
  return {
    "Cache-Control": own.get("cache-control") ?? PAGE_CACHE,
    ...(retryAfter !== undefined && { "Retry-After": retryAfter }),
  };
}
