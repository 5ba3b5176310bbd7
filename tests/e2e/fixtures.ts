import { test as base } from "@playwright/test";
import { type Site, startSite } from "./server";

/** Pages of a site with the seed's contents, one server for each worker; a stray console error fails the test. */
export const test = base.extend<{ expectedErrors: { patterns: RegExp[] } }, { site: Site }>({
  site: [
    async ({}, use) => {
      const site = await startSite({ DATA_DIR: "memory://" });
      await use(site);
      await site.stop();
    },
    { scope: "worker", timeout: 300_000 },
  ],
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

/** What is logged of a page whose status is an error: by Chromium, by the 404 page, by the router of a broken address. */
export const STATUS_ERRORS = { patterns: [/Failed to load resource/, /^404 \//, /URI malformed/] };
