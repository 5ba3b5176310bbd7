import { setImmediate as nextTurn } from "node:timers/promises";
import type { EntryContext, HandleErrorFunction } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToReadableStream } from "react-dom/server.browser";
import pLimit from "p-limit";
import { startBackend } from "~/data/startup.server";
import { closeBackend } from "~/data/backend/supabase.server";
import { hydration, knownSearchParams } from "~/domain/site/route-handle";
import { deferScripts } from "~/http/pages/deferred-scripts.server";
import { handleBeforeExpress } from "~/http/server/before-express.server";
import { watchListening } from "~/http/operation/listening.server";
import { keepContentsLoaded } from "~/resources/contents-loading.server";
import { logAsJson } from "~/http/operation/log.server";
import { openMetricsPort } from "~/http/operation/metrics-port.server";
import { openOperatorSocket } from "~/http/operation/operator-socket.server";
import {
  canonicalAddress,
  finishPage,
  cachedPage,
  pageKey,
  replyWithPage,
} from "~/http/pages/page-cache.server";
import { PAGE_CACHE } from "~/http/cache-control.server";
import { redirectTo, redirectToCanonicalPath } from "~/http/responses.server";
import { contentSecurityPolicy } from "~/http/security-headers.server";
import { endGracefully } from "~/http/operation/shutdown.server";

handleBeforeExpress();
endGracefully(closeBackend);
watchListening(closeBackend);
await startBackend();
// Startup messages logged before this line stay plain text, for the person who starts the site.
logAsJson();
openMetricsPort();
keepContentsLoaded();
openOperatorSocket();

/** Renders the whole page before responding, without streaming, for both crawlers and visitors. */
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

  const isPage = isRead && status === 200 && headers.get("Cache-Control") === PAGE_CACHE;
  if (!isPage) {
    const html = await renderInTurn(request.url, context);
    return new Response(html, { status, headers: withPolicy(headers, html) });
  }
  const url = new URL(request.url);
  const known = knownSearchParams(matchedHandles(context));
  const key = pageKey(url, known);
  if (key === null) return redirectTo(canonicalAddress(url, known));
  const render = async () => {
    const html = await renderPage(request.url, context);
    return finishPage(html, withPolicy(headers, html));
  };
  const page = await cachedPage(key, render);
  const { body, ...init } = replyWithPage(Object.fromEntries(request.headers), page);
  return new Response(body, init);
}

export const handleError: HandleErrorFunction = (error, { request }) => {
  // When the router refuses a request (unknown path or method), the error is the client's and is not logged.
  if (!request.signal.aborted && !isRouteErrorResponse(error)) console.error(error);
};

function matchedHandles({ staticHandlerContext, routeModules }: EntryContext): unknown[] {
  return staticHandlerContext.matches.map(({ route }) => routeModules[route.id]?.handle);
}

function withPolicy(headers: Headers, html: string): Headers {
  // In development the policy would block inline styles and scripts that the development server inserts.
  if (import.meta.env.PROD) headers.set("Content-Security-Policy", contentSecurityPolicy(html));
  return headers;
}

/** The number of event-loop turns between two renders. Node accepts one connection per turn, so 32 connections can arrive. */
const TURNS = 32;
const renderQueue = pLimit(1);

/** Renders uncached pages, such as searches, one at a time, because each blocks the only thread for milliseconds. */
function renderInTurn(url: string, context: EntryContext): Promise<string> {
  return renderQueue(async () => {
    for (let turn = 0; turn < TURNS; turn += 1) await nextTurn();
    return renderPage(url, context);
  });
}

async function renderPage(url: string, context: EntryContext): Promise<string> {
  const hydrate = hydration(matchedHandles(context));
  const errors: unknown[] = [];
  // Do not use renderToPipeableStream: in React 18.3.1 it writes NUL bytes if a chunk ends within a multi-byte character.
  const stream = await renderToReadableStream(<RemixServer context={context} url={url} />, {
    onError: (error) => void errors.push(error),
  });
  await stream.allReady;
  if (errors.length > 0) throw errors[0];
  const html = await new Response(stream).text();
  return hydrate ? deferScripts(html, hydrate) : html;
}
