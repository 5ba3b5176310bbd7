import AxeBuilder from "@axe-core/playwright";
import type { Browser, Page } from "@playwright/test";
import { HYDRATED_EVENT } from "../../../app/domain/site/route-handle";
import { expect, STATUS_ERRORS, test } from "../support/fixtures";
import { walk } from "../support/keyboard-walk";
import { TEMPLATES } from "../support/pages";

test.use({ expectedErrors: STATUS_ERRORS });
test.setTimeout(180_000);

const PHONE = { width: 360, height: 740 };

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

declare global {
  interface Window {
    isHydrated?: boolean;
  }
}

/** Remembers when the next page's scripts run. */
async function noticeHydration(page: Page): Promise<void> {
  await page.addInitScript(
    (name) => document.addEventListener(name, () => (window.isHydrated = true)),
    HYDRATED_EVENT,
  );
}

/** Waits until a page's scripts run, if it has any; those that wait for an interaction get one. */
async function hydrate(page: Page): Promise<void> {
  const hasScripts = await page.evaluate(
    () => "__remixContext" in window || document.querySelector("body > template") !== null,
  );
  if (!hasScripts) return;
  await page.keyboard.press("Shift");
  await page.waitForFunction(() => window.isHydrated);
}

/** Whether the first link leads past what is above the main part, for the keyboard too. */
async function skipLinkWorks(page: Page): Promise<boolean> {
  await page.getByRole("link", { name: SKIP_LINK }).press("Enter");
  await page.keyboard.press("Tab");
  return page.evaluate(() => document.querySelector("main")?.contains(document.activeElement) ?? false);
}

const SKIP_LINK = "Aller au contenu";

/** The rules of these levels and of the RGAA, those included that axe leaves out by default. */
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice", "RGAAv4"];

/** What axe asks of colours, which takes most of its time. */
const COLOURS = ["color-contrast", "link-in-text-block"];

/** Judges in the page itself: by default, all that axe looked at is sent through a second page, which takes most of the time. */
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
  test(`${name} is accessible, with the keyboard too, and fits 320 px`, async ({
    browser,
    page,
    baseURL,
    javaScriptEnabled,
  }) => {
    const judged = javaScriptEnabled ? page : await openWithoutScripts(browser, `${baseURL}${path}`);
    if (javaScriptEnabled) {
      await noticeHydration(page);
      await page.goto(path);
    }
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
    // One direction and one width in each mode: there is one order, and one look.
    await test.step("the keyboard reaches all, in its order and in sight, and is never trapped", async () => {
      await judged.setViewportSize(javaScriptEnabled ? { width: 1280, height: 720 } : PHONE);
      if (javaScriptEnabled) await hydrate(page);
      const { stops, problems, hasGoneRound } = await walk(judged, javaScriptEnabled ? "Tab" : "Shift+Tab");
      expect(problems).toEqual([]);
      expect(hasGoneRound).toBe(true);
      expect(stops.at(javaScriptEnabled ? 0 : -1)).toBe(SKIP_LINK);
      expect(await skipLinkWorks(judged)).toBe(true);
    });
    if (!javaScriptEnabled) await judged.context().close();
  });
}
