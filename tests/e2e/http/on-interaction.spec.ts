import type { Page } from "@playwright/test";
import { HYDRATED_EVENT } from "../../../app/domain/site/route-handle";
import { samplePaths } from "../../contents";
import { expect, test } from "../support/fixtures";

test.skip(({ javaScriptEnabled }) => !javaScriptEnabled);

/** The scripts that the page asked for so far, but the small one that shows its tools. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === "script" && !pathname.includes("page-tools")) scripts.push(pathname);
  });
  return scripts;
}

const questions = (page: Page) => page.getByRole("group").locator("summary");
const isHydrated = (page: Page) => expect(page.locator("template")).toHaveCount(0);

test("a page that scripts only enhance loads none before the first interaction", async ({ page }) => {
  const scripts = scriptsOf(page);
  for (const path of [samplePaths.theme, samplePaths.profile, "/fiches-pratiques"]) {
    await page.goto(path, { waitUntil: "networkidle" });
    expect(scripts, path).toEqual([]);
  }
});

test("the first click opens its answer, and loads the scripts", async ({ page }) => {
  const scripts = scriptsOf(page);
  await page.goto(samplePaths.theme);
  await questions(page).nth(1).click();
  await expect(page.locator(".answer").nth(1)).toBeVisible();
  await isHydrated(page);
  await expect(questions(page).nth(1)).toHaveAttribute("aria-expanded", "true");
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.length).toBeLessThanOrEqual(6);
});

test("an answer is in the page once, but for its first sentence; the scripts keep both, and a filter's page has its own", async ({
  page,
}) => {
  const html = await (await page.request.get(samplePaths.theme)).text();
  await page.goto(samplePaths.theme);
  const answer = page.locator(".answer").first();
  const words = (await answer.textContent())?.slice(0, 40) ?? "";
  expect(words).not.toBe("");
  expect(html.split(words)).toHaveLength(3);
  await questions(page).first().click();
  await isHydrated(page);
  await expect(answer).toContainText(words);
  await questions(page).first().click();
  await expect(page.getByText(words).filter({ visible: true })).toHaveCount(1);
  await page.getByRole("navigation", { name: "Sous-thèmes" }).getByRole("link").nth(1).click();
  await expect(page).toHaveURL(/sous-categorie=/);
  await questions(page).last().click();
  await expect(page.locator(".answer").last()).toBeVisible();
});

test("a click at the moment when the scripts start is not lost", async ({ page }) => {
  await page.goto(samplePaths.theme);
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

test("arrow keys that are pressed before the scripts came move on when they are there", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/entry\.client/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(samplePaths.theme);
  await questions(page).first().focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(questions(page).first()).toBeFocused();
  release();
  await expect(questions(page).nth(2)).toBeFocused();
});

test("an address that names an answer opens it at once", async ({ page }) => {
  await page.goto(samplePaths.theme);
  const id = await page.locator("details > div[id]").nth(3).getAttribute("id");
  await page.goto(`${samplePaths.theme}#${id}`);
  await page.reload();
  await expect(page.locator(`#${id}`)).toBeVisible();
});

test("scripts that come late do not scroll the page", async ({ page }) => {
  await page.goto(samplePaths.theme);
  await page.mouse.click(10, 10);
  await isHydrated(page);
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.reload();
  await page.evaluate(() => window.scrollTo(0, 300));
  await page.mouse.click(10, 10);
  await isHydrated(page);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
});
