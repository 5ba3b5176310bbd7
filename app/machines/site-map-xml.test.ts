import { expect, it } from "vitest";
import { latestDay, siteMap } from "./site-map-xml";

const pages = [
  { path: "/", changedOn: "2026-11-21" },
  { path: "/categorie/sport?sous-categorie=a&page=2", changedOn: null },
  { path: "/quiz", changedOn: "2026-10-01" },
];
const locations = (xml: string | null) =>
  Array.from(xml?.matchAll(/<loc>(.*?)<\/loc>/g) ?? [], ([, url]) => url);

it("the sitemap lists every page, escaped, with its last change if known", () => {
  const xml = siteMap("https://site.test", pages);
  expect(xml).toMatch(/^<\?xml version="1.0" encoding="utf-8"\?>\n<urlset xmlns="[^"]+">/);
  expect(locations(xml)).toEqual([
    "https://site.test/",
    "https://site.test/categorie/sport?sous-categorie=a&amp;page=2",
    "https://site.test/quiz",
  ]);
  expect(xml?.match(/<lastmod>/g)).toHaveLength(2);
});

it("latestDay returns the latest day", () => {
  expect(latestDay(["2026-01-02", null, "2026-11-01T08:00:00Z", undefined])).toBe("2026-11-01");
  expect(latestDay([])).toBeNull();
});

it("latestDay uses the time zone of Paris", () => {
  expect(latestDay(["2026-11-21T23:30:00+00:00"])).toBe("2026-11-22");
  expect(latestDay(["2026-07-13T22:30:00.000Z", "2026-07-13"])).toBe("2026-07-14");
});
