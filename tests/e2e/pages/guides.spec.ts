import { contents } from "../../support/contents";
import { plain } from "../support/crawl";
import { expect, test } from "../support/fixtures";

test("emoji use the site's font, whatever the system's fonts", async ({ page }) => {
  await page.goto("/fiches-pratiques");
  await page.evaluate(() => document.fonts.ready);
  const chromium = await page.context().newCDPSession(page);
  await chromium.send("DOM.enable");
  await chromium.send("CSS.enable");
  const { root } = await chromium.send("DOM.getDocument");
  const { nodeIds } = await chromium.send("DOM.querySelectorAll", {
    nodeId: root.nodeId,
    selector: ".emoji",
  });
  expect(nodeIds).toHaveLength(contents.guides.length);
  for (const nodeId of nodeIds) {
    const { fonts } = await chromium.send("CSS.getPlatformFontsForNode", { nodeId });
    expect(fonts).toEqual([expect.objectContaining({ isCustomFont: true })]);
  }
  await chromium.detach();
});

test("on a wide screen, the table of contents and the title of the section that one reads stay", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto("/fiches-pratiques/alimentation-sportif");
  const section = page.locator(".guide-text > section").first();
  const title = section.getByRole("heading", { level: 2 });
  await section.locator(".prose > :last-child").scrollIntoViewIfNeeded();
  await expect(title).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("navigation", { name: "Sommaire" })).toBeInViewport({ ratio: 1 });
});

test("on a phone a guide's contents and goals are folded, and its first section starts above 900 px", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/fiches-pratiques/equilibrer-assiette");
  const first = page.getByRole("heading", { level: 2, name: /^1\. / });
  expect((await first.boundingBox())?.y).toBeLessThan(900);
  const goals = page.getByRole("region", { name: "Objectifs" });
  const contentsList = page.getByRole("navigation", { name: "Sommaire" });
  for (const part of [goals, contentsList]) {
    await expect(part.getByRole("listitem")).toHaveCount(0);
    await part.locator("summary").click();
    await expect(part.getByRole("listitem").first()).toBeVisible();
    expect((await part.boundingBox())?.y).toBeLessThan((await first.boundingBox())?.y ?? 0);
  }
});

test("a table is focusable only if it scrolls", async ({ page }) => {
  await page.goto("/fiches-pratiques/alimentation-sportif");
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

test("a guide's table of contents links to its sections", async ({ page }) => {
  await page.goto("/fiches-pratiques/equilibrer-assiette");
  const entry = page.getByRole("navigation", { name: "Sommaire" }).getByRole("link").nth(1);
  const title = plain(await entry.innerText());
  await entry.click();
  await expect(page).toHaveURL(/#section-2$/);
  await expect(page.getByRole("heading", { level: 2, name: title })).toBeInViewport();
});

test("a guide prints without the site's layout", async ({ page }) => {
  await page.goto("/fiches-pratiques/snacks-sains");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  for (const hidden of ["banner", "contentinfo"] as const) await expect(page.getByRole(hidden)).toBeHidden();
  await expect(page.getByRole("link", { name: "Télécharger en PDF" })).toBeHidden();
  await expect(page.getByRole("navigation", { name: "Sommaire" })).toBeHidden();
  await expect(page.getByRole("button", { name: "Oui" })).toBeHidden();
});
