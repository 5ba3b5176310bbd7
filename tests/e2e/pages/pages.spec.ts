import { isShortRun } from "../../support/long-tests";
import { visitPage } from "../support/crawl";
import { expect, test } from "../support/fixtures";
import { alternativeProblems, outlineProblems, typographyProblems } from "../support/page-html";
import { PAGES, TEMPLATES } from "../support/pages";
import { htmlProblems } from "../support/valid-html";

// This test does not open a browser. The crawl runs the same checks on all linked pages, and tests/content/valid-html.test.ts
// checks all texts.

const BROWSER = "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0";

test("every template is valid HTML with landmarks, headings, alternatives and French typography", async ({
  site,
}) => {
  test.setTimeout(120_000);
  const paths = isShortRun ? Object.values(TEMPLATES) : PAGES;
  // Fetches all pages first, because the server closes idle connections.
  const pages = await Promise.all(paths.map((path) => visitPage(site.url, path, BROWSER, "follow")));
  for (const page of pages) {
    const problems = [
      ...outlineProblems(page),
      ...alternativeProblems(page),
      ...typographyProblems(page),
      ...(await htmlProblems(page.html)),
    ];
    expect.soft(problems, page.path).toEqual([]);
  }
});
