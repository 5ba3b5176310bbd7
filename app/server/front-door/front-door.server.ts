import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { type IncomingMessage, Server, type ServerResponse } from "node:http";
import { resolve } from "node:path";
import { setImmediate as nextTurn, setTimeout as pause } from "node:timers/promises";
import morgan from "morgan";
import { z } from "zod";
import { trackVersion } from "~/server/backend/content-version.server";
import { closeBackend } from "~/server/backend/supabase.server";
import { settings } from "~/server/settings/settings.server";
import { GONE_CACHE, NO_STORE, PAGE_CACHE, RETRY_AFTER_SECONDS } from "~/server/pages/cache-control.server";
import { noteClientAddress } from "./client-address.server";
import { allowedMethods, hasErrorPage, isCrossSite, prefetchesQuiz } from "./refused-requests";
import { logRequest, loggedPath } from "./log.server";
import { findCachedPage, replyWithPage } from "~/server/pages/page-cache.server";
import { isHost, requestTarget } from "./request-url.server";
import { securityHeaders } from "./security-headers.server";
import { canonicalPath } from "~/shell/head/canonical-path";
import { isBuilt, preferCompressedFile, revalidatePublicFile } from "./built-assets.server";

// Container runtimes kill the process after 10 s.
const FINISH_MS = 8_000;
// For requests on connections that were accepted just before the server closed.
const ARRIVE_MS = 500;
// Node accepts one connection per turn of the event loop, and closing resets those that wait.
const TURNS = 32;

const life = { isEnding: false, openRequests: 0, whenNone: () => {}, close: () => {} };

const LISTEN = "tracing:net.server.listen:asyncStart";

/** remix-serve has no hook, but loads the site before it listens: the next HTTP server that listens is its server. */
export function openFrontDoor(): void {
  if (!import.meta.env.PROD) return;
  // Else remix-serve logs each request with its query string.
  morgan.format("tiny", () => undefined);
  const open = (message: unknown) => {
    const server = listeningServer.safeParse(message).data?.server;
    if (!server) return;
    unsubscribe(LISTEN, open);
    receiveRequests(server);
    watchListening(server);
    ownClosing(server);
  };
  subscribe(LISTEN, open);
}

const listeningServer = z.object({ server: z.instanceof(Server) });

function receiveRequests(server: Server): void {
  const handlers = server.listeners("request");
  server.removeAllListeners("request");
  server.on("request", (request, response) => {
    const pass = () => {
      for (const handler of handlers) handler.call(server, request, response);
    };
    if (isForExpress(request, response)) trackVersion(pass);
  });
}

/** Exits if the server cannot listen, or if remix-serve chose another port because PORT is not set. */
function watchListening(server: Server): void {
  const { port, backend, mail } = settings();
  const fail = (code: string) => {
    process.stderr.write(
      code === "EADDRINUSE"
        ? `Le port ${port} est déjà pris par un autre programme : arrêtez-le, ou choisissez un autre port avec PORT.\n`
        : `Le site ne peut pas écouter sur le port ${port} (${code}) : vérifiez HOST et PORT.\n`,
    );
    void leave(1);
  };
  server.once("error", (error) => fail("code" in error ? String(error.code) : ""));
  server.once("listening", () => {
    const address = server.address();
    if (!address || typeof address === "string") return;
    if (address.port !== port) return fail("EADDRINUSE");
    const data = backend.kind === "hosted" ? backend.url : resolve(backend.dataDir);
    const mails = mail
      ? `envoyés par ${new URL(mail.smtpUrl).host}`
      : "en attente dans la base, sans SMTP_URL";
    process.stdout.write(`Données : ${data}.\nCourriels : ${mails}.\n`);
  });
}

/** Keeps remix-serve from closing the server at a signal, because it would wait for idle connections. */
function ownClosing(server: Server): void {
  life.close = server.close.bind(server);
  server.close = () => server;
}

/** On SIGTERM or SIGINT, serves for DRAIN_SECONDS while /sante/pret responds 503, then exits when no request is open. */
export function endOnSignals(): void {
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void end());
}

async function end(): Promise<void> {
  life.isEnding = true;
  const drainMs = settings().drainSeconds * 1_000;
  if (drainMs > 0) await pause(drainMs);
  for (let turn = 0; turn < TURNS; turn += 1) await nextTurn();
  life.close();
  if (drainMs > 0) await pause(ARRIVE_MS);
  const finished = new Promise<void>((resolve) => (life.whenNone = resolve));
  if (life.openRequests > 0) await Promise.race([finished, pause(FINISH_MS)]);
  await leave();
}

async function leave(code?: number): Promise<never> {
  await closeBackend().catch(console.error);
  process.exit(code);
}

export const isEnding = () => life.isEnding;

