import { expect, STATUS_ERRORS, test } from "../support/fixtures";
import { openDisclosures, TEMPLATES } from "../support/pages";
import { searchPath } from "~/text/search-path";

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

test("with text enlarged by the visitor's own style sheet, a table of foods keeps its words whole, and round buttons stay round", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 740 });
  await page.goto("/question/205-enceinte-quels-aliments-eviter-en-priorite");
  await page.evaluate(enlargeText);
  expect(await page.locator('[data-figure="swaps"]').evaluate(brokenWords)).toEqual([]);
  await expect(page.getByRole("button", { name: "Imprimer" })).toBeVisible();
  const buttons = await page.locator("share-and-print button:visible").all();
  expect(buttons.length).toBeGreaterThan(0);
  for (const button of buttons) {
    const { width, height } = (await button.boundingBox()) ?? { width: 0, height: 1 };
    expect(width).toBeCloseTo(height, 0);
  }
});

for (const term of [
  "avalé de la javel",
  "botulisme",
  "hypoglycémie",
  "se fait vomir",
  "je veux mourir",
  "s’étouffe",
])
  test(`the emergency card for « ${term} » shows its numbers whole with text at 200 %`, async ({ page }) => {
    await page.goto(searchPath(term));
    await expect(page.getByRole("region", { name: /\?$/ }).first()).toBeVisible();
    await page.evaluate(enlargeText);
    for (const width of [390, 360, 320]) {
      await page.setViewportSize({ width, height: 740 });
      expect.soft(await page.evaluate(widerThanScreen), `${width} px`).toEqual([]);
    }
  });

/** Checks that run in a page on a phone. Each function is self-contained, because it is serialized to the page. */

/** Finds elements wider than the screen, except scroll containers and the empty frame of notifications. */
export function widerThanScreen(): string[] {
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    element !== document.body &&
    (["auto", "scroll"].includes(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
  const wide = [...document.body.querySelectorAll("main *, header *, footer *")].filter((element) => {
    const { left, right, width } = element.getBoundingClientRect();
    const isOffScreen =
      width <= 1 || right <= 0 || element.matches("[aria-hidden], [aria-hidden] *, .sr-only, .sr-only *");
    return !isOffScreen && !scrolls(element.parentElement) && (left < -1 || right > window.innerWidth + 1);
  });
  const overflow = document.documentElement.scrollWidth - window.innerWidth;
  return [
    ...(overflow > 0 ? [`page: ${overflow} px too wide`] : []),
    ...wide.map(({ tagName, textContent }) => `${tagName}: ${textContent?.trim().slice(0, 60)}`),
  ];
}

/** Finds controls under 44 px, except links in a sentence, whose size depends on the line height. */
export function smallTargets(): string[] {
  const selector = "a[href], button, input:not([type=hidden]), select, textarea, summary";
  return [...document.querySelectorAll(selector)].flatMap((control) => {
    const isShown = control.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (!isShown || control.closest(".sr-only, [aria-hidden=true]")) return [];
    // A field's target includes its label; a stretched link's target is its card.
    const isStretched = getComputedStyle(control, "::after").position === "absolute";
    const target = (isStretched ? control.closest("article, li") : control.closest("label")) ?? control;
    const { width, height } = target.getBoundingClientRect();
    const words = (element: Element | null) => element?.textContent.trim() ?? "";
    const isInSentence =
      getComputedStyle(target).display === "inline" && words(target.parentElement) !== words(target);
    const isOffScreen = target.getBoundingClientRect().bottom < 0;
    if (isInSentence || isOffScreen || (width >= 44 && height >= 44)) return [];
    const tag = control.outerHTML.replace(/ class="[^"]*"/, "").slice(0, 120);
    return [`${Math.round(width)} × ${Math.round(height)} px: ${tag}`];
  });
}

/** Applies the text spacing of WCAG 1.4.12. */
export function spaceText(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-bottom: 2em !important }
  `);
  document.adoptedStyleSheets = [sheet];
}

function enlargeText(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("html { font-size: 200% !important }");
  document.adoptedStyleSheets = [sheet];
}

/** Finds words that continue on the next line. */
function brokenWords(root: Element): string[] {
  const words: string[] = [];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    for (const { 0: word, index } of (text.textContent ?? "").matchAll(/\p{L}+/gu)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) words.push(word);
    }
  }
  return words;
}

/** Finds text that a frame clips or that overlaps other text. Ignores sticky bars, because text scrolls beneath them. */
export function hiddenText(): string[] {
  const problems: string[] = [];
  const lines: { owner: Element; left: number; right: number; top: number; bottom: number }[] = [];
  const say = (element: Element) => `${element.tagName} « ${element.textContent.trim().slice(0, 60)} »`;
  const isSticky = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).position === "sticky" || isSticky(element.parentElement));
  const isClipped = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).clipPath === "inset(50%)" || isClipped(element.parentElement));
  const hides = (overflow: string) => overflow === "hidden" || overflow === "clip";
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const owner = text.parentElement;
    if (!owner || !text.textContent?.trim() || !owner.checkVisibility({ visibilityProperty: true })) continue;
    if (owner.closest("script, style, svg, option, .sr-only, [aria-hidden=true]") || isClipped(owner))
      continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    if (bottom + scrollY < 0) continue;
    for (let frame: Element | null = owner; frame && frame !== document.body; frame = frame.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(frame);
      const box = frame.getBoundingClientRect();
      // Text for screen readers is hidden in a frame of 1 px.
      if (box.width <= 1 || box.height <= 1) break;
      const isCut =
        (hides(overflowX) && (right > box.right + 1 || left < box.left - 1)) ||
        (hides(overflowY) && (bottom > box.bottom + 1 || top < box.top - 1));
      if (isCut) problems.push(`${say(owner)} is cut`);
    }
    if (isSticky(owner)) continue;
    for (const line of range.getClientRects()) {
      // Reduce the box to the height of the letters, without the leading.
      const room = line.height / 4;
      lines.push({
        owner,
        left: line.left + 1,
        right: line.right - 1,
        top: line.top + room,
        bottom: line.bottom - room,
      });
    }
  }
  lines.sort((one, other) => one.top - other.top);
  for (const [index, one] of lines.entries()) {
    for (const other of lines.slice(index + 1)) {
      if (other.top >= one.bottom) break;
      if (other.left < one.right && one.left < other.right && other.owner !== one.owner)
        problems.push(`${say(one.owner)} is on ${say(other.owner)}`);
    }
  }
  return [...new Set(problems)];
}
