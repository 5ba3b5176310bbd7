import { expect, it } from "vitest";
import { latestDay, siteMap } from "./site-map";

const pages = [
  { path: "/", changedOn: "2026-11-21" },
  { path: "/categorie/sport?sous-categorie=a&page=2", changedOn: null },
  { path: "/quiz", changedOn: "2026-10-01" },
];
const locations = (xml: string | null) =>
  Array.from(xml?.matchAll(/<loc>(.*?)<\/loc>/g) ?? [], ([, url]) => url);

it("lists every page, escaped, with its last change if it is known", () => {
  const xml = siteMap("https://site.test", pages, null);
  expect(xml).toMatch(/^<\?xml version="1.0" encoding="utf-8"\?>\n<urlset xmlns="[^"]+">/);
  expect(locations(xml)).toEqual([
    "https://site.test/",
    "https://site.test/categorie/sport?sous-categorie=a&#x26;page=2",
    "https://site.test/quiz",
  ]);
  expect(xml?.match(/<lastmod>/g)).toHaveLength(2);
});

it("becomes an index of parts above the size limit", () => {
  const index = siteMap("https://site.test", pages, null, 2);
  expect(index).toContain("<sitemapindex");
  expect(locations(index)).toEqual([
    "https://site.test/sitemap.xml?partie=1",
    "https://site.test/sitemap.xml?partie=2",
  ]);
  expect(locations(siteMap("https://site.test", pages, "2", 2))).toEqual(["https://site.test/quiz"]);
});

it.each(["0", "3", "-1", "x", "1e0", ""])("returns null for part %j", (part) => {
  expect(siteMap("https://site.test", pages, part, 2)).toBeNull();
  expect(siteMap("https://site.test", pages, part)).toBeNull();
});

it("returns the latest day", () => {
  expect(latestDay(["2026-01-02", null, "2026-11-01T08:00:00Z", undefined])).toBe("2026-11-01");
  expect(latestDay([])).toBeNull();
});

it("uses the day in Paris for a moment", () => {
  expect(latestDay(["2026-11-21T23:30:00+00:00"])).toBe("2026-11-22");
  expect(latestDay(["2026-07-13T22:30:00.000Z", "2026-07-13"])).toBe("2026-07-14");
});
