import { IncomingMessage, Server, ServerResponse } from "node:http";
import { remember } from "@epic-web/remember";
import onHeaders from "on-headers";
import { trackVersion } from "~/data/backend/content-version.server";
import { countCachedPage } from "~/data/backend/metrics.server";
import { preferCompressedFile, revalidatePublicFile } from "./built-assets.server";
import { clientNetwork, noteClientAddress } from "~/http/client-address.server";
import { isCrossSite } from "~/http/cross-site.server";
import { logRequest, silenceRemixServe } from "~/http/operation/log.server";
import { allowedMethods } from "~/http/methods";
import { findCachedPage, replyWithPage } from "~/http/pages/page-cache.server";
import { queued } from "~/http/pages/page-queue.server";
import { isHost, requestTarget } from "~/http/request-url.server";
import { GONE_CACHE, NO_STORE } from "~/http/cache-control.server";
import { RETRY_AFTER_SECONDS } from "~/http/responses.server";
import { securityHeaders } from "~/http/security-headers.server";
import { countOpenRequest } from "~/http/operation/shutdown.server";
import { isPrefetch, mayBePrefetched } from "~/http/pages/prefetch.server";

/** A refused page request is rewritten to this path, and its status is put in a header that visitors cannot set. */
const REFUSED_PATH = "/demande-refusee";
const REFUSAL_HEADER = "x-faqalim-refusal";

/**
 * Handles every HTTP request of this process before Express does. remix-serve has no hook and creates its server after it
 * loads the application, so this wraps the `emit` method of all HTTP servers.
 */
export function handleBeforeExpress(): void {
  remember("before-express", () => {
    silenceRemixServe();
    const emit: unknown = Reflect.get(Server.prototype, "emit");
    if (typeof emit !== "function") throw new Error("HTTP servers have no emit method");
    const emitBeforeExpress = function (this: Server, event: string | symbol, ...args: unknown[]): boolean {
      const [request, response] = args;
      const pass = () => Boolean(Reflect.apply(emit, this, [event, ...args]));
      const isRequest = event === "request" && request instanceof IncomingMessage && isResponse(response);
      if (!isRequest) return pass();
      if (admit(request, response)) passInTurn(request, response, pass);
      return true;
    };
    Object.defineProperty(Server.prototype, "emit", { value: emitBeforeExpress, writable: true });
    return true;
  });
}

function isResponse(value: unknown): value is ServerResponse {
  return value instanceof ServerResponse;
}

/** Built files and health checks are cheap, so they skip the queue. */
const SKIPS_QUEUE = /^\/(?:assets|sante)(?:\/|$)/;

function passInTurn(request: IncomingMessage, response: ServerResponse, pass: () => void): void {
  if (SKIPS_QUEUE.test(request.url ?? "")) return pass();
  const refuse = () => void respond(request, response, 503, []);
  queued(clientNetwork(request), response, () => trackVersion(pass), refuse);
}

/** The status of a refused request; 404 for a direct request to `REFUSED_PATH`. */
export function refusalStatus(request: Request): number {
  return Number(request.headers.get(REFUSAL_HEADER) ?? 404);
}

function admit(request: IncomingMessage, response: ServerResponse): boolean {
  countOpenRequest(response);
  logRequest(request, response);
  response.once("finish", () => readToTheEnd(request));
  if (isRead(request) && respondFromCache(request, response)) return false;
  setDefaultHeaders(request, response);
  normalise(request);
  noteClientAddress(request);
  const path = request.url?.split("?")[0] ?? "/";
  const allowed = allowedMethods(path);
  if (request.method === "OPTIONS") return respond(request, response, 204, allowed);
  if (!allowed.includes(request.method ?? "")) return refuse(request, response, 405, allowed);
  if (request.method === "POST" && isCrossSite(request.headers))
    return refuse(request, response, 403, allowed);
  if (isPrefetch(request.headers) && !mayBePrefetched(path))
    return respond(request, response, 403, allowed, "Cette page ne se charge pas d’avance.");
  // Look in the cache again, because the normalized URL may match a cached page.
  if (isRead(request) && respondFromCache(request, response)) return false;
  if (import.meta.env.PROD && isRead(request)) {
    revalidatePublicFile(request, response);
    preferCompressedFile(request, response);
  }
  // Use GET, because Remix would run an action for HEAD. Node still omits the body, because the request arrived as HEAD.
  if (request.method === "HEAD" && path.endsWith(".data")) request.method = "GET";
  return handOn(request);
}

