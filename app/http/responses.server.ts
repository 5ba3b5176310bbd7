import { createHash } from "node:crypto";
import { redirect, type TypedResponse } from "@remix-run/node";
import fresh from "fresh";
import { canonicalPath } from "~/domain/site/address";
import { PAGE_CACHE } from "./cache-control.server";
import { PDF_POLICY } from "./security-headers.server";

export const RETRY_AFTER_SECONDS = "30";

/**
 * A 308 to the canonical path, or null. For a 404, the trailing slash is not removed, because Express redirects folders to a
 * path with a slash.
 */
export function redirectToCanonicalPath(request: Request, status = 200): Response | null {
  const { pathname, search } = new URL(request.url);
  const path = canonicalPath(pathname);
  if (path === null || (status === 404 && `${path}/` === pathname)) return null;
  return redirectTo(path + search);
}

export function redirectTo(location: string): TypedResponse<never> {
  return redirect(location, { status: 308, headers: { "Cache-Control": PAGE_CACHE } });
}

/** Whether the request's `If-None-Match` matches `etag`, so that the response is a 304. */
export function isFresh(request: Request, etag: string): boolean {
  return fresh(Object.fromEntries(request.headers), { etag });
}

/** A response for a text resource such as the feed or the sitemap: 200, 304, or 308 to its canonical path. */
export function textResource(request: Request, contentType: string, body: string): Response {
  const moved = redirectToCanonicalPath(request);
  if (moved) return moved;
  // The ETag is weak, because remix-serve compresses the body.
  const etag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`;
  const headers = {
    ETag: etag,
    "Cache-Control": PAGE_CACHE,
    "Content-Type": `${contentType}; charset=utf-8`,
  };
  if (isFresh(request, etag)) return new Response(null, { status: 304, headers });
  return new Response(body, { headers });
}

/** A response with a PDF file: 200 or 304. `name` is the file's name without its extension. */
export function pdfResponse(
  request: Request,
  { bytes, etag }: { bytes: Uint8Array<ArrayBuffer>; etag: string },
  { name, policy }: { name: string; policy: string },
): Response {
  const headers = {
    ETag: etag,
    "Cache-Control": policy,
    "Content-Security-Policy": PDF_POLICY,
    "Content-Type": "application/pdf",
    "Content-Disposition": `inline; filename="${name}.pdf"`,
  };
  if (isFresh(request, etag)) return new Response(null, { status: 304, headers });
  return new Response(bytes, { headers: { ...headers, "Content-Length": String(bytes.byteLength) } });
}
