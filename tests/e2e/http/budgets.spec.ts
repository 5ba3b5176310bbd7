import type { Page, Request } from "@playwright/test";
import { samplePaths, samples } from "../../contents";
import { expect, startScripts, test } from "../support/fixtures";

// Bytes and requests, which do not depend on the machine; times are in docs/performance.md.

const KB = 1000;

/**
 * At most, uncompressed. Thirty answers and their sources alone are 89 kB, what shows of them while they are closed 4 kB, a figure
 * 3 kB, the home page’s twenty illustrations 4 kB.
 */
const HTML_KB = {
  // The aim is 40: one more for what editors write.
  "/": 40,
  [samplePaths.theme]: 170,
  [`/profil/${samples.longProfile.slug}`]: 250,
  "/recherche?q=fer": 60,
  [samplePaths.question]: 40,
  [samplePaths.guide]: 80,
  [samplePaths.untimedQuiz]: 40,
};

for (const [path, most] of Object.entries(HTML_KB)) {
  test(`the HTML of ${path} has at most ${most} kB`, async ({ request }) => {
    const { byteLength } = await (await request.get(path)).body();
    expect(byteLength, "bytes").toBeLessThanOrEqual(most * KB);
  });
}

/** What the page asks for from now on, and its bytes as they are sent. */
function requestsOf(page: Page) {
  const requests: Request[] = [];
  page.on("requestfinished", (request) => requests.push(request));
  const of = (type: string) => requests.filter((request) => request.resourceType() === type);
  const bytes = async (type: string) => {
    const sizes = await Promise.all(of(type).map((request) => request.sizes()));
    return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  };
  return { of, bytes };
}

/** Before an interaction: none, or the small ones that show the page's tools and take an opinion. */
const SCRIPTS = {
  "/": 0,
  [samplePaths.theme]: 0,
  "/recherche?q=fer": 0,
  "/fiches-pratiques": 0,
  [samplePaths.profile]: 1,
  [samplePaths.question]: 2,
  [samplePaths.guide]: 2,
};

for (const [path, scripts] of Object.entries(SCRIPTS)) {
  test(`before an interaction ${path} asks for ${scripts} small scripts, few styles and fonts`, async ({
    page,
  }) => {
    const { of, bytes } = requestsOf(page);
    await page.goto(path, { waitUntil: "networkidle" });
    expect(of("script").length).toBeLessThanOrEqual(scripts);
    expect(await bytes("script")).toBeLessThanOrEqual(1.5 * KB);
    const mayHaveFigures = /^\/(categorie|profil|question|fiches-pratiques)\/./.test(path);
    expect(of("stylesheet").length).toBe(mayHaveFigures ? 2 : 1);
    expect(await bytes("stylesheet")).toBeLessThanOrEqual((mayHaveFigures ? 12.7 : 9) * KB);
    const hasEmoji = /^\/(profil|fiches-pratiques)/.test(path);
    expect(of("font").length).toBeLessThanOrEqual(hasEmoji ? 3 : 2);
    expect(await bytes("font")).toBeLessThanOrEqual((hasEmoji ? 70 : 45) * KB);
  });
}

/** The aim was 95: the accordion takes 8. */
const SCRIPTS_KB = 102;

test("the first interaction with a theme asks for six scripts at most", async ({ page }) => {
  await page.goto(samplePaths.theme, { waitUntil: "networkidle" });
  const { of, bytes } = requestsOf(page);
  await startScripts(page);
  await page.waitForLoadState("networkidle");
  expect(of("script").length).toBeGreaterThan(0);
  expect(of("script").length).toBeLessThanOrEqual(6);
  expect(await bytes("script")).toBeLessThanOrEqual(SCRIPTS_KB * KB);
});

test("no page loads a picture larger than its place", async ({ page }) => {
  for (const path of ["/", samplePaths.theme, samplePaths.guide, "/a-propos"]) {
    await page.goto(path);
    const images = await page
      .locator("img")
      .evaluateAll((all: HTMLImageElement[]) =>
        all
          .filter(({ naturalWidth, clientWidth }) => naturalWidth > 2 * clientWidth)
          .map(({ currentSrc }) => currentSrc),
      );
    expect(images, path).toEqual([]);
  }
});
