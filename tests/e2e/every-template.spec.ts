import AxeBuilder from "@axe-core/playwright";
import type { Browser, Page } from "@playwright/test";
import { expect, STATUS_ERRORS, test } from "./fixtures";
import { TEMPLATES } from "./pages";

test.use({ expectedErrors: STATUS_ERRORS });
test.setTimeout(180_000);

/** Opens what is closed: its contents are judged too. */
async function openEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const item of document.querySelectorAll("details")) {
      item.removeAttribute("name");
      item.open = true;
    }
  });
}

/** The page as it is without JavaScript, where axe can run: axe does not end where scripts are off. */
async function openWithoutScripts(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: true });
  const page = await context.newPage();
  await page.route(url, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace(/<script\b.*?<\/script>/gs, "") });
  });
  await page.goto(url);
  return page;
}

for (const [name, path] of Object.entries(TEMPLATES)) {
  test(`${name} fits a screen 320 px wide, with one main heading`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    await openEverything(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page.getByRole("main")).toHaveCount(1);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBe(0);
  });

  for (const colorScheme of ["light", "dark"] as const) {
    test(`axe finds nothing on ${name}, ${colorScheme}`, async ({
      browser,
      page,
      baseURL,
      javaScriptEnabled,
    }) => {
      const judged = javaScriptEnabled ? page : await openWithoutScripts(browser, `${baseURL}${path}`);
      await judged.emulateMedia({ colorScheme });
      if (javaScriptEnabled) await judged.goto(path);
      await openEverything(judged);
      const { violations } = await new AxeBuilder({ page: judged }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
      if (!javaScriptEnabled) await judged.context().close();
    });
  }
}
