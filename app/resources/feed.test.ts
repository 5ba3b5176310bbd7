import { expect, it } from "vitest";
import { atomFeed } from "./feed";

const entry = {
  title: "Fer & B12 : <où> les trouver ?",
  path: "/question/12-fer",
  id: "/question/12",
  summary: "Dans les lentilles.",
  category: "Santé",
  publishedOn: "2026-01-02T08:00:00.000Z",
  changedOn: "2026-11-21",
};
const newer = {
  ...entry,
  title: "Boire",
  id: "/question/13",
  publishedOn: "2026-03-01",
  changedOn: "2026-03-01",
};

it("returns an Atom feed, newest first, with the date of its latest change", () => {
  const xml = atomFeed("https://site.test", [entry, newer]);
  const all = (pattern: RegExp) => Array.from(xml.matchAll(pattern), ([, text]) => text);
  expect(all(/<entry><id>(.*?)<\/id>/g)).toEqual([
    "https://site.test/question/13",
    "https://site.test/question/12",
  ]);
  expect(all(/<updated>(.*?)<\/updated>/g)).toEqual([
    "2026-11-21T00:00:00.000Z",
    "2026-03-01T00:00:00.000Z",
    "2026-11-21T00:00:00.000Z",
  ]);
  expect(xml).toContain('<link rel="self" type="application/atom+xml" href="https://site.test/feed.xml"');
  expect(xml).toContain("Fer &#x26; B12 : &#x3C;où> les trouver ?");
});

it("returns a valid feed without entries", () => {
  expect(atomFeed("https://site.test", [])).toMatch(/<updated>.+<\/updated>/);
});
