import type { IncomingHttpHeaders } from "node:http";

const ENCODINGS = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof ENCODINGS)[number];

const named = (encoding: string) =>
  new RegExp(`(?:^|,)\\s*${encoding}\\s*(?:,|$|;(?!\\s*q=0(?:\\.0*)?\\s*(?:,|$)))`, "i");
const NAMED = { br: named("br"), gzip: named("gzip") };

/** Best compression first, then none, which is always accepted: an uncompressed page is better than a 406 (RFC 9110, 12.5.3). */
export function acceptedEncodings(requestHeaders: IncomingHttpHeaders): Encoding[] {
  const accepted = String(requestHeaders["accept-encoding"] ?? "");
  return ENCODINGS.filter((encoding) => encoding === "identity" || NAMED[encoding].test(accepted));
}

/** Whether the response is a 304 (RFC 9110, 13.1.2). A forced reload asks for the whole response. */
export function isFresh(requestHeaders: IncomingHttpHeaders, etag: string): boolean {
  const known = requestHeaders["if-none-match"];
  if (known === undefined || /\bno-cache\b/i.test(requestHeaders["cache-control"] ?? "")) return false;
  const strong = (tag: string) => tag.trim().replace(/^W\//, "");
  return known === "*" || known.split(",").some((tag) => strong(tag) === strong(etag));
}
