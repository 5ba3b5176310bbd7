import type { IncomingHttpHeaders } from "node:http";
import rules from "~/browser/speculation-rules.json?url";

/**
 * Names the pages that a browser may load while the pointer rests on their link.
 * Source: https://html.spec.whatwg.org/multipage/speculative-loading.html#the-speculation-rules-header
 */
export const SPECULATION_RULES = { name: "Speculation-Rules", value: `"${rules}"` };

export function savesData(requestHeaders: IncomingHttpHeaders): boolean {
  return requestHeaders["save-data"] === "on";
}

/** Loading a timed quiz starts its clock: a browser must load it when it is opened, not before. */
export function mayBePrefetched(pathname: string): boolean {
  return !/^\/quiz\/./i.test(pathname);
}

/** Whether a browser loads the page in case its visitor opens it. */
export function isPrefetch(requestHeaders: IncomingHttpHeaders): boolean {
  return /^prefetch\b/i.test(String(requestHeaders["sec-purpose"] ?? requestHeaders["purpose"] ?? ""));
}
