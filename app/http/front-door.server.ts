import { IncomingMessage, Server, ServerResponse } from "node:http";
import { remember } from "@epic-web/remember";
import morgan from "morgan";
import onHeaders from "on-headers";
import { noteClientAddress } from "./client-address.server";
import { isCrossSite } from "./cross-site.server";
import { allowedMethods } from "./methods";
import { findKeptPage, replyWithPage } from "./page-cache.server";
import { isHost, requestTarget } from "./request-url.server";
import { NO_STORE, RETRY_AFTER_SECONDS } from "./responses.server";
import { securityHeaders } from "./security-headers.server";

/** Where refused requests for a page are sent, with their status in a header that visitors cannot set. */
const REFUSED_PATH = "/demande-refusee";
const REFUSAL_HEADER = "x-faqalim-refusal";

const log = morgan("tiny");

/**
 * Puts a door before Express and Remix, for every request of this process. remix-serve has no hook of its own, and makes
 * its server after it has loaded the application: the `request` event of all HTTP servers passes here first. What the door
 * does not answer goes on to Express.
 */
export function openFrontDoor(): void {
  remember("front-door", () => {
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

/** The status of a request that the door refused; 404 for one that merely asks for the door's own address. */
export function refusalStatus(request: Request): number {
  return Number(request.headers.get(REFUSAL_HEADER) ?? 404);
}

/** Whether Express is to handle a request; it was answered here where not. */
function admit(request: IncomingMessage, response: ServerResponse): boolean {
  setDefaultHeaders(request, response);
  response.once("finish", () => readToTheEnd(request));
  normalise(request);
  noteClientAddress(request);
  const path = request.url?.split("?")[0] ?? "/";
  const allowed = allowedMethods(path);
  if (request.method === "OPTIONS") return answer(request, response, 204, allowed);
  if (!allowed.includes(request.method ?? "")) return refuse(request, response, 405, allowed);
  if (request.method === "POST" && isCrossSite(request.headers))
    return refuse(request, response, 403, allowed);
  if (request.method !== "POST" && answerWithKeptPage(request, response)) return false;
  // Remix takes HEAD for an action here. Node leaves the body of a HEAD request out whatever its method is called now.
  if (request.method === "HEAD" && path.endsWith(".data")) request.method = "GET";
  return handOn(request);
}

/** A page that is kept waits neither for Express nor for its loaders. Node leaves out the body of an answer to HEAD. */
function answerWithKeptPage(request: IncomingMessage, response: ServerResponse): boolean {
  const page = findKeptPage(request.url ?? "");
  if (!page) return false;
  log(request, response, () => undefined);
  const { status, headers, body } = replyWithPage(request.headers, page);
  response.writeHead(status, headers).end(body);
  return true;
}

function handOn(request: IncomingMessage): true {
  // Remix would compare them again, and answer a mismatch with an empty 500.
  delete request.headers.origin;
  delete request.headers["x-forwarded-host"];
  return true;
}

/** What every answer has, unless whoever answers says otherwise; a failure is never kept. */
function setDefaultHeaders(request: IncomingMessage, response: ServerResponse): void {
  const security = securityHeaders(request);
  onHeaders(response, () => {
    const { statusCode } = response;
    if (statusCode >= 400) response.setHeader("Cache-Control", NO_STORE);
    const comeBack = statusCode === 503 && { "Retry-After": RETRY_AFTER_SECONDS };
    const defaults = { ...security, "Cache-Control": NO_STORE, ...comeBack };
    for (const [name, value] of Object.entries(defaults)) {
      if (!response.hasHeader(name)) response.setHeader(name, value);
    }
  });
}

/** Express and Remix answer a broken escape, target or host with a bare 400 or 500: they get one that they can read. */
function normalise(request: IncomingMessage): void {
  request.url = requestTarget(request.url ?? "");
  // The site's own address is in its settings, so that a made-up host changes nothing.
  if (!isHost(request.headers.host ?? "")) request.headers.host = "localhost";
  delete request.headers[REFUSAL_HEADER];
}

/** Refuses a request: with a page where a page was asked for, else in a line of text. */
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
): false {
  log(request, response, () => undefined);
  response.statusCode = status;
  if (status !== 403) response.setHeader("Allow", allowed.join(", "));
  if (status !== 204) response.setHeader("Content-Type", "text/plain; charset=utf-8");
  response.end(TEXTS[status]);
  return false;
}

/**
 * What was refused before it was read whole is read to its end, and dropped: else the next request on the same connection
 * would wait for ever. Node does so itself where nobody has begun to read; Remix has.
 */
function readToTheEnd(request: IncomingMessage): void {
  if (request.complete || request.destroyed) return;
  request.removeAllListeners("data");
  request.resume();
}
