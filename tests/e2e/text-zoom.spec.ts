import { expect, STATUS_ERRORS, test } from "./fixtures";
import { TEMPLATES } from "./pages";

test.use({ expectedErrors: STATUS_ERRORS, viewport: { width: 360, height: 740 } });
test.setTimeout(120_000);

/** In px: twice the size that browsers begin with, as a visitor sets it. */
const LARGE_TEXT = { standard: 32, fixed: 26 };

/** What is wider than the screen, without what scrolls in its own box, and the frame of notifications, which shows nothing. */
function widerThanScreen(): string[] {
  const wide = [...document.body.querySelectorAll("main *, header *, footer *")].filter((element) => {
    const { left, right, width } = element.getBoundingClientRect();
    const isOffScreen =
      width <= 1 ||
      right <= 0 ||
      element.matches("[aria-hidden], [aria-hidden] *, .sr-only, .sr-only *, [data-sonner-toaster]");
    return !isOffScreen && !element.closest(".table-scroll") && (left < -1 || right > window.innerWidth + 1);
  });
  const overflow = document.documentElement.scrollWidth - window.innerWidth;
  return [
    ...(overflow > 0 ? [`page: ${overflow} px too wide`] : []),
    ...wide.map(({ tagName, textContent }) => `${tagName}: ${textContent?.trim().slice(0, 60)}`),
  ];
}

test("with text at 200 %, every template fits a phone, with its menu and its search", async ({ page }) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.enable");
  await browser.send("Page.setFontSizes", { fontSizes: LARGE_TEXT });
  for (const [name, path] of Object.entries(TEMPLATES)) {
    await test.step(name, async () => {
      await page.goto(path);
      await page.evaluate(() => {
        for (const item of document.querySelectorAll("details")) {
          item.removeAttribute("name");
          item.open = true;
        }
      });
      const rootSize = await page.evaluate(() =>
        parseFloat(getComputedStyle(document.documentElement).fontSize),
      );
      expect(rootSize).toBe(34);
      const header = page.getByRole("banner");
      await header.getByRole("button", { name: "Menu" }).click({ trial: true });
      await header.getByRole("link", { name: "Rechercher" }).click({ trial: true });
      for (const width of [360, 320]) {
        await page.setViewportSize({ width, height: 740 });
        expect.soft(await page.evaluate(widerThanScreen), `${name}, ${width} px`).toEqual([]);
      }
    });
  }
});
