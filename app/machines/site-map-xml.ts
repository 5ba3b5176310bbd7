import { createElement as x } from "react";
import { parisDay } from "~/text/paris-day";
import type { SitePage } from "~/pages/site-plan-groups";
import { xmlDocument } from "./xml";

/** A page's path and the day of its last change, if known. */
type DatedPath = Pick<SitePage, "path" | "changedOn">;

const XMLNS = "http://www.sitemaps.org/schemas/sitemap/0.9";

/** The latest of these ISO dates or timestamps, as a day in Paris; null if there is none. */
export function latestDay(dates: (string | null | undefined)[]): string | null {
  const days = dates.flatMap((date) => (date ? [parisDay(date)] : []));
  return days.sort().at(-1) ?? null;
}

/** A sitemap or one of its parts. Source: https://www.sitemaps.org/protocol.html */
export function siteMap(siteUrl: string, pages: DatedPath[]): string {
  const urls = pages.map(({ path, changedOn }) => entry("url", siteUrl + path, changedOn));
  return xmlDocument(x("urlset", { xmlns: XMLNS }, urls));
}

/** A sitemap index: the parts, each with the day of its last change. */
export function siteMapIndex(siteUrl: string, parts: { number: number; changedOn: string | null }[]): string {
  const files = parts.map(({ number, changedOn }) =>
    entry("sitemap", `${siteUrl}/sitemap.xml?partie=${number}`, changedOn),
  );
  return xmlDocument(x("sitemapindex", { xmlns: XMLNS }, files));
}

function entry(name: string, url: string, changedOn: string | null) {
  return x(name, { key: url }, x("loc", {}, url), changedOn && x("lastmod", {}, changedOn));
}
