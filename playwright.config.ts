import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";

const chromium = "/usr/bin/chromium";

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results/browser",
  fullyParallel: true,
  workers: 2,
  forbidOnly: !!process.env["CI"],
  timeout: 60_000,
  use: {
    locale: "fr-FR",
    timezoneId: "Europe/Paris",
    // axe must not judge colours that are halfway through a transition
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      ...(existsSync(chromium) && { executablePath: chromium }),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  projects: [
    { name: "with JavaScript", use: { javaScriptEnabled: true } },
    { name: "without JavaScript", use: { javaScriptEnabled: false } },
  ],
});
