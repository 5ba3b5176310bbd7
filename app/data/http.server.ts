import type { HeadersFunction } from "@remix-run/node";

/**
 * How long a page may be kept, and by whom. All visitors are anonymous and there are no cookies: a page is the same
 * for everyone. Browsers ask again each time (a 304 is cheap); caches in front keep it, and may serve it late while
 * they fetch it anew or when the site is down.
 */
export const PAGE_CACHE = "public, max-age=0, s-maxage=60, stale-while-revalidate=300, stale-if-error=86400";

/** What never changes at its address, because the address names its version. */
export const IMMUTABLE = "public, max-age=31536000, immutable";

/** What came out of a failure, or shows what somebody typed: never kept, so that Back never shows a stale one. */
export const NO_STORE = "no-store";

/** The `headers` of a page that is the same for everyone; its loader or action may say otherwise. */
export const pageHeaders: HeadersFunction = ({ loaderHeaders, errorHeaders, actionHeaders }) => {
  const own = errorHeaders ?? (actionHeaders.has("Cache-Control") ? actionHeaders : loaderHeaders);
  const retryAfter = own.get("Retry-After");
  return {
    "Cache-Control": own.get("Cache-Control") ?? (errorHeaders ? NO_STORE : PAGE_CACHE),
    ...(retryAfter !== null && { "Retry-After": retryAfter }),
  };
};
