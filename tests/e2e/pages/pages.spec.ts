import { visitPage } from "../support/crawl";
import { expect, test } from "../support/fixtures";
import { outlineProblems, typographyProblems } from "../support/page-html";
import { PAGES } from "../support/pages";
import { htmlProblems } from "../support/valid-html";

// These tests do not open a browser. The crawl runs the same checks on all linked pages.

const BROWSER = "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0";

for (const path of PAGES) {
  const name = path.replace(/(?<=(jeton|etat|resultat)=)[^&]+/, "…");

  test(`${name} has one title, one main heading and named landmarks`, async ({ site }) => {
    expect(outlineProblems(await visitPage(site.url, path, BROWSER, "follow"))).toEqual([]);
  });

  test(`${name} has French spaces and apostrophes`, async ({ site }) => {
    expect(typographyProblems(await visitPage(site.url, path, BROWSER, "follow"))).toEqual([]);
  });
}

// Checks only templates: a page takes 0.1 s. `npm test -- html` checks all pages, and tests/content/valid-html.test.ts
// checks their texts.
test("every template is valid HTML", async ({ site }) => {
  // Fetches all pages first, because the server closes idle connections.
  const pages = await Promise.all(PAGES.map((path) => visitPage(site.url, path, BROWSER, "follow")));
  for (const { path, html } of pages) expect.soft(await htmlProblems(html), path).toEqual([]);
});
