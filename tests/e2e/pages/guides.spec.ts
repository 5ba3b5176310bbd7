import { samples } from "../../support/contents";
import { BOTH, expect, test } from "../support/fixtures";

test("emoji use the site's font, whatever the system's fonts", async ({ page }) => {
  await page.goto(`/fiches-pratiques/${samples.guide.slug}`);
  await page.evaluate(() => document.fonts.ready);
  const chromium = await page.context().newCDPSession(page);
  await chromium.send("DOM.enable");
  await chromium.send("CSS.enable");
  const { root } = await chromium.send("DOM.getDocument");
  const { nodeIds } = await chromium.send("DOM.querySelectorAll", {
    nodeId: root.nodeId,
    selector: ".emoji",
  });
  expect(nodeIds).toHaveLength(samples.guide.sections.length);
  for (const nodeId of nodeIds) {
    const { fonts } = await chromium.send("CSS.getPlatformFontsForNode", { nodeId });
    expect(fonts).toEqual([expect.objectContaining({ isCustomFont: true })]);
  }
  await chromium.detach();
});

test("a guide is short; a link to a folded section opens it", BOTH, async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/fiches-pratiques/conservation-aliments");
    expect((await page.locator("body").boundingBox())?.height).toBeLessThan(5200);
    const subtitle = page.getByRole("heading", { level: 3, name: "Réchauffer à fond" });
    await expect(subtitle).toBeHidden();
    await page.goto("/fiches-pratiques/conservation-aliments#section-4");
    await expect(subtitle).toBeVisible();
    await expect(page.getByRole("heading", { level: 2, name: "4. Refroidir" })).toBeInViewport();
  }
});

test("a table is focusable only if it scrolls", async ({ page }) => {
  await page.goto("/fiches-pratiques/alimentation-sportif#section-2");
  const box = page.getByRole("group", { name: "Tableau à faire défiler" }).first();
  await expect(box.getByRole("table")).toHaveAccessibleName(/^Tableau : \S.*, \S/);
  for (const [width, isStop] of [
    [1280, false],
    [240, true],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await page.keyboard.press("Tab");
    await box.focus();
    expect(await box.evaluate((element) => element === document.activeElement)).toBe(isStop);
  }
});

test("a guide prints whole, without the site's layout", async ({ page }) => {
  await page.goto("/fiches-pratiques/snacks-sains");
  await page.emulateMedia({ media: "print" });
  for (const heading of await page.locator(".guide-part :is(h2, h3)").all())
    await expect(heading).toBeVisible();
  for (const hidden of ["banner", "contentinfo"] as const) await expect(page.getByRole(hidden)).toBeHidden();
  await expect(page.getByRole("link", { name: "Télécharger en PDF" })).toBeHidden();
  await expect(page.getByRole("button", { name: "Oui" })).toBeHidden();
});
