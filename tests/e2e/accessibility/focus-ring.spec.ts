import { expect, test } from "../support/fixtures";

for (const colorScheme of ["light", "dark"] as const) {
  test(`the focus ring is visible on every background, ${colorScheme}`, async ({ page }) => {
    await page.goto("/");
    await page.emulateMedia({ colorScheme });
    const stops = await page.locator("a[href]:visible, button:visible, input:visible").count();
    for (let stop = 1; stop < stops; stop++) {
      await page.keyboard.press("Tab");
      const { name, ring, grounds } = await page.evaluate(focused);
      for (const ground of grounds) {
        expect.soft(contrast(ring, ground), `${name}: ${ring} on ${ground}`).toBeGreaterThanOrEqual(3);
      }
    }
  });
}

/** The color of the focus ring, and the colors behind it. */
function focused() {
  const colors = (text: string) => text.match(/rgb\([^)]+\)/g) ?? [];
  const element = document.activeElement;
  let ring = element && getComputedStyle(element);
  const grounds: string[] = [];
  for (let parent = element?.parentElement; parent && grounds.length === 0; parent = parent.parentElement) {
    const style = getComputedStyle(parent);
    // If a field is inside a visible frame, its focus ring is around the frame.
    if (ring?.outlineStyle === "none" && style.outlineStyle !== "none") ring = style;
    else grounds.push(...colors(style.backgroundImage), ...colors(style.backgroundColor));
  }
  return {
    name: element?.outerHTML ?? "",
    ring: ring?.outlineStyle === "none" ? "no ring" : (ring?.outlineColor ?? "no ring"),
    grounds,
  };
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
