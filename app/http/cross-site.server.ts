import type { IncomingHttpHeaders } from "node:http";

/**
 * Whether another site's page caused a request, by Sec-Fetch-Site, or by Origin in older browsers. Without
 * either it does not come from a browser, and cookies, whose rights it could use, do not exist here.
 */
export function isCrossSite(headers: IncomingHttpHeaders): boolean {
  const site = headers["sec-fetch-site"];
  if (typeof site === "string") return site !== "same-origin" && site !== "none";
  if (headers.origin === undefined) return false;
  const forwarded = headers["x-forwarded-host"];
  const host = typeof forwarded === "string" ? forwarded : headers.host;
  return !URL.canParse(headers.origin) || new URL(headers.origin).host !== host?.toLowerCase();
}
