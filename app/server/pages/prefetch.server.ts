import type { IncomingHttpHeaders } from "node:http";

/** Quizzes must not be prefetched: loading a timed quiz starts its clock. */
export function mayBePrefetched(pathname: string): boolean {
  return !/^\/quiz\/./i.test(pathname);
}

/** Whether the request is a browser's speculative prefetch. */
export function isPrefetch(requestHeaders: IncomingHttpHeaders): boolean {
  return /^prefetch\b/i.test(String(requestHeaders["sec-purpose"] ?? requestHeaders["purpose"] ?? ""));
}
