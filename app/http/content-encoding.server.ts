import type { IncomingHttpHeaders } from "node:http";
import Negotiator from "negotiator";

const ENCODINGS = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** The encodings that both the site and the client support, best compression first. Expects lower-case header names. */
export function acceptedEncodings(requestHeaders: IncomingHttpHeaders): Encoding[] {
  const accepted = new Negotiator({
    headers: { "accept-encoding": requestHeaders["accept-encoding"] ?? "identity" },
  }).encodings([...ENCODINGS]);
  return ENCODINGS.filter((encoding) => accepted.includes(encoding));
}
