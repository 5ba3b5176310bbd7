import type { IncomingHttpHeaders } from "node:http";

/**
 * Whether a page of another site sent the request, according to Sec-Fetch-Site or, in older browsers, Origin. A request without
 * either header does not come from a browser, and the site has no cookies that such a request could abuse.
 */
export function isCrossSite(headers: IncomingHttpHeaders): boolean {
  const site = headers["sec-fetch-site"];
  if (typeof site === "string") return site !== "same-origin" && site !== "none";
  if (headers.origin === undefined) return false;
  if (!URL.canParse(headers.origin)) return true;
  const { protocol, host } = new URL(headers.origin);
  // Each proxy may append a host; the first host is the one that the browser requested. `URL` drops a default port.
  const [requested] = String(headers["x-forwarded-host"] ?? headers.host).split(",");
  const own = `${protocol}//${requested?.trim()}`;
  return !URL.canParse(own) || new URL(own).host !== host;
}
