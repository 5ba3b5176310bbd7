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

/** What axe asks of colours, which takes most of its time. */
const COLOURS = ["color-contrast", "link-in-text-block"];

/** Judges in the page itself: by default, all that axe looked at is sent through a second page, which takes most of the time. */
function axeIn(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
}

async function expectNoViolations(axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

for (const [name, path] of Object.entries(TEMPLATES)) {
  test(`${name} is accessible, and fits 320 px`, async ({ browser, page, baseURL, javaScriptEnabled }) => {
    const judged = javaScriptEnabled ? page : await openWithoutScripts(browser, `${baseURL}${path}`);
    if (javaScriptEnabled) await judged.goto(path);
    await expect(judged.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(judged.getByRole("main")).toHaveCount(1);
    await openEverything(judged);

    // Scripts change no colour, and dark mode changes nothing else.
    if (javaScriptEnabled) {
      await test.step("axe finds nothing", () => expectNoViolations(axeIn(page)));
      await test.step("axe finds no colour that is hard to read in dark mode", async () => {
        await page.emulateMedia({ colorScheme: "dark" });
        await expectNoViolations(axeIn(page).withRules(COLOURS));
      });
    } else {
      await test.step("axe finds nothing but colours, which it judges with scripts", () =>
        expectNoViolations(axeIn(judged).disableRules(COLOURS)));
    }
    await test.step("nothing is wider than the screen", async () => {
      await judged.setViewportSize({ width: 320, height: 640 });
      const overflow = await judged.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBe(0);
    });
    if (!javaScriptEnabled) await judged.context().close();
  });
}
