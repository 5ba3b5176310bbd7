import type { IncomingHttpHeaders } from "node:http";

/**
 * Whether a request that may change something was caused by another site's page. Browsers say it in Sec-Fetch-Site; older
 * ones name the page's origin. What names neither is not a browser, and carries nobody's rights: there are no cookies.
 */
export function isCrossSite(headers: IncomingHttpHeaders): boolean {
  const site = headers["sec-fetch-site"];
  if (typeof site === "string") return site !== "same-origin" && site !== "none";
  if (headers.origin === undefined) return false;
  const forwarded = headers["x-forwarded-host"];
  const host = typeof forwarded === "string" ? forwarded : headers.host;
  return !URL.canParse(headers.origin) || new URL(headers.origin).host !== host?.toLowerCase();
}
