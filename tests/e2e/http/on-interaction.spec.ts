import type { Page } from "@playwright/test";
import { HYDRATED_EVENT } from "../../../app/shell/frame/route-handle";
import { samplePaths } from "../../support/contents";
import { delayScripts, expect, test } from "../support/fixtures";

/** The scripts that the page has loaded, except the small script for the share and print buttons. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === "script" && !pathname.includes("share-and-print")) scripts.push(pathname);
  });
  return scripts;
}

const questions = (page: Page) => page.getByRole("group").locator("summary");
const isHydrated = (page: Page) => expect(page.locator("template")).toHaveCount(0);

test("a page loads no script before the first click, which opens an answer", async ({ page }) => {
  const scripts = scriptsOf(page);
  for (const path of [samplePaths.audience, "/fiches-pratiques", samplePaths.category]) {
    await page.goto(path, { waitUntil: "networkidle" });
    expect(scripts, path).toEqual([]);
  }
  await questions(page).nth(1).click();
  await expect(page.locator(".answer").nth(1)).toBeVisible();
  await isHydrated(page);
  await expect(questions(page).nth(1)).toHaveAttribute("aria-expanded", "true");
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.length).toBeLessThanOrEqual(6);
});

test("a click while the scripts start is not lost", async ({ page }) => {
  await page.goto(samplePaths.category);
  const question = questions(page).first();
  const answer = page.locator(".answer").first();
  await question.evaluate(
    (summary, event) =>
      document.addEventListener(
        event,
        () => summary.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true })),
        { once: true },
      ),
    HYDRATED_EVENT,
  );
  await question.click();
  await isHydrated(page);
  await expect(answer).toBeHidden();
  await expect(question).toHaveAttribute("aria-expanded", "false");
});

test("arrow keys pressed before the scripts load move the focus once they run", async ({ page }) => {
  const release = await delayScripts(page);
  await page.goto(samplePaths.category);
  await questions(page).first().focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(questions(page).first()).toBeFocused();
  release();
  await expect(questions(page).nth(2)).toBeFocused();
});

test("scripts that load late do not scroll the page", async ({ page }) => {
  await page.goto(samplePaths.category);
  await page.mouse.click(10, 10);
  await isHydrated(page);
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.reload();
  await page.evaluate(() => window.scrollTo(0, 300));
  await page.mouse.click(10, 10);
  await isHydrated(page);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
});

test.describe("in a new tab", () => {
  test.use({ isAlone: true });

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
    await expect.poll(() => prefetched).toContain(await category.getAttribute("href"));
    // The pointer may rest on another category while the page scrolls.
    expect(prefetched.filter((path) => !path.startsWith("/categorie/"))).toEqual([]);
  });
});
