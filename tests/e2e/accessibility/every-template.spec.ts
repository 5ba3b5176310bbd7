import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { isShortRun } from "../../support/long-tests";
import { expect, startScripts, STATUS_ERRORS, test } from "../support/fixtures";
import { walk } from "../support/keyboard-walk";
import { openDisclosures, TEMPLATES } from "../support/pages";

test.use({ expectedErrors: STATUS_ERRORS, viewport: { width: 1280, height: 720 } });
test.setTimeout(180_000);

/** The templates of a short run. */
const MAIN: readonly string[] = [
  ...["the home page", "a category", "a search's results", "a question", "a guide", "a food for somebody"],
  ...["a timed quiz's first quiz question", "a quiz's result", "the contact form", "an unknown path"],
];

/** WCAG levels, best practices and the RGAA (axe leaves out the RGAA by default). */
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice", "RGAAv4"];

/** The color rules, which take most of axe's time. */
const COLORS = ["color-contrast", "link-in-text-block"];

const SKIP_LINK = "Aller au contenu";

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

/** Whether the skip link moves the keyboard focus to the main landmark. */
async function skipLinkWorks(page: Page): Promise<boolean> {
  await page.getByRole("link", { name: SKIP_LINK }).press("Enter");
  await page.keyboard.press("Tab");
  return page.evaluate(() => document.querySelector("main")?.contains(document.activeElement) ?? false);
}

for (const [name, path] of Object.entries(TEMPLATES)) {
  if (isShortRun && !MAIN.includes(name)) continue;

  test(`${name} is accessible in both themes, also by keyboard`, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(openDisclosures);
    // Most pages are still as the server sent them, so this also tests pages without scripts.
    await test.step("axe finds no violation", () => expectNoViolations(axeIn(page)));
    await test.step("Tab reaches every control in visual order, in view, without a trap", async () => {
      await startScripts(page);
      const { stops, problems, hasGoneRound } = await walk(page);
      expect(problems).toEqual([]);
      expect(hasGoneRound).toBe(true);
      expect(stops.at(0)).toBe(SKIP_LINK);
      expect(await skipLinkWorks(page)).toBe(true);
    });
    // Dark mode changes only colors.
    if (isShortRun) return;
    await test.step("axe finds no color contrast violation in dark mode", async () => {
      await page.emulateMedia({ colorScheme: "dark" });
      await expectNoViolations(axeIn(page).withRules(COLORS));
    });
  });
}
