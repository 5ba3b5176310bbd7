import AxeBuilder from "@axe-core/playwright";
import type { Browser, Page } from "@playwright/test";
import { expect, startScripts, STATUS_ERRORS, test } from "../support/fixtures";
import { isShortRun } from "../../support/long-tests";
import { walk } from "../support/keyboard-walk";
import { TEMPLATES } from "../support/pages";

test.use({ expectedErrors: STATUS_ERRORS });
test.setTimeout(180_000);

const PHONE = { width: 360, height: 740 };

/** Opens all disclosures, so that their contents are checked too. */
async function openEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const item of document.querySelectorAll("details")) {
      item.removeAttribute("name");
      item.open = true;
    }
  });
}

/** Opens the page without its scripts, but in a browser with JavaScript, because axe needs JavaScript. */
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

/** Whether the skip link moves the keyboard focus to the main landmark. */
async function skipLinkWorks(page: Page): Promise<boolean> {
  await page.getByRole("link", { name: SKIP_LINK }).press("Enter");
  await page.keyboard.press("Tab");
  return page.evaluate(() => document.querySelector("main")?.contains(document.activeElement) ?? false);
}

const SKIP_LINK = "Aller au contenu";

/** WCAG levels, best practices and the RGAA (axe leaves out the RGAA by default). */
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice", "RGAAv4"];

/** The color rules, which take most of axe's time. */
const COLORS = ["color-contrast", "link-in-text-block"];

/** Runs axe only in the page. By default axe passes its results through a second page, which takes most of the time. */
function axeIn(page: Page): AxeBuilder {
  return new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ["violations"] })
    .withTags(TAGS);
}

async function expectNoViolations(axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

for (const [name, path] of Object.entries(TEMPLATES)) {
  test(`${name} is accessible, even by keyboard, and fits 320 px`, async ({
    browser,
    page,
    baseURL,
    javaScriptEnabled,
  }) => {
    const judged = javaScriptEnabled ? page : await openWithoutScripts(browser, `${baseURL}${path}`);
    if (javaScriptEnabled) await page.goto(path);
    await expect(judged.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(judged.getByRole("main")).toHaveCount(1);
    await openEverything(judged);

    // One run is enough for colors, because scripts do not change them, and dark mode changes nothing else.
    if (javaScriptEnabled) {
      await test.step("axe finds no violation", () => expectNoViolations(axeIn(page)));
      if (!isShortRun)
        await test.step("axe finds no color contrast violation in dark mode", async () => {
          await page.emulateMedia({ colorScheme: "dark" });
          await expectNoViolations(axeIn(page).withRules(COLORS));
        });
    } else {
      await test.step("axe finds no violation (only the run with scripts checks colors)", () =>
        expectNoViolations(axeIn(judged).disableRules(COLORS)));
    }
    await test.step("nothing is wider than the screen", async () => {
      await judged.setViewportSize({ width: 320, height: 640 });
      const overflow = await judged.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBe(0);
    });
    // Each of the two modes tests one direction and one width, because the order and layout are the same in both.
    await test.step("Tab reaches every control in visual order, in view, without a trap", async () => {
      await judged.setViewportSize(javaScriptEnabled ? { width: 1280, height: 720 } : PHONE);
      if (javaScriptEnabled) await startScripts(page);
      const { stops, problems, hasGoneRound } = await walk(judged, javaScriptEnabled ? "Tab" : "Shift+Tab");
      expect(problems).toEqual([]);
      expect(hasGoneRound).toBe(true);
      expect(stops.at(javaScriptEnabled ? 0 : -1)).toBe(SKIP_LINK);
      expect(await skipLinkWorks(judged)).toBe(true);
    });
    if (!javaScriptEnabled) await judged.context().close();
  });
}
