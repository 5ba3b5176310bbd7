import type { IncomingHttpHeaders } from "node:http";

const POST_ONLY = /^\/avis\/?$/i;

/** A test compares this list with the routes' actions. */
const FORM_PATHS = /^\/(?:avis\/merci|contact|newsletter(?:\/(?:confirmer|desinscrire))?|quiz\/[^/]+)\/?$/i;

export function hasErrorPage(pathname: string): boolean {
  return !/\.[a-z]+$|^\/(?:sante|suggestions)(?:\/|$)/i.test(pathname);
}

export function allowedMethods(pathname: string): readonly string[] {
  const page = pathname.replace(/\.data$/, "");
  if (POST_ONLY.test(page)) return ["POST"];
  return FORM_PATHS.test(page) ? ["GET", "HEAD", "POST"] : ["GET", "HEAD"];
}

/** Loading a timed quiz would start its clock. */
export function prefetchesQuiz(pathname: string, headers: IncomingHttpHeaders): boolean {
  const purpose = String(headers["sec-purpose"] ?? headers["purpose"] ?? "");
  return /^\/quiz\/./i.test(pathname) && /^prefetch\b/i.test(purpose);
}

/** Older browsers send only Origin. A client that sends neither header is no browser, and there are no cookies to abuse. */
export function isCrossSite(headers: IncomingHttpHeaders): boolean {
  const site = headers["sec-fetch-site"];
  if (typeof site === "string") return site !== "same-origin" && site !== "none";
  if (headers.origin === undefined) return false;
  if (!URL.canParse(headers.origin)) return true;
  const { protocol, host } = new URL(headers.origin);
  // The first host is the one that the browser requested. `URL` drops a default port.
  const [requested] = String(headers["x-forwarded-host"] ?? headers.host).split(",");
  const own = `${protocol}//${requested?.trim()}`;
  return !URL.canParse(own) || new URL(own).host !== host;
}
