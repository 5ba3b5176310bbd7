import type { Page } from "@playwright/test";
import { guideTitle } from "../contents";
import { plain } from "./crawl";
import { expect, test } from "./fixtures";

const tooltips = (page: Page) => page.getByRole("tooltip", { includeHidden: true });
/** The button of one of the guides, and its name. */
const NAME = plain(`Télécharger en PDF : ${guideTitle("snacks-sains")}`);
const download = (page: Page) => page.getByRole("link", { name: NAME });

test("buttons without a text are named in the HTML", async ({ page, request }) => {
  const html = await (await request.get("/fiches-pratiques")).text();
  expect(html.match(/aria-label="Télécharger en PDF/g)).toHaveLength(12);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/fiches-pratiques");
  for (const locator of [
    download(page),
    page.getByRole("link", { name: "Rechercher" }),
    page.getByRole("button", { name: "Menu" }),
  ]) {
    await expect(locator).toBeVisible();
  }
});

test.describe("with JavaScript", () => {
  test.skip(({ javaScriptEnabled }) => !javaScriptEnabled);

  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await page.goto("/fiches-pratiques");
    const search = page.getByRole("link", { name: "Rechercher" });
    await expect(async () => {
      await search.blur();
      await search.focus();
      await expect(tooltips(page), "the scripts have started").toHaveCount(1, { timeout: 500 });
    }).toPass();
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await search.blur();
    await page.clock.runFor(1000);
  });

  /** Radix follows the pointer for as long as it may be on its way to the tooltip. */
  async function leave(page: Page) {
    const heading = page.getByRole("heading", { level: 1 });
    await expect(async () => {
      await heading.hover({ position: { x: 5, y: 5 } });
      await heading.hover({ position: { x: 60, y: 20 } });
      await expect(tooltips(page)).toHaveCount(0, { timeout: 500 });
    }).toPass();
  }

  test("a tooltip opens 700 ms after the pointer comes, and closes when it leaves", async ({ page }) => {
    await download(page).hover();
    await page.clock.runFor(690);
    await expect(tooltips(page)).toHaveCount(0);
    await page.clock.runFor(10);
    await expect(tooltips(page)).toHaveText(NAME);
    await leave(page);
  });

  test("the next one opens at once within 300 ms, and waits again after", async ({ page }) => {
    const search = page.getByRole("link", { name: "Rechercher" });
    await search.hover();
    await page.clock.runFor(700);
    await expect(tooltips(page)).toHaveText("Rechercher");
    await leave(page);
    await page.clock.runFor(290);
    await search.hover();
    await expect(tooltips(page)).toHaveText("Rechercher");
    await leave(page);
    await page.clock.runFor(310);
    await search.hover();
    await page.clock.runFor(690);
    await expect(tooltips(page)).toHaveCount(0);
  });

  test("the keyboard's focus opens it, Escape closes it, and the name is read once", async ({ page }) => {
    const search = page.getByRole("link", { name: "Rechercher" });
    await page.getByRole("link", { name: "Fiches pratiques" }).first().focus();
    await page.keyboard.press("Tab");
    await expect(search).toBeFocused();
    await expect(tooltips(page)).toHaveText("Rechercher");
    await expect(search).toHaveAccessibleName("Rechercher");
    await expect(search).toHaveAccessibleDescription("");
    await expect(page.getByRole("tooltip")).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(tooltips(page)).toHaveCount(0);
    await expect(search).toBeFocused();
  });
});
