import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";
import { isShortRun, LONG_SPECS, LONG_SPECS_WITHOUT_JAVASCRIPT, specFiles } from "./tests/support/long-tests";

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

/**
 * Specs that run once, because they use no browser, need scripts or do not depend on scripts. Single tests have the tag
 * `@once`.
 */
const RUN_ONCE = [
  ...["assets", "backup", "budgets", "crawl", "crawlers", "deploy", "failing-disk", "figures", "front-door"],
  ...["hostile", "hydration", "long-list", "machines", "message-load", "no-answer", "on-interaction"],
  ...[
    "operation",
    "outage",
    "pages",
    "publish",
    "quiz-http",
    "refusals",
    "restart",
    "share-image",
    "shutdown",
  ],
  ...["speculation", "start", "status", "text-zoom", "verdicts", "view-transitions"],
].map((name) => `**/${name}.spec.ts`);

/** Specs that need a site with a mail server; a single worker starts it only once. */
const MAIL = ["contact", "feedback", "newsletter"].map((name) => `**/${name}.spec.ts`);

const LONG = isShortRun ? specFiles(LONG_SPECS) : [];
const LONG_WITHOUT_JAVASCRIPT = isShortRun ? specFiles(LONG_SPECS_WITHOUT_JAVASCRIPT) : [];

export default defineConfig({
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
    { name: "mail, with JavaScript", use: { javaScriptEnabled: true }, testMatch: MAIL, workers: 1 },
    { name: "mail, without JavaScript", use: { javaScriptEnabled: false }, testMatch: MAIL, workers: 1 },
    { name: "with JavaScript", use: { javaScriptEnabled: true }, testIgnore: [...LONG, ...MAIL] },
    {
      name: "without JavaScript",
      use: { javaScriptEnabled: false },
      grepInvert: /@once/,
      testIgnore: [...LONG, ...LONG_WITHOUT_JAVASCRIPT, ...RUN_ONCE, ...MAIL],
    },
  ],
});
