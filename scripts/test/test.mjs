/**
 * `npm test`: the checks and tests to run before each commit. `npm test -- --all` adds the long tests, which must pass before a
 * merge. `npm test -- NAME` runs only the unit and browser tests whose file name contains NAME. The last line counts the tests.
 */
import { spawn } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import {
  BUILD,
  build,
  COMPILE,
  installTests,
  isBuilt,
  isCompiled,
  run,
  runBeside,
} from "../build/project.mjs";

const REPORTS = "test-results";
const VITEST_REPORT = `${REPORTS}/vitest.json`;
const BROWSER_REPORT = `${REPORTS}/playwright.json`;
/** A second run checks only the files that changed. `npm ci` empties this folder. */
const CACHE = "node_modules/.cache/faq-alim";
const CACHED_LINT = ["--cache", "--cache-strategy", "content", "--cache-location", `${CACHE}/lint.json`];
const CACHED_TYPES = ["--incremental", "--tsBuildInfoFile", `${CACHE}/types.json`];

const counts = { passed: 0, failed: 0 };
const failed = [];
const flaky = [];
const secondsSince = (start) => `${Math.round((performance.now() - start) / 1000)} s`;

const UNREADABLE = { passed: 0, failed: 1, flaky: [] };

/**
 * Returns the numbers of passed and failed tests, and the names of those that passed only on retry. Adds a failure if the run itself
 * failed, wrote no report, or ran no tests.
 */
function judgeRun(succeeded, path, read) {
  const { passed, failed, flaky } = readReport(path, read);
  const isWell = succeeded && passed > 0;
  return { passed, failed: failed || (isWell ? 0 : 1), flaky };
}

function readReport(path, read) {
  if (!existsSync(path)) return UNREADABLE;
  try {
    return read(JSON.parse(readFileSync(path, "utf8")));
  } catch (error) {
    console.error(`${path}: ${error.message}`);
    return UNREADABLE;
  }
}

/** Reads a report of Vitest. `success` is also false if a test file did not load or an error occurred outside the tests. */
function readVitest({ numPassedTests, numFailedTests, success }) {
  return { passed: numPassedTests, failed: numFailedTests || (success ? 0 : 1), flaky: [] };
}

function readPlaywright({ stats, suites, errors }) {
  const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
  const flaky = suites
    .flatMap(specsOf)
    .filter(({ tests }) => tests.some(({ status }) => status === "flaky"))
    .map(({ title }) => title);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected || errors.length, flaky };
}

/** Runs a command in the background, adds its counts, and prints its output when it ends. */
async function step(name, command, args, judge) {
  const start = performance.now();
  const { succeeded: endedWell, output } = await runBeside(command, args);
  const result = judge(endedWell);
  counts.passed += result.passed;
  counts.failed += result.failed;
  flaky.push(...result.flaky);
  const succeeded = result.failed === 0;
  if (!succeeded) failed.push(name);
  const heading = `\n— ${name}${succeeded ? "" : ": FAILED"} (${secondsSince(start)})`;
  console.log(`${heading}\n${output.trim()}`.trimEnd());
  return succeeded;
}

const check = (name, command, args) =>
  step(name, command, args, (succeeded) => ({ passed: +succeeded, failed: +!succeeded, flaky: [] }));

/** Each of these keeps one core busy. */
async function checks() {
  await check("Lint", "npx", ["eslint", "--max-warnings", "0", ...CACHED_LINT, "."]);
  await check("Types", "npx", ["tsc", "--noEmit", ...CACHED_TYPES]);
  await check("Format", "npx", ["prettier", "--check", "--log-level", "warn", "--cache", "."]);
  await check("Contents", "npx", ["tsx", "scripts/content/content.ts", "--check"]);
}

/** Runs the tests while the site is built, then the browser tests, which need the build. */
async function tests() {
  if (!isCompiled() && !(await check("Compilation", ...COMPILE))) return;
  const building = isBuilt() ? true : check("Production build", ...BUILD);
  const stopPostgres = await startPostgres();
  await unitTests();
  if (await building) await browserTests();
  stopPostgres();
}

/**
 * Starts a PostgreSQL server that all tests share; without it, each would start a separate server. Returns a function that
 * stops it.
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

const unitTests = () =>
  step(
    "Unit, route and contract tests",
    "npx",
    [
      ...["vitest", "run", "--silent=passed-only", "--no-color", "--reporter=dot"],
      ...["--reporter=json", `--outputFile.json=${VITEST_REPORT}`],
    ],
    (succeeded) => judgeRun(succeeded, VITEST_REPORT, readVitest),
  );

function browserTests() {
  process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = BROWSER_REPORT;
  return step("Browser tests", "npx", ["playwright", "test", "--reporter=dot,json"], (succeeded) =>
    judgeRun(succeeded, BROWSER_REPORT, readPlaywright),
  );
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

const quiet = { stdio: "ignore" };
const CHROMIUM = ["chromium-headless-shell", "chromium"];

/** Installs Debian packages and returns whether that succeeded. Only root can install; elsewhere, returns false. */
function installPackages(...names) {
  if (process.getuid?.() !== 0 || !run("apt-get", ["--version"], quiet)) return false;
  // In runlevel 1, installing a package does not start its server.
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
  run("apt-get", ["update", "-qq"], quiet);
  return run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...names], { ...quiet, env });
}

/** Installs Debian's Chromium if this user is root, else Playwright's, unless it is there. */
function ensureChromium() {
  if (CHROMIUM.some((name) => existsSync(`/usr/bin/${name}`))) return;
  if (CHROMIUM.some((name) => installPackages(name))) return;
  run("npx", ["playwright", "install", "chromium"]);
}

function ensureNginx() {
  if (!run("nginx", ["-v"], quiet)) installPackages("nginx-light");
}

/** Runs the tests named `name`, with further arguments for Playwright; returns whether they passed. */
function runNamed(name, args) {
  build();
  const unit = run("npx", ["vitest", "run", name, "--passWithNoTests"]);
  const browser = ["node_modules/@playwright/test/cli.js", "test", name, "--pass-with-no-tests", ...args];
  // Without a shell, because an argument may contain spaces.
  return run(process.execPath, browser, { shell: false }) && unit;
}

const start = performance.now();
const [name, ...args] = process.argv.slice(2);
installTests();
ensureChromium();
// Without CI, the tests that run this server are skipped if it is missing.
if (process.env.CI || name === "deploy") ensureNginx();
if (name !== undefined && name !== "--all") process.exit(runNamed(name, args) ? 0 : 1);
// tests/support/long-tests.ts reads this variable.
if (name === undefined) process.env.TEST_RUN = "short";

useTemporaryFolder();
mkdirSync(REPORTS, { recursive: true });
for (const report of [VITEST_REPORT, BROWSER_REPORT]) rmSync(report, { force: true });
await Promise.all([checks(), tests()]);

if (flaky.length > 0) console.log(`\nFlaky: ${flaky.length} passed only on retry\n${flaky.join("\n")}`);
if (failed.length > 0) console.log(`\nFailed: ${failed.join(", ")}`);
console.log(`\nIn ${secondsSince(start)}:`);
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed === 0 ? 0 : 1;
