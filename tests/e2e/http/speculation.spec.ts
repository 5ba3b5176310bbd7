import { samplePaths } from "../../support/contents";
import { expect, test } from "../support/fixtures";

const RULES = '<script type="speculationrules">';

test("hovering over a link prefetches its page, except quizzes, searches and forms", async ({ page }) => {
  const prefetched: string[] = [];
  const devtools = await page.context().newCDPSession(page);
  devtools.on("Preload.prefetchStatusUpdated", ({ prefetchUrl, status }) => {
    if (status === "Ready") prefetched.push(new URL(prefetchUrl).pathname);
  });
  const rules = new Promise((resolve) => devtools.once("Preload.ruleSetUpdated", resolve));
  await devtools.send("Preload.enable");
  await page.goto("/");
  await rules;
  for (const start of ["/quiz/", "/recherche?", "/contact"]) {
    await page.locator(`a[href^="${start}"]:visible`).first().hover();
  }
  const category = page.locator('main a[href^="/categorie/"]:visible').first();
  await category.hover();
  await expect.poll(() => prefetched).toEqual([await category.getAttribute("href")]);
});

test("only pages that React does not hydrate have speculation rules", async ({ request }) => {
  const html = async (path: string) => (await request.get(path)).text();
  for (const path of ["/", "/quiz", "/recherche?q=fer", samplePaths.question]) {
    expect(await html(path), path).toContain(RULES);
  }
  for (const path of [
    samplePaths.category,
    samplePaths.untimedQuiz,
    "/contact",
    "/nulle-part",
    "/feed.xml",
  ]) {
    expect(await html(path), path).not.toContain(RULES);
  }
});

test("prefetching a timed quiz does not start its clock", async ({ request }) => {
  const headers = { "Sec-Purpose": "prefetch;prerender" };
  const path = samplePaths.timedQuiz;
  expect((await request.get(path, { headers, maxRedirects: 0 })).status()).toBe(403);
  expect((await request.get(path, { maxRedirects: 0 })).status()).toBe(302);
  expect((await request.get(samplePaths.category, { headers })).status()).toBe(200);
});
