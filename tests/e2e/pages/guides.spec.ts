import { guideCategories, guideDifficulties } from "../../../app/guides/guide";
import { guideFilterPath } from "../../../app/guides/guide-filter";
import { contents, one } from "../../support/contents";
import { elements, head, named, plain, textOf, visitPage } from "../support/crawl";
import { expect, test } from "../support/fixtures";

const guidesOf = (category: string, difficulty?: string) =>
  contents.guides.filter(
    (guide) => guide.category === category && (!difficulty || guide.difficulty === difficulty),
  );
/** A category and a level that both have guides, but no guide in common. */
const nothing = one(
  guideCategories.flatMap((category) =>
    guideDifficulties
      .filter((difficulty) => guidesOf(category).length > 0 && guidesOf(category, difficulty).length === 0)
      .map((difficulty) => ({ category, difficulty })),
  ),
  "category without a guide of a level",
);

test("links filter the list of guides", async ({ page }) => {
  await page.goto("/fiches-pratiques");
  const cards = page.getByRole("article");
  const chip = (name: string) =>
    page.getByRole("navigation", { name: "Catégories" }).getByRole("link", { name });
  await chip(nothing.category).click();
  await expect(page).toHaveURL(guideFilterPath({ ...nothing, difficulty: null }));
  // Distinguishable without color.
  await expect(chip(nothing.category)).toHaveCSS("text-decoration-line", "underline");
  await expect(chip("Toutes")).toHaveCSS("text-decoration-line", "none");
  await expect(cards).toHaveCount(guidesOf(nothing.category).length);
  const levels = page.getByRole("navigation", { name: "Niveaux" });
  await levels.getByRole("link", { name: nothing.difficulty }).click();
  await expect(page).toHaveURL(guideFilterPath(nothing));
  await expect(page.getByText("Aucune fiche ne correspond")).toBeVisible();
  await chip("Toutes").click();
  await expect(cards.first()).toContainText(nothing.difficulty);
});

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

test("the table of contents is sticky and shows the progress, and the tips are sticky where they fit", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/fiches-pratiques/alimentation-sportif");
  const tips = page.getByRole("complementary", { name: "Astuces" });
  for (const [height, position] of [
    [740, "static"],
    [960, "sticky"],
  ] as const) {
    await page.setViewportSize({ width: 1280, height });
    await expect(tips).toHaveCSS("position", position);
  }
  expect((await tips.boundingBox())?.height).toBeLessThan(960 - 2 * 24);
  const contentsList = page.getByRole("navigation", { name: "Sommaire" });
  const share = () =>
    contentsList
      .getByRole("heading")
      .evaluate((heading) => new DOMMatrix(getComputedStyle(heading, "::after").transform).a);
  expect(await share()).toBeLessThan(0.1);
  await page.getByRole("heading", { name: "Points clés à retenir" }).scrollIntoViewIfNeeded();
  await expect(contentsList).toBeInViewport({ ratio: 1 });
  await expect.poll(share).toBeGreaterThan(0.8);
  await page.emulateMedia({ reducedMotion: "reduce" });
  const shown = () =>
    contentsList.getByRole("heading").evaluate((heading) => getComputedStyle(heading, "::after").content);
  await expect.poll(shown).toBe("none");
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

test("an unknown filter responds 404 and shows all guides", async ({ site }) => {
  const page = await visitPage(site.url, "/fiches-pratiques?categorie=zzz");
  expect(page.status).toBe(404);
  expect(textOf(page.tree)).toContain("Ce filtre n’existe pas");
  expect(head(page).isIndexed).toBe(false);
  expect(elements(page.tree, named("article"))).toHaveLength(12);
});
