/** `npm test`: everything that must hold before a change lands. The last line says how many checks and tests passed. */
import { spawn } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { ensureChromium } from "./chromium.mjs";
import { findNode24 } from "./node-24.mjs";
import { BUILD, install, isBuilt, runBeside } from "./project.mjs";
import { readPlaywright, readReport, readVitest, slowest } from "./test-reports.mjs";

const REPORTS = "test-results";
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
  name: "Browser tests on two instances with PostgreSQL and PostgREST, the short half",
  report: `${REPORTS}/playwright-hosted.json`,
  read: readPlaywright,
};

const counts = { passed: 0, failed: 0 };
const failed = [];
const flaky = [];
const tests = [];
const secondsSince = (start) => `${Math.round((performance.now() - start) / 1000)} s`;

/** Runs a command beside others, and prints all that it wrote when it ends. */
async function step(name, command, args) {
  const start = performance.now();
  const { succeeded, output } = await runBeside(command, args);
  if (!succeeded) failed.push(name);
  console.log(
    `\n— ${name}${succeeded ? "" : ": FAILED"} (${secondsSince(start)})\n${output.trim()}`.trimEnd(),
  );
  return succeeded;
}

/** A check that passes or fails as a whole. */
async function check(name, command, args) {
  const succeeded = await step(name, command, args);
  counts[succeeded ? "passed" : "failed"] += 1;
  return succeeded;
}

/** Counts a test run by its own report; a run that did not finish counts as one failure. */
function count({ report, read }, succeeded) {
  const { passed, failed, tests: reported } = readReport(report, read);
  counts.passed += passed;
  counts.failed += failed || (succeeded ? 0 : 1);
  tests.push(...reported);
  flaky.push(...reported.filter(({ isFlaky }) => isFlaky));
}

async function checks(node24) {
  await check("Lint", "npx", ["eslint", "--max-warnings", "0", "."]);
  await check("Types", "npx", ["tsc", "--noEmit"]);
  if (node24) await check("Unit tests on Node 24", node24, VITEST_ON_NODE_24);
  await check("Format", "npx", ["prettier", "--check", "--log-level", "warn", "."]);
  await check("Contents", "npx", ["tsx", "scripts/content.ts", "--check"]);
}

/** Starts what the contract tests and the hosted site share. Without it, each starts its own. */
async function startPostgres() {
  const script = ["node_modules/tsx/dist/cli.mjs", "tests/contract/serve-postgres.ts"];
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
  count(VITEST, await step(VITEST.name, "npx", ["vitest", "run", ...reporters]));
}

async function browserTests(tests, args = []) {
  process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = tests.report;
  count(tests, await step(tests.name, "npx", ["playwright", "test", "--reporter=dot,json", ...args]));
}

/** A folder for all temporary files, removed however the run ends. PostgreSQL's own user reads in it. */
function useTemporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), "faqalim-test-"));
  chmodSync(folder, 0o755);
  for (const name of ["TMPDIR", "TEMP", "TMP"]) process.env[name] = folder;
  process.once("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
}

const start = performance.now();
useTemporaryFolder();
install();
mkdirSync(REPORTS, { recursive: true });
for (const { report } of [VITEST, BROWSER, HOSTED]) rmSync(report, { force: true });

ensureChromium();
const node24 = await findNode24();
if (node24) process.env.NODE_24 = node24;
const postgres = startPostgres();

// Two at a time: the tests, and all that is checked one after the other. The browser tests need the build.
const building = isBuilt() ? Promise.resolve(true) : check("Production build", ...BUILD);
await Promise.all([
  building.then(() => checks(node24)),
  postgres.then(unitTests).then(async () => {
    if (await building) {
      await browserTests(BROWSER);
      process.env.HOSTED_HALF = "short";
      return browserTests(HOSTED, ["--config", "playwright.hosted.config.ts"]);
    }
    counts.failed += 1;
    console.log(`\n— ${BROWSER.name}: not run, as the build failed`);
  }),
]);

(await postgres)();

console.log(`\nSlowest tests\n${slowest(tests).join("\n")}`);
if (flaky.length > 0)
  console.log(
    `\nFlaky: ${flaky.length} passed at their second run only\n${flaky.map(({ name }) => name).join("\n")}`,
  );
if (failed.length > 0) console.log(`\nFailed: ${failed.join(", ")}`);
console.log(`\nIn ${secondsSince(start)}:`);
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed === 0 ? 0 : 1;
