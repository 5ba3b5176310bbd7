import { x } from "xastscript";
import { parisDay } from "~/domain/content/paris-day";
import type { SitePage } from "~/domain/site/site-plan";
import { xmlDocument } from "./xml";

/** A page's path, and the day of its last change, if known. */
export type DatedPath = Pick<SitePage, "path" | "changedOn">;

const XMLNS = "http://www.sitemaps.org/schemas/sitemap/0.9";

/** URLs per file, at most. Source: https://www.sitemaps.org/protocol.html */
const FILE_SIZE = 50_000;

/** The latest of some ISO dates and moments, as a day in Paris; null if there is none. */
export function latestDay(dates: (string | null | undefined)[]): string | null {
  const days = dates.flatMap((date) => (date ? [parisDay(date)] : []));
  return days.sort().at(-1) ?? null;
}

/** The site map: one file, or an index of numbered parts (from 1). Null for a part that does not exist. */
export function siteMap(
  siteUrl: string,
  pages: DatedPath[],
  part: string | null,
  fileSize = FILE_SIZE,
): string | null {
  const count = Math.ceil(pages.length / fileSize);
  if (part === null) return count > 1 ? indexOf(siteUrl, pages, fileSize) : fileOf(siteUrl, pages);
  const number = /^[1-9]\d{0,5}$/.test(part) ? Number(part) : null;
  if (number === null || count < 2 || number > count) return null;
  return fileOf(siteUrl, pages.slice((number - 1) * fileSize, number * fileSize));
}

function fileOf(siteUrl: string, pages: DatedPath[]): string {
  const urls = pages.map(({ path, changedOn }) => entry("url", siteUrl + path, changedOn));
  return xmlDocument(x("urlset", { xmlns: XMLNS }, urls));
}

function indexOf(siteUrl: string, pages: DatedPath[], fileSize: number): string {
  const files = Array.from({ length: Math.ceil(pages.length / fileSize) }, (_, index) => {
    const held = pages.slice(index * fileSize, (index + 1) * fileSize);
    const url = `${siteUrl}/sitemap.xml?partie=${index + 1}`;
    return entry("sitemap", url, latestDay(held.map(({ changedOn }) => changedOn)));
  });
  return xmlDocument(x("sitemapindex", { xmlns: XMLNS }, files));
}

function entry(name: string, url: string, changedOn: string | null) {
  return x(name, [x("loc", url), changedOn === null ? null : x("lastmod", changedOn)]);
}
