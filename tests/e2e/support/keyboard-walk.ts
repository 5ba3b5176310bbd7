import type { Page } from "@playwright/test";

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
  const afterFrames = (act: () => void) => requestAnimationFrame(() => requestAnimationFrame(act));
  const judgeTooltip = (element: Element) => {
    if (document.activeElement === element && coverOf(element))
      problems.push(`${nameOf(element)} is covered by its tooltip`);
  };

  const judge = (element: Element, previous: Element | undefined) => {
    const { left, right, top, bottom } = firstLine(element);
    const found: string[] = [];
    if (!hasRing(element)) found.push("shows no focus");
    if (top < -1 || bottom > innerHeight + 1 || left < -1 || right > innerWidth + 1)
      found.push("is out of sight");
    const cover = coverOf(element);
    // A tooltip is positioned in the frame after a scroll.
    if (cover?.matches("[role=tooltip]")) afterFrames(() => judgeTooltip(element));
    else if (cover) found.push(`is covered by ${nameOf(cover)}`);
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
