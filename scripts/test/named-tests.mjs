/** `npm test -- NAME` runs a long test run by name, or the unit and browser tests whose file name contains NAME. */
import { build, installTests, run } from "../build/project.mjs";
import { ensureChromium } from "./chromium.mjs";
import { ensureServers } from "./debian.mjs";

const WITH_JAVASCRIPT = "--project=with JavaScript";
const LONG_RUNS = {
  hosted: { args: ["--config", "playwright.hosted.config.ts"] },
  hostile: {
    args: ["hostile", "message-load", WITH_JAVASCRIPT],
    env: { HOSTILE_REQUESTS: "10000", MESSAGES: "500" },
  },
  html: { args: ["crawl", "--grep", "valid HTML", WITH_JAVASCRIPT], env: { EVERY_PAGE: "1" } },
};

function playwright(args, env = {}) {
  ensureChromium();
  // Do not use a shell, because an argument may contain spaces.
  const command = ["node_modules/@playwright/test/cli.js", "test", ...args];
  return run(process.execPath, command, { shell: false, env: { ...process.env, ...env } });
}

/** Runs the tests named `name` with further arguments for Playwright; returns whether they passed. */
export function runNamedTests(name, args) {
  installTests();
  build();
  if (name === "deploy") ensureServers();
  const longRun = LONG_RUNS[name];
  if (longRun) return playwright([...longRun.args, ...args], longRun.env);
  const unit = run("npx", ["vitest", "run", name, "--passWithNoTests"]);
  return playwright([name, "--pass-with-no-tests", ...args]) && unit;
}
