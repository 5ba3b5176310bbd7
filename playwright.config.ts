import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";

/** Debian's, the lightest first: the headless shell has no window to draw, and takes half the time. */
const chromium = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"].find(existsSync);

/** No renderer kept in reserve, which costs as much as a test; the rest is Playwright's own list, which this replaces. */
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

/** Specs that use no browser, or look at nothing that depends on JavaScript: they run once. */
const ONCE = [
  ...["crawl", "crawlers", "figures", "front-door", "hostile", "long-list", "message-load", "pages"],
  ...["assets", "backup", "budgets", "quiz-http", "refusals", "shutdown", "speculation", "text-zoom"],
  ...["view-transitions"],
].map((name) => `**/${name}.spec.ts`);

/** Specs that need a site with a mail server: one worker starts one, instead of each worker its own. */
const MAIL = ["contact", "feedback", "newsletter"].map((name) => `**/${name}.spec.ts`);

export default defineConfig({
  testDir: "tests/e2e",
  globalSetup: "./tests/e2e/support/global-setup.ts",
  outputDir: "test-results/browser",
  fullyParallel: true,
  // One more than the processors: a worker often waits for a server.
  workers: 3,
  forbidOnly: !!process.env["CI"],
  // A test that passes only at its second run is flaky: the last lines of `npm test` name it.
  retries: 1,
  timeout: 60_000,
  use: {
    locale: "fr-FR",
    // The headless browser calls itself one, and would be served as a crawler.
    userAgent:
      "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
    timezoneId: "Europe/Paris",
    // axe must not judge colours that are halfway through a transition
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
  // The projects with one worker first: the others keep the remaining workers busy to the end.
  projects: [
    { name: "mail, with JavaScript", use: { javaScriptEnabled: true }, testMatch: MAIL, workers: 1 },
    { name: "mail, without JavaScript", use: { javaScriptEnabled: false }, testMatch: MAIL, workers: 1 },
    { name: "with JavaScript", use: { javaScriptEnabled: true }, testIgnore: MAIL },
    { name: "without JavaScript", use: { javaScriptEnabled: false }, testIgnore: [...ONCE, ...MAIL] },
  ],
});
