import { samplePaths } from "../../support/contents";
import { elements, head, named, type Visit, visitPage } from "../support/crawl";
import { expect, test } from "../support/fixtures";

// These tests do not open a browser.

const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0";
const PATH = samplePaths.timedQuiz;
const canonicalPath = (page: Visit) => {
  const { pathname, search } = new URL(head(page).link("canonical").join());
  return pathname + search;
};

test("crawlers get the same pages as visitors", async ({ site }) => {
  for (const path of ["/", samplePaths.category, samplePaths.myth, samplePaths.untimedQuiz]) {
    const [crawler, visitor] = await Promise.all([
      visitPage(site.url, path),
      visitPage(site.url, path, FIREFOX),
    ]);
    expect(crawler.html, path).toBe(visitor.html);
  }
});

test("crawlers get a timed quiz without a clock, and no cache stores the page", async ({ site }) => {
  for (const agent of ["Googlebot/2.1", "facebookexternalhit/1.1", "WhatsApp/2.23.20.0"]) {
    const page = await visitPage(site.url, PATH, agent);
    expect([page.status, page.cacheControl]).toEqual([200, "no-store"]);
    expect(canonicalPath(page)).toBe(PATH);
    expect(head(page).isIndexed).toBe(true);
    expect(head(page).title).toMatch(/^Quiz\s: /);
    const fields = elements(page.tree, named("input"));
    expect(fields.some(({ properties }) => properties["name"] === "reponse")).toBe(true);
  }
  const visit = await visitPage(site.url, PATH, FIREFOX);
  expect([visit.status, visit.cacheControl]).toEqual([302, "no-store"]);
  const step = await visitPage(site.url, visit.location ?? "", FIREFOX);
  expect([step.status, head(step).isIndexed, canonicalPath(step)]).toEqual([200, false, PATH]);
  const untimed = await visitPage(site.url, `${PATH}?temps=libre`, FIREFOX);
  expect(canonicalPath(untimed)).toBe(PATH);
});
