import diagnostics from "node:diagnostics_channel";
import { IncomingMessage, ServerResponse } from "node:http";
import { noteClientAddress } from "./client-address.server";
import { isCrossSite } from "./cross-site.server";
import { isHost, requestTarget } from "./request-url.server";

/** Where a request is led that came from another site's page: its action answers 403 with a page. */
export const REFUSED_PATH = "/demande-refusee";

/**
 * Forms post, everything else is read. Remix would run a page's action for PUT, PATCH and DELETE too, and TRACE, which
 * its `Request` cannot hold, would be a bare 500: what is not taken here becomes a method that Express knows, so that it
 * hands it on, and that the router refuses, with 405 and a page.
 */
const TAKEN = ["GET", "HEAD", "POST", "OPTIONS"];
const REFUSED = "PROPFIND";

/**
 * What must be done with a request before Express and Remix see it, as remix-serve has no hook of its own. Node tells of
 * each request before anyone handles it.
 */
export function prepareRequests(): void {
  diagnostics.subscribe("http.server.request.start", (message) => {
    if (typeof message !== "object" || message === null || !("request" in message)) return;
    const { request } = message;
    if (!(request instanceof IncomingMessage)) return;
    prepare(request);
    if ("response" in message && message.response instanceof ServerResponse) {
      message.response.once("finish", () => readToTheEnd(request));
    }
  });
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

function prepare(request: IncomingMessage): void {
  // Express would answer a broken percent-encoding with a bare « Bad Request ».
  request.url = requestTarget(request.url ?? "");
  noteClientAddress(request);
  if (!TAKEN.includes(request.method ?? "")) request.method = isFile(request.url) ? "POST" : REFUSED;
  if (request.method !== "GET" && request.method !== "HEAD") {
    if (isCrossSite(request.headers)) request.url = REFUSED_PATH;
    // Remix would compare it again, and answer a mismatch with an empty 500.
    delete request.headers.origin;
  }
  // Remix makes an address of them, which fails as a bare 500. The site's own address is in its settings.
  if (!isHost(request.headers.host ?? "")) request.headers.host = "localhost";
  delete request.headers["x-forwarded-host"];
}

/** What is not a page has no form, and answers a POST with what it takes instead. */
function isFile(url: string): boolean {
  return /\.[a-z]+$/i.test(url.split("?")[0] ?? "");
}