function isForExpress(request: IncomingMessage, response: ServerResponse): boolean {
  watch(request, response);
  const isRead = request.method === "GET" || request.method === "HEAD";
  // Express and Remix would respond to a malformed URL or host with a bare 400 or 500.
  request.url = requestTarget(request.url ?? "");
  if (!isHost(request.headers.host ?? "")) request.headers.host = "localhost";
  if (isRead && respondFromCache(request, response)) return false;
  setDefaultHeaders(request, response);
  if (isRefused(request, response) || (isRead && isMoved(request, response))) return false;
  noteClientAddress(request);
  if (isRead) {
    revalidatePublicFile(request, response);
    preferCompressedFile(request, response);
  } else {
    request.headers["sec-fetch-site"] = isCrossSite(request.headers) ? "cross-site" : "same-origin";
  }
  // Remix would compare these headers with the host, and respond to a mismatch with an empty 500.
  delete request.headers.origin;
  delete request.headers["x-forwarded-host"];
  // Use GET, because Remix would run an action for HEAD. Node still omits the body, because the request arrived as HEAD.
  if (request.method === "HEAD" && pathOf(request).endsWith(".data")) request.method = "GET";
  return true;
}

function watch(request: IncomingMessage, response: ServerResponse): void {
  const { method } = request;
  const path = loggedPath(request.url ?? "");
  const start = performance.now();
  life.openRequests += 1;
  if (life.isEnding) response.shouldKeepAlive = false;
  response.once("finish", () => readToTheEnd(request));
  response.once("close", () => {
    life.openRequests -= 1;
    if (life.openRequests === 0) life.whenNone();
    const ms = Math.round((performance.now() - start) * 10) / 10;
    logRequest({ method, path, status: response.writableFinished ? response.statusCode : "aborted", ms });
  });
}

/** Otherwise the connection's next request would hang, because Node does not drain a body that Remix has begun to read. */
function readToTheEnd(request: IncomingMessage): void {
  if (request.complete || request.destroyed) return;
  request.removeAllListeners("data");
  request.resume();
}

const pathOf = ({ url = "" }: IncomingMessage) => url.split("?")[0] ?? "";

function respondFromCache(request: IncomingMessage, response: ServerResponse): boolean {
  const page = findCachedPage(request.url ?? "");
  if (!page) return false;
  const { status, headers, body } = replyWithPage(request.headers, page);
  response.writeHead(status, { ...securityHeaders(request), ...headers }).end(body);
  return true;
}

/** Sets them last, when the status is known: Remix would append its headers to those that are set earlier. */
function setDefaultHeaders(request: IncomingMessage, response: ServerResponse): void {
  const security = securityHeaders(request);
  const writeHead = response.writeHead.bind(response);
  // Express and Remix set the headers before, and pass only the status.
  response.writeHead = (statusCode: number) => {
    if (statusCode >= 400) response.setHeader("Cache-Control", statusCode === 410 ? GONE_CACHE : NO_STORE);
    const comeBack = statusCode === 503 && { "Retry-After": RETRY_AFTER_SECONDS };
    const defaults: Record<string, string> = { ...security, "cache-control": NO_STORE, ...comeBack };
    for (const [name, value] of Object.entries(defaults)) {
      if (!response.hasHeader(name)) response.setHeader(name, value);
    }
    return writeHead(statusCode);
  };
}

function isRefused(request: IncomingMessage, response: ServerResponse): boolean {
  const path = pathOf(request);
  const { method = "" } = request;
  const allowed = allowedMethods(path);
  const isAllowed = allowed.includes(method);
  if (!isAllowed || method === "OPTIONS") response.setHeader("Allow", allowed.join(", "));
  if (method === "OPTIONS") return respond(response, 204);
  // To the methods that a browser can send, Remix responds 405 with an error page.
  const showsPage = ["GET", "HEAD", "POST"].includes(method) && hasErrorPage(path);
  if (!isAllowed && !showsPage) return respond(response, 405, "Cette adresse ne prend pas cette méthode.");
  if (prefetchesQuiz(path, request.headers))
    return respond(response, 403, "Cette page ne se charge pas d’avance.");
  return false;
}

function isMoved(request: IncomingMessage, response: ServerResponse): boolean {
  const path = pathOf(request);
  const canonical = canonicalPath(path);
  if (canonical === null || isBuilt(path)) return false;
  response.setHeader("Location", canonical + (request.url ?? "").slice(path.length));
  response.setHeader("Cache-Control", PAGE_CACHE);
  return respond(response, 308);
}

function respond(response: ServerResponse, status: number, text?: string): true {
  response.statusCode = status;
  if (text !== undefined) response.setHeader("Content-Type", "text/plain; charset=utf-8");
  response.end(text);
  return true;
}
