import { IncomingMessage, Server, ServerResponse } from "node:http";
import { remember } from "@epic-web/remember";
import onHeaders from "on-headers";
import { countKeptPage } from "~/data/backend/metrics.server";
import { preferCompressedFile } from "./built-assets.server";
import { noteClientAddress } from "./client-address.server";
import { isCrossSite } from "./cross-site.server";
import { logRequest, silenceRemixServe } from "./operation/log.server";
import { allowedMethods } from "./methods";
import { findKeptPage, replyWithPage } from "./pages/page-cache.server";
import { isHost, requestTarget } from "./request-url.server";
import { NO_STORE, RETRY_AFTER_SECONDS } from "./responses.server";
import { securityHeaders } from "./security-headers.server";
import { countOpenRequest } from "./operation/shutdown.server";
import { isPrefetch, mayBePrefetched } from "./pages/prefetch.server";

/** Refused page requests go here; visitors cannot set the header, which holds the status. */
const REFUSED_PATH = "/demande-refusee";
const REFUSAL_HEADER = "x-faqalim-refusal";

/**
 * Checks every HTTP request of this process before Express does. remix-serve has no hook, and creates its
 * server after it loads the application: so this wraps the `emit` method of all HTTP servers.
 */
export function openFrontDoor(): void {
  remember("front-door", () => {
    silenceRemixServe();
    const emit: unknown = Reflect.get(Server.prototype, "emit");
    if (typeof emit !== "function") throw new Error("HTTP servers have no emit method");
    const emitThroughDoor = function (this: Server, event: string | symbol, ...args: unknown[]): boolean {
      const [request, response] = args;
      const isRequest = event === "request" && request instanceof IncomingMessage && isResponse(response);
      if (isRequest && !admit(request, response)) return true;
      return Boolean(Reflect.apply(emit, this, [event, ...args]));
    };
    Object.defineProperty(Server.prototype, "emit", { value: emitThroughDoor, writable: true });
    return true;
  });
}

function isResponse(value: unknown): value is ServerResponse {
  return value instanceof ServerResponse;
}

/** The status of a refused request; 404 for a direct request to `REFUSED_PATH`. */
export function refusalStatus(request: Request): number {
  return Number(request.headers.get(REFUSAL_HEADER) ?? 404);
}

function admit(request: IncomingMessage, response: ServerResponse): boolean {
  countOpenRequest(response);
  logRequest(request, response);
  response.once("finish", () => readToTheEnd(request));
  if (isRead(request) && answerFromCache(request, response)) return false;
  setDefaultHeaders(request, response);
  normalise(request);
  noteClientAddress(request);
  const path = request.url?.split("?")[0] ?? "/";
  const allowed = allowedMethods(path);
  if (request.method === "OPTIONS") return answer(request, response, 204, allowed);
  if (!allowed.includes(request.method ?? "")) return refuse(request, response, 405, allowed);
  if (request.method === "POST" && isCrossSite(request.headers))
    return refuse(request, response, 403, allowed);
  if (isPrefetch(request.headers) && !mayBePrefetched(path))
    return answer(request, response, 403, allowed, "Cette page ne se charge pas d’avance.");
  // Its address may be a kept page's in another spelling.
  if (isRead(request) && answerFromCache(request, response)) return false;
  if (import.meta.env.PROD && isRead(request)) preferCompressedFile(request, response);
  // Remix would run an action. Node still sends no body, as the request began as HEAD.
  if (request.method === "HEAD" && path.endsWith(".data")) request.method = "GET";
  return handOn(request);
}

function isRead({ method }: IncomingMessage): boolean {
  return method === "GET" || method === "HEAD";
}

/** A cached page needs neither Express nor its loaders. Node sends no body in answer to HEAD. */
function answerFromCache(request: IncomingMessage, response: ServerResponse): boolean {
  const page = findKeptPage(request.url ?? "");
  if (!page) return false;
  countKeptPage();
  const { status, headers, body } = replyWithPage(request.headers, page);
  response.writeHead(status, { ...securityHeaders(request), ...headers }).end(body);
  return true;
}

function handOn(request: IncomingMessage): true {
  // Remix would compare these again, and answer a mismatch with an empty 500.
  delete request.headers.origin;
  delete request.headers["x-forwarded-host"];
  return true;
}

function setDefaultHeaders(request: IncomingMessage, response: ServerResponse): void {
  const security = securityHeaders(request);
  onHeaders(response, () => {
    const { statusCode } = response;
    if (statusCode >= 400) response.setHeader("Cache-Control", NO_STORE);
    const comeBack = statusCode === 503 && { "Retry-After": RETRY_AFTER_SECONDS };
    const defaults: Record<string, string> = { ...security, "cache-control": NO_STORE, ...comeBack };
    for (const [name, value] of Object.entries(defaults)) {
      if (!response.hasHeader(name)) response.setHeader(name, value);
    }
  });
}

/** Express and Remix answer a malformed URL or host with a bare 400 or 500. */
function normalise(request: IncomingMessage): void {
  request.url = requestTarget(request.url ?? "");
  // The site's origin comes from its settings, never from this header.
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
  if (!isPage) return answer(request, response, status, allowed);
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
};

function answer(
  request: IncomingMessage,
  response: ServerResponse,
  status: keyof typeof TEXTS,
  allowed: readonly string[],
  text = TEXTS[status],
): false {
  response.statusCode = status;
  if (status !== 403) response.setHeader("Allow", allowed.join(", "));
  if (status !== 204) response.setHeader("Content-Type", "text/plain; charset=utf-8");
  response.end(text);
  return false;
}

/** The connection's next request would wait forever: Node drains no body that Remix has begun to read. */
function readToTheEnd(request: IncomingMessage): void {
  if (request.complete || request.destroyed) return;
  request.removeAllListeners("data");
  request.resume();
}
