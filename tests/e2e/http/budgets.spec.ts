import type { Page, Request } from "@playwright/test";
import { samplePaths, samples } from "../../support/contents";
import { expect, startScripts, test } from "../support/fixtures";

test.use({ isAlone: true });

// These tests limit bytes and requests, which do not depend on the machine. docs/performance.md contains times.

const KB = 1000;

/**
 * Maximum sizes of uncompressed HTML in kB. Thirty answers with sources take 89 kB and again 130 kB in the page's data, their
 * collapsed previews 4 kB, a figure 3 kB, and the home page’s twenty illustrations 4 kB.
 */
const HTML_KB = {
  // The target is 40 kB, plus 6 kB for the food look-up with the 33 persons of its list and four verdicts.
  "/": 46,
  [samplePaths.category]: 312,
  [`/profil/${samples.longAudience.slug}`]: 340,
  [samplePaths.question]: 40,
  [samplePaths.guide]: 80,
  [samplePaths.untimedQuiz]: 40,
  "/aliments": 100,
  [samplePaths.foodList]: 100,
};

test("no page's HTML is too large", async ({ request }) => {
  for (const [path, most] of Object.entries(HTML_KB)) {
    const { byteLength } = await (await request.get(path)).body();
    expect.soft(byteLength, path).toBeLessThanOrEqual(most * KB);
  }
});

/** Compressed. The one style sheet serves all pages, so that none waits for a second connection. */
const STYLES_KB = 16.5;

/** Records the page's requests from now on, and their transferred bytes. */
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

/**
 * The number of scripts that a page loads before an interaction: none, or the small scripts of the share and print buttons and
 * of the feedback form.
 */
const SCRIPTS = {
  "/": 0,
  [samplePaths.category]: 0,
  [samplePaths.audience]: 1,
  [samplePaths.question]: 2,
  [samplePaths.guide]: 2,
  [samplePaths.foodList]: 0,
};

for (const [path, scripts] of Object.entries(SCRIPTS)) {
  test(`before an interaction, ${path} loads ${scripts} small scripts and few styles and fonts`, async ({
    page,
  }) => {
    const { of, bytes } = requestsOf(page);
    await page.goto(path, { waitUntil: "networkidle" });
    expect(of("script").length).toBeLessThanOrEqual(scripts);
    expect(await bytes("script")).toBeLessThanOrEqual(1.5 * KB);
    expect(of("stylesheet").length).toBe(1);
    expect(await bytes("stylesheet")).toBeLessThanOrEqual(STYLES_KB * KB);
    const hasEmoji = /^\/(profil|fiches-pratiques)/.test(path);
    expect(of("font").length).toBeLessThanOrEqual(hasEmoji ? 3 : 2);
    expect(await bytes("font")).toBeLessThanOrEqual((hasEmoji ? 70 : 45) * KB);
  });
}

/** The original target was 95 kB. The food URLs and the outage pages add 4 kB; 1 kB is margin. */
const SCRIPTS_KB = 110;

test("the first interaction with a category loads at most six scripts", async ({ page }) => {
  await page.goto(samplePaths.category, { waitUntil: "networkidle" });
  const { of, bytes } = requestsOf(page);
  await startScripts(page);
  await page.waitForLoadState("networkidle");
  expect(of("script").length).toBeGreaterThan(0);
  expect(of("script").length).toBeLessThanOrEqual(6);
  expect(await bytes("script")).toBeLessThanOrEqual(SCRIPTS_KB * KB);
});

test("no page loads an image larger than its box", async ({ page }) => {
  for (const path of ["/", samplePaths.category, samplePaths.guide, "/a-propos"]) {
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
