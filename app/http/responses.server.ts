import { createHash } from "node:crypto";
import type { HeadersFunction } from "@remix-run/node";
import fresh from "fresh";
import { canonicalPath } from "~/domain/site/address";

/**
 * A page is the same for everyone, as there are no accounts. Browsers revalidate it each time (a 304 is
 * cheap); shared caches keep it, and serve it stale while they refetch it or while the site is down.
 */
export const PAGE_CACHE = "public, max-age=0, s-maxage=60, stale-while-revalidate=300, stale-if-error=86400";

/** Only the visitor's browser keeps results, for Back and Forward: a search about health is private. */
export const SEARCH_CACHE = "private, max-age=60";

/** For URLs that name a version. */
export const IMMUTABLE = "public, max-age=31536000, immutable";

/** For failures, and for pages that show what a visitor typed. */
export const NO_STORE = "no-store";

/** The `headers` of a page that is the same for everyone, unless its loader or action overrides them. */
export const pageHeaders: HeadersFunction = ({ loaderHeaders, errorHeaders, actionHeaders }) => {
  const own = errorHeaders ?? (actionHeaders.has("Cache-Control") ? actionHeaders : loaderHeaders);
  const retryAfter = own.get("Retry-After");
  return {
    "Cache-Control": own.get("Cache-Control") ?? (errorHeaders ? NO_STORE : PAGE_CACHE),
    ...(retryAfter !== null && { "Retry-After": retryAfter }),
  };
};

export const RETRY_AFTER_SECONDS = "30";

/** 308 to the canonical path, or null. After a 404 a trailing slash stays: Express adds it to folders. */
export function redirectToCanonicalPath(request: Request, status = 200): Response | null {
  const { pathname, search } = new URL(request.url);
  const path = canonicalPath(pathname);
  if (path === null || (status === 404 && `${path}/` === pathname)) return null;
  return redirectTo(path + search);
}

export function redirectTo(location: string): Response {
  return new Response(null, { status: 308, headers: { Location: location, "Cache-Control": PAGE_CACHE } });
}

/** Whether the visitor already has the version that `etag` names, and should get 304. */
export function isFresh(request: Request, etag: string): boolean {
  return fresh(Object.fromEntries(request.headers), { etag });
}

/** A text that is not a page (feed, site map), 304, or 308 to its canonical path. */
export function textResource(request: Request, contentType: string, body: string): Response {
  const moved = redirectToCanonicalPath(request);
  if (moved) return moved;
  // Weak, because remix-serve compresses the body.
  const etag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`;
  const headers = {
    ETag: etag,
    "Cache-Control": PAGE_CACHE,
    "Content-Type": `${contentType}; charset=utf-8`,
  };
  if (isFresh(request, etag)) return new Response(null, { status: 304, headers });
  return new Response(body, { headers });
}
