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

/** Triggers the loading of a page's scripts and waits until they run. */
export async function startScripts(page: Page): Promise<void> {
  const started = page.evaluate(
    (name) => new Promise((resolve) => document.addEventListener(name, () => resolve(null), { once: true })),
    HYDRATED_EVENT,
  );
  await page.keyboard.press("Shift");
  await started;
}
