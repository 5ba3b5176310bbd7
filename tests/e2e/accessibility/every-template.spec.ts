import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { isShortRun } from "../../support/long-tests";
import { expect, startScripts, STATUS_ERRORS, test } from "../support/fixtures";
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

/** The focus stops of a walk through a page, and their problems. */
type Walk = { stops: string[]; problems: string[]; hasGoneRound: boolean };

declare global {
  interface Window {
    keyboardWalk: () => Walk;
  }
}

/** The maximum number of stops of a walk. No page has so many, so a longer walk is in a keyboard trap. */
const MOST_STOPS = 1000;
/** How many key presses are sent together: waiting after each one would take most of the time. */
const BATCH = 25;

/** Walks through the page with Tab until it returns to its first stop. */
export async function walk(page: Page): Promise<Walk> {
  await page.evaluate(recordStops);
  for (let sent = 0; sent < MOST_STOPS; sent += BATCH) {
    await Promise.all(Array.from({ length: BATCH }, () => page.keyboard.press("Tab")));
    const found = await page.evaluate(() => window.keyboardWalk());
    if (found.hasGoneRound) return found;
  }
  return page.evaluate(() => window.keyboardWalk());
}

/** Runs in the page: checks each element when it first gets the focus. */
function recordStops(): void {
  const stops: Element[] = [];
  const problems: string[] = [];
  let hasGoneRound = false;
  const nameOf = (element: Element) => element.outerHTML.replace(/ class="[^"]*"/g, "").slice(0, 160);
  const firstLine = (element: Element) => element.getClientRects()[0] ?? element.getBoundingClientRect();

  /** Whether the element, or a frame or label around it, has a focus ring. */
  const hasRing = (element: Element) => {
    for (let drawn: Element | null = element; drawn && drawn !== document.body; drawn = drawn.parentElement) {
      const { outlineStyle, outlineWidth } = getComputedStyle(drawn);
      if (outlineStyle !== "none" && parseFloat(outlineWidth) >= 2) return true;
    }
    return false;
  };
  /** Whether an element is above another and not in the next column. */
  const isAbove = (element: Element, other: Element) => {
    // The content of an open disclosure is below the disclosures next to it.
    if (element.matches("summary") && other.closest("details")) return false;
    const [box, otherBox] = [firstLine(element), firstLine(other)];
    return box.bottom <= otherBox.top && box.left < otherBox.right - 1;
  };

  /** The element that covers the center of this element, or null. */
  const coverOf = (element: Element) => {
    const { left, top, width, height } = firstLine(element);
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit && (element.contains(hit) || hit.contains(element)) ? null : (hit ?? document.documentElement);
  };

  const judge = (element: Element, previous: Element | undefined) => {
    const { left, right, top, bottom } = firstLine(element);
    const found: string[] = [];
    if (!hasRing(element)) found.push("shows no focus");
    if (top < -1 || bottom > innerHeight + 1 || left < -1 || right > innerWidth + 1)
      found.push("is out of sight");
    const cover = coverOf(element);
    // A tooltip follows a scroll some frames later, where tooltip.spec.ts judges it.
    if (cover && !cover.matches("[role=tooltip]")) found.push(`is covered by ${nameOf(cover)}`);
    if (previous) {
      if (element.compareDocumentPosition(previous) & Node.DOCUMENT_POSITION_FOLLOWING)
        found.push(`is not in its order beside ${nameOf(previous)}`);
      if (isAbove(element, previous)) found.push(`is not shown in its order beside ${nameOf(previous)}`);
    }
    problems.push(...found.map((problem) => `${nameOf(element)} ${problem}`));
  };

  /** Returns the group of a radio button, because Tab stops only once per group. Returns other elements unchanged. */
  const groupOf = (element: Element) =>
    element instanceof HTMLInputElement && element.type === "radio" ? element.name : element;
  const missed = () => {
    const reached = new Set(stops.map(groupOf));
    const controls = document.querySelectorAll(
      "a[href], button, input, select, textarea, summary, [tabindex]",
    );
    return [...controls].filter(
      (control) =>
        control instanceof HTMLElement &&
        control.tabIndex >= 0 &&
        !control.matches(":disabled") &&
        control.checkVisibility({ visibilityProperty: true }) &&
        !reached.has(groupOf(control)),
    );
  };

  // Start the walk at the edge of the page, wherever the focus was.
  const start = document.createElement("span");
  start.tabIndex = -1;
  document.body.prepend(start);
  start.focus();
  start.remove();

  document.addEventListener("focusin", ({ target }) => {
    if (!(target instanceof HTMLElement) || target.tabIndex < 0 || hasGoneRound) return;
    hasGoneRound = target === stops[0];
    if (hasGoneRound) return;
    judge(target, stops.at(-1));
    stops.push(target);
  });
  window.keyboardWalk = () => ({
    stops: stops.map(({ textContent }) => textContent),
    hasGoneRound,
    problems: [...problems, ...missed().map((control) => `${nameOf(control)} is never reached`)],
  });
}
