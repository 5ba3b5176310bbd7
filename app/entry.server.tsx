import type { EntryContext, HandleErrorFunction } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToReadableStream } from "react-dom/server.browser";
import { hydration, knownSearchParams } from "~/shell/frame/route-handle";
import { start } from "~/start.server";
import { deferScripts } from "~/server/pages/deferred-scripts.server";
import { finishPage, servePage } from "./server/pages/page-cache.server";
import { cacheHeaders, PAGE_CACHE } from "~/server/pages/cache-control.server";
import { ownTurn } from "~/server/front-door/turns.server";
import { contentSecurityPolicy } from "~/server/front-door/security-headers.server";

await start();

/** Renders the whole page before responding, without streaming, for both crawlers and visitors. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const isRead = request.method === "GET" || request.method === "HEAD";
  const own = { "Content-Type": "text/html; charset=utf-8", ...cacheHeaders(context.staticHandlerContext) };
  for (const [name, value] of Object.entries(own)) headers.set(name, value);

  const isPage = isRead && status === 200 && headers.get("Cache-Control") === PAGE_CACHE;
  if (!isPage) {
    const html = await renderPage(request.url, context);
    return new Response(html, { status, headers: withPolicy(headers, html) });
  }
  return servePage(request, knownSearchParams(matchedHandles(context)), async () => {
    const html = await renderPage(request.url, context);
    return finishPage(html, withPolicy(headers, html));
  });
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

async function renderPage(url: string, context: EntryContext): Promise<string> {
  const hydrate = hydration(matchedHandles(context));
  const errors: unknown[] = [];
  await ownTurn();
  // Do not use renderToPipeableStream: in React 18.3.1 it writes NUL bytes if a chunk ends within a multi-byte character.
  const stream = await renderToReadableStream(<RemixServer context={context} url={url} />, {
    onError: (error) => void errors.push(error),
  });
  await stream.allReady;
  if (errors.length > 0) throw errors[0];
  const html = await new Response(stream).text();
  return hydrate ? deferScripts(html, hydrate) : html;
}
