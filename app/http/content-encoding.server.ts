import type { IncomingHttpHeaders } from "node:http";
import Negotiator from "negotiator";

const ENCODINGS = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** The site's encodings that a visitor accepts, the smallest result first. Request header names are lower-case. */
export function acceptedEncodings(requestHeaders: IncomingHttpHeaders): Encoding[] {
  const accepted = new Negotiator({
    headers: { "accept-encoding": requestHeaders["accept-encoding"] ?? "identity" },
  }).encodings([...ENCODINGS]);
  return ENCODINGS.filter((encoding) => accepted.includes(encoding));
}
