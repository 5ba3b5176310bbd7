import type { IncomingHttpHeaders } from "node:http";

const ENCODINGS = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Best compression first (RFC 9110, 12.5.3). */
export function acceptedEncodings(requestHeaders: IncomingHttpHeaders): Encoding[] {
  const weights = new Map(
    String(requestHeaders["accept-encoding"] ?? "")
      .toLowerCase()
      .split(",")
      .map((part) => {
        const [name = "", ...parameters] = part.split(";").map((text) => text.trim());
        const weight = parameters.find((parameter) => parameter.startsWith("q="));
        return [name, weight === undefined ? 1 : Number(weight.slice(2))];
      }),
  );
  return ENCODINGS.filter((encoding) => {
    const unnamed = weights.get("*") ?? (encoding === "identity" ? 1 : 0);
    return (weights.get(encoding) ?? unnamed) > 0;
  });
}

/** Whether the response is a 304 (RFC 9110, 13.1.2). A forced reload asks for the whole response. */
export function isFresh(requestHeaders: IncomingHttpHeaders, etag: string): boolean {
  const known = requestHeaders["if-none-match"];
  if (known === undefined || /\bno-cache\b/i.test(requestHeaders["cache-control"] ?? "")) return false;
  const strong = (tag: string) => tag.trim().replace(/^W\//, "");
  return known === "*" || known.split(",").some((tag) => strong(tag) === strong(etag));
}
