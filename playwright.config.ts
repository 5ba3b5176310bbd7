import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";
import type { Options } from "./tests/e2e/support/fixtures";
import { isShortRun, LONG_SPECS, specFiles } from "./tests/support/long-tests";

/** Debian's packages. The headless shell takes half the time of the full browser. */
const chromium = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"].find(existsSync);

/** Playwright's own list, which this flag replaces, and the first three: a spare renderer costs as much as a test. */
const DISABLED_FEATURES = [
  ...[
    "SpareRendererForSitePerProcess",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
  ],
  ...[
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
  ],
  ...["OptimizationHints", "PaintHolding", "PreconnectToSearch", "ThirdPartyStoragePartitioning"],
];

/** What two instances behind one address, with a real PostgreSQL and PostgREST, must also do. */
const SHARED = specFiles(["contact", "feedback", "journey", "newsletter", "quiz-journey"]);

const testIgnore = isShortRun ? specFiles(Object.keys(LONG_SPECS)) : [];
const withJavaScript = { javaScriptEnabled: true };
const withoutJavaScript = { javaScriptEnabled: false };
/** The tag of tests that run in both modes. */
const grep = /@both/;

export default defineConfig<object, Options>({
  testDir: "tests/e2e",
  globalSetup: "./tests/e2e/support/global-setup.ts",
  outputDir: "test-results/browser",
  fullyParallel: true,
  // One more than the CPU cores: workers often wait for a server.
  workers: 3,
  forbidOnly: !!process.env["CI"],
  // `npm test` lists the tests that pass only on retry at the end of its output.
  retries: 1,
  timeout: 60_000,
  // Slow machines need more than the default, 5 s.
  expect: { timeout: 15_000 },
  use: {
    locale: "fr-FR",
    // The site treats the default user agent, HeadlessChrome, as a crawler.
    userAgent:
      "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
    timezoneId: "Europe/Paris",
    // Otherwise axe may measure colours in the middle of a transition.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        `--disable-features=${DISABLED_FEATURES.join(",")}`,
      ],
    },
  },
  // Single-worker projects start first, so that they do not run alone at the end.
  projects: [
    ...(isShortRun
      ? []
      : [
          {
            name: "two instances, without JavaScript",
            use: { ...withoutJavaScript, isHosted: true },
            testMatch: SHARED,
            workers: 1,
            grep,
          },
        ]),
    { name: "without JavaScript", use: withoutJavaScript, testIgnore, grep, workers: 1 },
    { name: "with JavaScript", use: withJavaScript, testIgnore },
  ],
});
