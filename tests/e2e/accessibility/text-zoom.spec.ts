import { expect, STATUS_ERRORS, test } from "../support/fixtures";
import { openDisclosures, TEMPLATES } from "../support/pages";
import { hiddenText, smallTargets, spaceText, widerThanScreen } from "../support/phone-checks";

test.use({
  expectedErrors: STATUS_ERRORS,
  isAlone: true,
  hasTouch: true,
  viewport: { width: 360, height: 740 },
});
test.setTimeout(120_000);

/** The default font size of browsers, in px. */
const STANDARD_TEXT = { standard: 16, fixed: 13 };
/** Twice the default font size, in px, as a visitor can set it. */
const LARGE_TEXT = { standard: 32, fixed: 26 };

test("on a phone, every template has large touch targets, and fits the screen with spaced text and with text at 200 %", async ({
  page,
}) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.enable");
  for (const [name, path] of Object.entries(TEMPLATES)) {
    await test.step(name, async () => {
      await browser.send("Page.setFontSizes", { fontSizes: STANDARD_TEXT });
      await page.goto(path);
      await page.evaluate(openDisclosures);
      expect.soft(await page.evaluate(smallTargets), `${name}, small targets`).toEqual([]);

      await page.evaluate(spaceText);
      expect.soft(await page.evaluate(hiddenText), `${name}, spaced text`).toEqual([]);
      expect.soft(await page.evaluate(widerThanScreen), `${name}, spaced text`).toEqual([]);
      await page.evaluate(() => (document.adoptedStyleSheets = []));

      await browser.send("Page.setFontSizes", { fontSizes: LARGE_TEXT });
      await expect
        .poll(() => page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize)))
        .toBe(34);
      const header = page.getByRole("banner");
      await header.getByRole("button", { name: "Menu" }).click({ trial: true });
      await header.getByRole("link", { name: "Rechercher" }).click({ trial: true });
      for (const width of [360, 320]) {
        await page.setViewportSize({ width, height: 740 });
        expect.soft(await page.evaluate(widerThanScreen), `${name}, ${width} px`).toEqual([]);
      }
      await page.setViewportSize({ width: 360, height: 740 });
    });
  }
});
