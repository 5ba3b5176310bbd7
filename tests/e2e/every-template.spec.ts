import AxeBuilder from "@axe-core/playwright";
import type { BrowserContext, Page } from "@playwright/test";
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

/** A page without its scripts, where axe can run: it does not end where JavaScript is off. */
async function openWithoutScripts(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await page.route(url, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace(/<script\b.*?<\/script>/gs, "") });
  });
  await page.goto(url);
  return page;
}

/** Whether a page asks for scripts by itself: those in its template wait for an interaction. */
function loadsScripts(html: string): boolean {
  return /<script[^>]* src=|<link[^>]* rel="modulepreload"/.test(
    html.replace(/<template\b.*?<\/template>/gs, ""),
  );
}

/** Whether the page is still as it was sent: what is true of it is true without JavaScript too. */
function isAsSent(page: Page, html: string): Promise<boolean> {
  return page.evaluate((sent) => {
    const parsed = new DOMParser().parseFromString(sent, "text/html");
    return parsed.documentElement.outerHTML === document.documentElement.outerHTML;
  }, html);
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

async function expectToFit320(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBe(0);
}

for (const [name, path] of Object.entries(TEMPLATES)) {
  test(`${name} is accessible and fits 320 px, with JavaScript and without it`, async ({ page, baseURL }) => {
    const html = (await (await page.goto(path))?.text()) ?? "";
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page.getByRole("main")).toHaveCount(1);
    const changesItself = loadsScripts(html);
    if (!changesItself) expect(await isAsSent(page, html)).toBe(true);
    await openEverything(page);

    await test.step("axe finds nothing", () => expectNoViolations(axeIn(page)));
    // Dark mode changes nothing else.
    await test.step("axe finds no colour that is hard to read in dark mode", async () => {
      await page.emulateMedia({ colorScheme: "dark" });
      await expectNoViolations(axeIn(page).withRules(COLOURS));
    });
    await test.step("nothing is wider than the screen", () => expectToFit320(page));

    if (!changesItself) return;
    await test.step("without its scripts, axe finds nothing but colours, which they do not change", async () => {
      const plain = await openWithoutScripts(page.context(), `${baseURL}${path}`);
      await openEverything(plain);
      await expectNoViolations(axeIn(plain).disableRules(COLOURS));
      await expectToFit320(plain);
    });
  });
}
