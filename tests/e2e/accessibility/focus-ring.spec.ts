import { expect, test } from "../support/fixtures";

test("the focus ring is visible on every background, in both color schemes", async ({ page }) => {
  await page.goto("/");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    // After this key, a control that a script focuses shows its ring too.
    await page.keyboard.press("Tab");
    for (const { name, ring, grounds } of await page.evaluate(focusAll))
      for (const ground of grounds)
        expect.soft(contrast(ring, ground), `${name}: ${ring} on ${ground}`).toBeGreaterThanOrEqual(3);
  }
});

/** Focuses each control; returns the color of its focus ring, and the colors behind it. */
function focusAll() {
  const colors = (text: string) => text.match(/rgb\([^)]+\)/g) ?? [];
  const controls = document.querySelectorAll<HTMLElement>("a[href], button, input, select, summary");
  return [...controls].flatMap((control) => {
    control.focus();
    if (document.activeElement !== control) return [];
    let ring = getComputedStyle(control);
    const grounds: string[] = [];
    for (let parent = control.parentElement; parent && grounds.length === 0; parent = parent.parentElement) {
      const style = getComputedStyle(parent);
      // If a field is inside a visible frame, its focus ring is around the frame.
      if (ring.outlineStyle === "none" && style.outlineStyle !== "none") ring = style;
      else grounds.push(...colors(style.backgroundImage), ...colors(style.backgroundColor));
    }
    const name = control.outerHTML;
    return [{ name, ring: ring.outlineStyle === "none" ? "no ring" : ring.outlineColor, grounds }];
  });
}

/** The contrast ratio of two `rgb(r, g, b)` colors, from 1 to 21 (WCAG 2.2); NaN for an invalid color. */
function contrast(...colors: [string, string]): number {
  const [low = NaN, high = NaN] = colors
    .map((color) => {
      const [r = NaN, g = NaN, b = NaN] = (color.match(/[\d.]+/g) ?? []).map((part) => {
        const value = Number(part) / 255;
        return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    })
    .sort((one, other) => one - other);
  return (high + 0.05) / (low + 0.05);
}
