import diagnostics from "node:diagnostics_channel";
import { IncomingMessage } from "node:http";

/** A method that Express knows, so that it hands it on, and that the router refuses. */
const REFUSED = "PROPFIND";
const TAKEN = ["GET", "HEAD", "POST", "OPTIONS"];

/**
 * Forms post, everything else is read. Remix would run a page's action for PUT, PATCH and DELETE too, and TRACE, which
 * its `Request` cannot hold, would be a bare 500: Node tells of each request before anyone handles it, and what is not
 * taken here becomes a method that the router refuses, with 405 and a page.
 */
export function refuseOtherMethods(): void {
  diagnostics.subscribe("http.server.request.start", (message) => {
    if (typeof message !== "object" || message === null || !("request" in message)) return;
    const { request } = message;
    if (request instanceof IncomingMessage && !TAKEN.includes(request.method ?? "")) request.method = REFUSED;
  });
}
