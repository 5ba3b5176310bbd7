import type { CDPSession, Page } from "@playwright/test";
import { guideTitle, samplePaths } from "../../support/contents";
import { plain } from "../support/crawl";
import { BOTH, expect, startScripts, test } from "../support/fixtures";

/** The visible tooltips. They are hidden from screen readers, which read the button's name instead. */
const tooltips = (page: Page) => page.locator("[role=tooltip]:visible");
/** The accessible name of a guide's button. */
const NAME = plain(`Télécharger en PDF : ${guideTitle("snacks-sains")}`);
const download = (page: Page) => page.getByRole("link", { name: NAME });
const search = (page: Page) => page.getByRole("link", { name: "Rechercher" });

/** Freezes transitions; `passTime` advances them. Chromium may skip a transition while React hydrates the page. */
async function stopTime(page: Page): Promise<CDPSession> {
  await startScripts(page);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Animation.enable");
  await devTools.send("Animation.setPlaybackRate", { playbackRate: 0 });
  return devTools;
}

async function passTime(page: Page, milliseconds: number) {
  await page.evaluate((time) => {
    for (const transition of document.getAnimations())
      transition.currentTime = Number(transition.currentTime) + time;
  }, milliseconds);
}

const leave = (page: Page) => page.getByRole("heading", { level: 1 }).hover();

test("a tooltip opens 700 ms after the pointer enters, stays while hovered, and closes when the pointer leaves", async ({
  page,
}) => {
  await page.goto("/fiches-pratiques");
  const time = await stopTime(page);
  await download(page).hover();
  await passTime(page, 690);
  await expect(tooltips(page)).toHaveCount(0);
  await passTime(page, 10);
  await expect(tooltips(page)).toHaveText(NAME);
  await tooltips(page).hover();
  await expect(tooltips(page)).toHaveText(NAME);
  await leave(page);
  await expect(tooltips(page)).toHaveCount(0);
  await time.send("Animation.setPlaybackRate", { playbackRate: 1 });
});

test("keyboard focus opens the tooltip, Escape closes it, and the name is announced once", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Fiches pratiques" }).first().focus();
  await page.keyboard.press("Tab");
  await expect(search(page)).toBeFocused();
  await expect(tooltips(page)).toHaveText("Rechercher");
  await expect(search(page)).toHaveAccessibleName("Rechercher");
  await expect(search(page)).toHaveAccessibleDescription("");
  await expect(page.getByRole("tooltip")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(tooltips(page)).toHaveCount(0);
  await expect(search(page)).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect(tooltips(page)).toHaveText("Rechercher");
});

test("a tooltip stays inside the viewport, even on a phone, and does not cover its button", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const [path, button] of [
    ["/fiches-pratiques", search(page)],
    ["/fiches-pratiques", download(page)],
    [samplePaths.myth, page.getByRole("button", { name: "Copier le lien" })],
  ] as const) {
    await page.goto(path);
    await button.focus();
    await expect(tooltips(page)).toBeInViewport({ ratio: 1 });
    await button.click({ trial: true, timeout: 10_000 });
  }
});

test(
  "without JavaScript, no tooltip opens, because it could not be dismissed",
  BOTH,
  async ({ page, javaScriptEnabled }) => {
    test.skip(javaScriptEnabled);
    await page.goto("/");
    await search(page).focus();
    await expect(search(page)).toBeFocused();
    await expect(tooltips(page)).toHaveCount(0);
  },
);
