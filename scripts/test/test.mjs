/**
 * `npm test`: the checks and tests to run before each commit. `npm test -- --all` adds the long tests, which must pass before a
 * merge. The last line shows how many tests passed. `npm test -- NAME` runs a part (named-tests.mjs).
 */
import { spawn } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { ensureChromium } from "./chromium.mjs";
import { ensureServers } from "./debian.mjs";
import { findNode24 } from "./node-24.mjs";
import { BUILD, compile, installTests, isBuilt, runBeside } from "../build/project.mjs";
import { runNamedTests } from "./named-tests.mjs";
import { judgeRun, readPlaywright, readVitest, slowest } from "./test-reports.mjs";

const REPORTS = "test-results";
/** A second run checks only the files that changed. `npm ci` empties this folder. */
const CACHE = "node_modules/.cache/faq-alim";
const CACHED_LINT = ["--cache", "--cache-strategy", "content", "--cache-location", `${CACHE}/lint.json`];
const VITEST = { name: "Unit, route and contract tests", report: `${REPORTS}/vitest.json`, read: readVitest };
const VITEST_ON_NODE_24 = [
  "node_modules/vitest/vitest.mjs",
  "run",
  "app",
  "--maxWorkers=1",
  "--no-color",
  "--reporter=dot",
];
const BROWSER = { name: "Browser tests", report: `${REPORTS}/playwright.json`, read: readPlaywright };
const HOSTED = {
  name: "Browser tests on two instances with PostgreSQL and PostgREST, short run",
  report: `${REPORTS}/playwright-hosted.json`,
  read: readPlaywright,
};

const counts = { passed: 0, failed: 0 };
const failed = [];
const flaky = [];
const tests = [];
const secondsSince = (start) => `${Math.round((performance.now() - start) / 1000)} s`;

/** Runs a command in the background, adds its counts, and prints its output when it ends. */
async function step(name, command, args, judge) {
  const start = performance.now();
  const { succeeded: endedWell, output } = await runBeside(command, args);
  const result = judge(endedWell);
  counts.passed += result.passed;
  counts.failed += result.failed;
  const succeeded = result.failed === 0;
  if (!succeeded) failed.push(name);
  console.log(
    `\n— ${name}${succeeded ? "" : ": FAILED"} (${secondsSince(start)})\n${output.trim()}`.trimEnd(),
  );
  return succeeded;
}

/** Runs a command that counts as a single check. */
function check(name, command, args) {
  return step(name, command, args, (succeeded) => ({ passed: +succeeded, failed: +!succeeded }));
}

/** Runs tests, and counts them by their report. */
function testRun({ name, report, read }, command, args) {
  return step(name, command, args, (succeeded) => {
    const result = judgeRun(succeeded, report, read);
    tests.push(...result.tests);
    flaky.push(...result.tests.filter(({ isFlaky }) => isFlaky));
    return result;
  });
}

async function checks(node24) {
  await check("Lint", "npx", ["eslint", "--max-warnings", "0", ...CACHED_LINT, "."]);
  await check("Types", "npx", [
    "tsc",
    "--noEmit",
    "--incremental",
    "--tsBuildInfoFile",
    `${CACHE}/types.json`,
  ]);
  if (node24) await check("Unit tests on Node 24", node24, VITEST_ON_NODE_24);
  await check("Format", "npx", ["prettier", "--check", "--log-level", "warn", "--cache", "."]);
  await check("Contents", "npx", ["tsx", "scripts/content/content.ts", "--check"]);
}

/**
 * Starts a PostgreSQL server that the contract tests and the hosted site share. Without it, each would start a separate server.
 */
async function startPostgres() {
  const script = ["node_modules/tsx/dist/cli.mjs", "tests/contract/postgres/serve-postgres.ts"];
  const server = spawn(process.execPath, script, { stdio: ["pipe", "pipe", "inherit"] });
  const port = await new Promise((resolve) => {
    server.stdout.once("data", (text) => resolve(String(text).trim()));
    server.once("close", () => resolve(null));
  });
  if (port) process.env.TEST_POSTGRES_PORT = port;
  return () => server.stdin.end();
}

async function unitTests() {
  const reporters = [
    "--silent=passed-only",
    "--no-color",
    "--reporter=dot",
    "--reporter=json",
    `--outputFile.json=${VITEST.report}`,
  ];
  await testRun(VITEST, "npx", ["vitest", "run", ...reporters]);
}

async function browserTests(tests, args = []) {
  process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = tests.report;
  await testRun(tests, "npx", ["playwright", "test", "--reporter=dot,json", ...args]);
}

/**
 * Creates a folder for all temporary files, which is removed at exit. Other users can read it, because PostgreSQL runs as
 * another user.
 */
function useTemporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), "faqalim-test-"));
  chmodSync(folder, 0o755);
  for (const name of ["TMPDIR", "TEMP", "TMP"]) process.env[name] = folder;
  process.once("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
}

const [name, ...args] = process.argv.slice(2);
const isWhole = name === "--all";
if (name !== undefined && !isWhole) process.exit(runNamedTests(name, args) ? 0 : 1);
// tests/support/long-tests.ts and crawl.spec.ts read this variable.
if (isWhole) process.env.EVERY_PAGE = "1";
else process.env.TEST_RUN = "short";

const start = performance.now();
useTemporaryFolder();
installTests();
compile();
mkdirSync(REPORTS, { recursive: true });
for (const { report } of [VITEST, BROWSER, HOSTED]) rmSync(report, { force: true });

ensureChromium();
// Without CI, the tests that run these servers are skipped if they are missing.
if (process.env.CI) ensureServers();
const node24 = isWhole ? await findNode24() : null;
if (node24) process.env.NODE_24 = node24;
const postgres = startPostgres();

// Run the unit tests and the sequence of checks in parallel. The browser tests then need the build.
const building = isBuilt() ? Promise.resolve(true) : check("Production build", ...BUILD);
await Promise.all([
  building.then(() => checks(node24)),
  postgres.then(unitTests).then(async () => {
    if (await building) {
      await browserTests(BROWSER);
      if (!isWhole) return;
      process.env.HOSTED_HALF = "short";
      await browserTests(HOSTED, ["--config", "playwright.hosted.config.ts"]);
      return;
    }
    counts.failed += 1;
    console.log(`\n— ${BROWSER.name}: not run, as the build failed`);
  }),
]);

(await postgres)();

console.log(`\nSlowest tests\n${slowest(tests).join("\n")}`);
if (flaky.length > 0)
  console.log(`\nFlaky: ${flaky.length} passed only on retry\n${flaky.map(({ name }) => name).join("\n")}`);
if (failed.length > 0) console.log(`\nFailed: ${failed.join(", ")}`);
console.log(`\nIn ${secondsSince(start)}:`);
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed === 0 ? 0 : 1;
