import { test as base, type Page } from "@playwright/test";
import { HYDRATED_EVENT } from "../../../app/domain/site/route-handle";
import { SHARED_SITES } from "./global-setup";

type SharedSite = { url: string };
const sharedSite = (name: keyof typeof SHARED_SITES): SharedSite => ({
  url: process.env[SHARED_SITES[name]] ?? "",
});

/**
 * All workers share both sites: `site` has the contents of the seed, and the backend of `siteWithoutBackend` does not respond. An
 * unexpected console error fails the test.
 */
export const test = base.extend<
  { expectedErrors: { patterns: RegExp[] } },
  { site: SharedSite; siteWithoutBackend: SharedSite }
>({
  site: [async ({}, use) => use(sharedSite("site")), { scope: "worker" }],
  siteWithoutBackend: [async ({}, use) => use(sharedSite("siteWithoutBackend")), { scope: "worker" }],
  baseURL: async ({ site }, use) => use(site.url),
  expectedErrors: [{ patterns: [] }, { option: true }],
  context: async ({ context }, use) => {
    await context.addInitScript((name) => {
      document.addEventListener(name, () => Object.assign(window, { isHydrated: true }), { once: true });
    }, HYDRATED_EVENT);
    await use(context);
  },
  page: async ({ page, expectedErrors }, use) => {
    const errors: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") errors.push(message.text());
    });
    page.on("pageerror", (error) => errors.push(error.message));
    await use(page);
    const unexpected = errors.filter(
      (error) => !expectedErrors.patterns.some((expected) => expected.test(error)),
    );
    base.expect(unexpected, "console errors").toEqual([]);
  },
});

export const { expect } = test;

/** The console errors of a page with an error status: from Chromium, from the 404 page, and from the router for a malformed URL. */
export const STATUS_ERRORS = { patterns: [/Failed to load resource/, /^404 \//, /URI malformed/] };

/** Marks tests in which scripts make no difference. The project without JavaScript does not run them. */
export const ONCE = { tag: "@once" };

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
