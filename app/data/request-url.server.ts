import diagnostics from "node:diagnostics_channel";
import { IncomingMessage } from "node:http";

/** The path and query of a request with every `%` that starts no UTF-8 sequence written as `%25`. */
export function decodableUrl(url: string): string {
  try {
    decodeURIComponent(url);
    return url;
  } catch {
    return url.replace(/%(?:[0-9a-f]{2}(?:%[89ab][0-9a-f])*)?/gi, (escape) => {
      try {
        decodeURIComponent(escape);
        return escape;
      } catch {
        return escape.replaceAll("%", "%25");
      }
    });
  }
}

/**
 * Express, inside remix-serve, answers a broken percent-encoding with a bare « Bad Request » before the site sees it.
 * Node tells of each request before anyone handles it: its address is mended there, and the site shows its 404 page.
 */
export function mendRequestUrls(): void {
  diagnostics.subscribe("http.server.request.start", (message) => {
    if (typeof message !== "object" || message === null || !("request" in message)) return;
    const { request } = message;
    if (request instanceof IncomingMessage && request.url) request.url = decodableUrl(request.url);
  });
}