function isRead({ method }: IncomingMessage): boolean {
  return method === "GET" || method === "HEAD";
}

/** Responds with a cached page, without Express or the loaders. Node omits the body for HEAD. */
function respondFromCache(request: IncomingMessage, response: ServerResponse): boolean {
  const page = findCachedPage(request.url ?? "");
  if (!page) return false;
  countCachedPage();
  const { status, headers, body } = replyWithPage(request.headers, page);
  response.writeHead(status, { ...securityHeaders(request), ...headers }).end(body);
  return true;
}

function handOn(request: IncomingMessage): true {
  // Remix would compare these headers again, and respond to a mismatch with an empty 500.
  delete request.headers.origin;
  delete request.headers["x-forwarded-host"];
  return true;
}

function setDefaultHeaders(request: IncomingMessage, response: ServerResponse): void {
  const security = securityHeaders(request);
  onHeaders(response, () => {
    const { statusCode } = response;
    if (statusCode >= 400) response.setHeader("Cache-Control", statusCode === 410 ? GONE_CACHE : NO_STORE);
    const comeBack = statusCode === 503 && { "Retry-After": RETRY_AFTER_SECONDS };
    const defaults: Record<string, string> = { ...security, "cache-control": NO_STORE, ...comeBack };
    for (const [name, value] of Object.entries(defaults)) {
      if (!response.hasHeader(name)) response.setHeader(name, value);
    }
  });
}

/** Without this, Express and Remix respond to a malformed URL or host with a bare 400 or 500. */
function normalise(request: IncomingMessage): void {
  request.url = requestTarget(request.url ?? "");
  // Replacing the host is safe, because the site's origin comes from its settings.
  if (!isHost(request.headers.host ?? "")) request.headers.host = "localhost";
  delete request.headers[REFUSAL_HEADER];
}

function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  status: 403 | 405,
  allowed: readonly string[],
): boolean {
  const isPage = !/\.[a-z]+$/i.test(request.url?.split("?")[0] ?? "");
  if (!isPage) return respond(request, response, status, allowed);
  if (status === 405) response.setHeader("Allow", allowed.join(", "));
  request.headers[REFUSAL_HEADER] = String(status);
  request.url = REFUSED_PATH;
  request.method = "POST";
  return handOn(request);
}

const TEXTS = {
  204: undefined,
  403: "Cette demande ne vient pas d’une page du site.",
  405: "Cette adresse ne prend pas cette méthode.",
  503: "Il y a beaucoup de demandes en ce moment. Réessayez dans quelques instants.",
};

function respond(
  request: IncomingMessage,
  response: ServerResponse,
  status: keyof typeof TEXTS,
  allowed: readonly string[],
  text = TEXTS[status],
): false {
  response.statusCode = status;
  if (status < 300 || status === 405) response.setHeader("Allow", allowed.join(", "));
  if (status !== 204) response.setHeader("Content-Type", "text/plain; charset=utf-8");
  response.end(text);
  return false;
}

/**
 * Reads the rest of the body. Otherwise the connection's next request would hang, because Node does not drain a body that Remix
 * has begun to read.
 */
function readToTheEnd(request: IncomingMessage): void {
  if (request.complete || request.destroyed) return;
  request.removeAllListeners("data");
  request.resume();
}
