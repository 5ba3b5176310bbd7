import { setImmediate as nextTurn } from "node:timers/promises";
import type { EntryContext, HandleErrorFunction } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToReadableStream } from "react-dom/server.browser";
import pLimit from "p-limit";
import { startBackend } from "~/data/backend/startup.server";
import { closeBackend } from "~/data/backend/supabase.server";
import { hydration, knownSearchParams } from "~/domain/site/route-handle";
import { deferScripts } from "~/http/pages/deferred-scripts.server";
import { openFrontDoor } from "~/http/front-door.server";
import { logAsJson } from "~/http/operation/log.server";
import { openMetricsPort } from "~/http/operation/metrics-port.server";
import { openOperatorSocket } from "~/http/operation/operator-socket.server";
import { withSmallHandoff } from "~/http/pages/page-handoff.server";
import {
  canonicalAddress,
  finishPage,
  keptPage,
  pageKey,
  replyWithPage,
} from "~/http/pages/page-cache.server";
import { PAGE_CACHE, redirectTo, redirectToCanonicalPath } from "~/http/responses.server";
import { contentSecurityPolicy } from "~/http/security-headers.server";
import { endGracefully } from "~/http/operation/shutdown.server";

openFrontDoor();
endGracefully(closeBackend);
await startBackend();
// What comes before is for who has just started the site.
logAsJson();
openMetricsPort();
await openOperatorSocket();

/** Pages are the same for crawlers and for everyone: rendered whole, sent in one piece. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const isRead = request.method === "GET" || request.method === "HEAD";
  const moved = isRead && redirectToCanonicalPath(request, status);
  if (moved) return moved;
  headers.set("Content-Type", "text/html; charset=utf-8");

  const isKept = isRead && status === 200 && headers.get("Cache-Control") === PAGE_CACHE;
  if (!isKept) {
    const html = await renderInTurn(request.url, context);
    return new Response(html, { status, headers: withPolicy(headers, html) });
  }
  const url = new URL(request.url);
  const known = knownSearchParams(matchedHandles(context));
  const key = pageKey(url, known);
  if (key === null) return redirectTo(canonicalAddress(url, known));
  const page = await keptPage(key, async () => {
    const html = await renderPage(request.url, context);
    return finishPage(html, withPolicy(headers, html));
  });
  const { body, ...init } = replyWithPage(Object.fromEntries(request.headers), page);
  return new Response(body, init);
}

export const handleError: HandleErrorFunction = (error, { request }) => {
  // A method or an address that the router refuses is the visitor's doing, and has its page.
  if (!request.signal.aborted && !isRouteErrorResponse(error)) console.error(error);
};

function matchedHandles({ staticHandlerContext, routeModules }: EntryContext): unknown[] {
  return staticHandlerContext.matches.map(({ route }) => routeModules[route.id]?.handle);
}

function withPolicy(headers: Headers, html: string): Headers {
  // The development server writes inline styles and scripts of its own.
  if (import.meta.env.PROD) headers.set("Content-Security-Policy", contentSecurityPolicy(html));
  return headers;
}

/** Node accepts one connection per turn of the event loop: so many visitors get in between two renders. */
const TURNS = 32;
const renderQueue = pLimit(1);

/** A page that is rendered for each request, as a search is, takes milliseconds of the only thread: one at a time. */
function renderInTurn(url: string, context: EntryContext): Promise<string> {
  return renderQueue(async () => {
    for (let turn = 0; turn < TURNS; turn += 1) await nextTurn();
    return renderPage(url, context);
  });
}

async function renderPage(url: string, context: EntryContext): Promise<string> {
  const hydrate = hydration(matchedHandles(context));
  // React's checks in development compare the data with the HTML.
  const page = hydrate === "on-interaction" && import.meta.env.PROD ? withSmallHandoff(context) : context;
  const errors: unknown[] = [];
  // Not React's renderer for Node streams: it writes NUL bytes where a chunk ends within a character (version 18.3.1).
  const stream = await renderToReadableStream(<RemixServer context={page} url={url} />, {
    onError: (error) => void errors.push(error),
  });
  await stream.allReady;
  if (errors.length > 0) throw errors[0];
  const html = await new Response(stream).text();
  return hydrate ? deferScripts(html, hydrate) : html;
}
