import { type Browser, test as base, type Page } from "@playwright/test";
import { HYDRATED_EVENT } from "../../../app/shell/frame/route-handle";
import { SHARED_SITE, siteSettings } from "./global-setup";
import { startPair } from "./server";

type Site = { url: string };

/** Whether the sites of a project are two instances behind one address, on a real PostgreSQL and PostgREST. */
export type Options = { isHosted: boolean };

/**
 * All workers share the site, which has the contents of the seed. Tests write nothing that another page shows. An unexpected console
 * error fails the test.
 *
 * The tests of a worker share a tab, because opening one takes five times as long as loading a page in it. With `isAlone`, a test
 * that changes its tab for good (a script for every page, developer tools) has its own.
 */
export const test = base.extend<
  { expectedErrors: { patterns: RegExp[] }; isAlone: boolean },
  Options & { site: Site; shared: { tab?: Page } }
>({
  isHosted: [false, { option: true, scope: "worker" }],
  site: [
    async ({ isHosted }, use) => {
      if (!isHosted) return use({ url: process.env[SHARED_SITE] ?? "" });
      const pair = await startPair(siteSettings());
      await use(pair);
      await pair.stop();
    },
    { scope: "worker", timeout: 240_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  expectedErrors: [{ patterns: [] }, { option: true }],
  isAlone: [false, { option: true }],
  shared: [async ({}, use) => use({}), { scope: "worker" }],
  page: async ({ browser, shared, isAlone, viewport, expectedErrors }, use) => {
    const tab = (isAlone ? undefined : shared.tab) ?? (await openTab(browser));
    if (!isAlone) shared.tab = tab;
    await tab.setViewportSize(viewport ?? { width: 1280, height: 720 });
    const errors: string[] = [];
    tab.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") errors.push(message.text());
    });
    tab.on("pageerror", (error) => errors.push(error.message));
    await use(tab);
    await (isAlone ? tab.context().close() : leave(tab));
    const unexpected = errors.filter(
      (error) => !expectedErrors.patterns.some((expected) => expected.test(error)),
    );
    base.expect(unexpected, "console errors").toEqual([]);
  },
  context: async ({ page }, use) => use(page.context()),
});

async function openTab(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  await context.addInitScript((name) => {
    document.addEventListener(name, () => Object.assign(window, { isHydrated: true }), { once: true });
  }, HYDRATED_EVENT);
  return context.newPage();
}

/** Prepares a tab for the next test. */
async function leave(tab: Page): Promise<void> {
  tab.removeAllListeners();
  await tab.unrouteAll();
  await tab.setExtraHTTPHeaders({});
  await tab.context().clearPermissions();
  await tab.emulateMedia({ media: null, colorScheme: null, forcedColors: null, reducedMotion: "reduce" });
  await tab.mouse.move(0, 0);
  // A page stores its position when the visitor leaves it.
  await tab.goto("/robots.txt");
  await tab.evaluate(() => sessionStorage.clear());
}

export const { expect } = test;

/** The console errors of a page with an error status: from Chromium, from the 404 page, and from the router for a malformed URL. */
export const STATUS_ERRORS = { patterns: [/Failed to load resource/, /^404 \//, /URI malformed/] };

/** Marks journeys that must work with and without JavaScript. Other tests run with JavaScript only. */
export const BOTH = { tag: "@both" };

/**
 * Triggers the loading of a page's scripts and waits until React has hydrated the page; returns immediately if the page does
 * not load scripts.
 */
export async function startScripts(page: Page): Promise<void> {
  await page.keyboard.press("Shift");
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const check = () => {
          // A template contains the scripts that wait for an interaction, or for the first paint.
          const loadsScripts = "__remixContext" in window || document.querySelector("body > template");
          const isHydrated = "isHydrated" in window || matchMedia("(scripting: none)").matches;
          if (!loadsScripts || isHydrated) resolve();
          else setTimeout(check, 20);
        };
        check();
      }),
  );
}

/** Delays a page's scripts until the returned function is called. */
export async function delayScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const delayed = new Promise<void>((resolve) => (release = resolve));
  await page.route(
    /entry\.client/,
    async (route) => {
      await delayed;
      await route.continue();
    },
    { times: 1 },
  );
  return release;
}
