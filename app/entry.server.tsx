import { Writable } from "node:stream";
import type { EntryContext, HandleDataRequestFunction, HandleErrorFunction } from "@remix-run/node";
import { isRouteErrorResponse, matchPath, RemixServer } from "@remix-run/react";
import { renderToPipeableStream } from "react-dom/server";
import {
  NO_STORE,
  PAGE_CACHE,
  READ_METHODS,
  redirectToRightPath,
  RETRY_AFTER_SECONDS,
} from "~/http/responses.server";
import { findPage, keepPage, pageKey, respondWithPage } from "~/http/page-cache.server";
import { prepareRequests } from "~/http/incoming-request.server";
import { contentSecurityPolicy, securityHeaders } from "~/http/security-headers.server";
import { startBackend } from "~/data/backend/startup.server";
import { knownSearchParams } from "~/domain/site/route-handle";

prepareRequests();
await startBackend();

/** Pages are the same for crawlers and for everyone: rendered whole, sent in one piece. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  for (const [name, value] of Object.entries(securityHeaders(request))) headers.set(name, value);
  const isRead = request.method === "GET" || request.method === "HEAD";
  const moved = isRead && redirectToRightPath(request, status);
  if (moved) return moved;
  if (status === 405) {
    headers.set("Allow", takesForm(request, context) ? `${READ_METHODS}, POST` : READ_METHODS);
    headers.set("Cache-Control", NO_STORE);
  }
  if (status === 503) headers.set("Retry-After", RETRY_AFTER_SECONDS);
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", NO_STORE);
  headers.set("Content-Type", "text/html; charset=utf-8");

  const isKept = isRead && status === 200 && headers.get("Cache-Control") === PAGE_CACHE;
  const key = pageKey(new URL(request.url), knownSearchParams(matchedHandles(context)));
  const kept = isKept ? findPage(key) : undefined;
  if (kept) {
    setPolicy(headers, kept.contentSecurityPolicy);
    return respondWithPage(request, headers, kept);
  }

  const html = await renderPage(request.url, context);
  const policy = contentSecurityPolicy(html);
  setPolicy(headers, policy);
  if (isKept) return respondWithPage(request, headers, await keepPage(key, html, policy));
  return new Response(html, { status, headers });
}

/** Data requests of in-page navigations carry the same headers; what failed is not kept, whatever its route says. */
export const handleDataRequest: HandleDataRequestFunction = (response, { request }) => {
  const { headers, status } = response;
  for (const [name, value] of Object.entries(securityHeaders(request))) headers.set(name, value);
  if (status >= 400 || !headers.has("Cache-Control")) headers.set("Cache-Control", NO_STORE);
  if (status === 503) headers.set("Retry-After", RETRY_AFTER_SECONDS);
  return response;
};

export const handleError: HandleErrorFunction = (error, { request }) => {
  // A method or an address that the router refuses is the visitor's doing, and has its page.
  if (!request.signal.aborted && !isRouteErrorResponse(error)) console.error(error);
};

function matchedHandles({ staticHandlerContext, routeModules }: EntryContext): unknown[] {
  return staticHandlerContext.matches.map(({ route }) => routeModules[route.id]?.handle);
}

/** Whether the page at this address has a form of its own to receive. */
function takesForm(request: Request, { manifest }: EntryContext): boolean {
  const { pathname } = new URL(request.url);
  return Object.values(manifest.routes).some(
    (route) => route.hasAction && route.path && matchPath(`/${route.path}`, pathname),
  );
}

function setPolicy(headers: Headers, policy: string) {
  // The development server writes inline styles and scripts of its own.
  if (import.meta.env.PROD) headers.set("Content-Security-Policy", policy);
}

function renderPage(url: string, context: EntryContext): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const { pipe } = renderToPipeableStream(<RemixServer context={context} url={url} />, {
      onAllReady() {
        const sink = new Writable({
          write(chunk: Buffer, _encoding, done) {
            chunks.push(chunk);
            done();
          },
        });
        sink.once("finish", () => resolve(Buffer.concat(chunks).toString("utf8")));
        sink.once("error", reject);
        pipe(sink);
      },
      onError: reject,
    });
  });
}
