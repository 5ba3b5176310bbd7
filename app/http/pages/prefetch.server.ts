import type { IncomingHttpHeaders } from "node:http";

/** Loading a timed quiz starts its clock: a browser must load it when it is opened, not before. */
export function mayBePrefetched(pathname: string): boolean {
  return !/^\/quiz\/./i.test(pathname);
}

/** Whether a browser loads the page in case its visitor opens it. */
export function isPrefetch(requestHeaders: IncomingHttpHeaders): boolean {
  return /^prefetch\b/i.test(String(requestHeaders["sec-purpose"] ?? requestHeaders["purpose"] ?? ""));
}
