import { createHash } from "node:crypto";
import type { HeadersFunction } from "@remix-run/node";
import fresh from "fresh";
import { canonicalPath } from "~/domain/site/address";

/**
 * How long a page may be kept, and by whom. All visitors are anonymous and there are no cookies: a page is the same
 * for everyone. Browsers ask again each time (a 304 is cheap); caches in front keep it, and may serve it late while
 * they fetch it anew or when the site is down.
 */
export const PAGE_CACHE = "public, max-age=0, s-maxage=60, stale-while-revalidate=300, stale-if-error=86400";

/**
 * A page of search results: kept a minute by the visitor's own browser, for Back and Forward. Terms are endless, and would
 * push pages out of shared caches; what somebody searches about their health is nobody else's to keep.
 */
export const SEARCH_CACHE = "private, max-age=60";

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

/** When to come back to a site whose backend is down. */
export const RETRY_AFTER_SECONDS = "30";

/**
 * 308 to the one spelling of an address, with its query; null when it is spelt so already. The slash after what does
 * not exist stays: it may be a folder of files, to which Express adds it.
 */
export function redirectToCanonicalPath(request: Request, status = 200): Response | null {
  const { pathname, search } = new URL(request.url);
  const path = canonicalPath(pathname);
  if (path === null || (status === 404 && `${path}/` === pathname)) return null;
  return redirectTo(path + search);
}

/** 308 to the one address of a page, for good. */
export function redirectTo(location: string): Response {
  return new Response(null, { status: 308, headers: { Location: location, "Cache-Control": PAGE_CACHE } });
}

/** Whether a visitor has the version of a resource that `etag` names: they then get 304. */
export function isFresh(request: Request, etag: string): boolean {
  return fresh(Object.fromEntries(request.headers), { etag });
}

/** A text that is not a page (a feed, a site map), or 304 when the visitor already has it. */
export function textResource(request: Request, contentType: string, body: string): Response {
  const moved = redirectToCanonicalPath(request);
  if (moved) return moved;
  // Weak: remix-serve compresses it on its way.
  const etag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`;
  const headers = {
    ETag: etag,
    "Cache-Control": PAGE_CACHE,
    "Content-Type": `${contentType}; charset=utf-8`,
  };
  if (isFresh(request, etag)) return new Response(null, { status: 304, headers });
  return new Response(body, { headers });
}
