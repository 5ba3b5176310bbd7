/** `npm test`, with which npm finds the commands of packages; `-- --all` adds the long tests, `-- NAME` runs only those whose file name contains NAME. */
import { spawn } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { BUILD, build, COMPILE, installTests, run, runBeside } from "../build/project.mjs";

const REPORTS = "test-results";
const VITEST_REPORT = `${REPORTS}/vitest.json`;
const BROWSER_REPORT = `${REPORTS}/playwright.json`;
const CACHE = "node_modules/.cache/faq-alim";
const CACHED_LINT = ["--cache", "--cache-strategy", "content", "--cache-location", `${CACHE}/lint.json`];
const CACHED_TYPES = ["--incremental", "--tsBuildInfoFile", `${CACHE}/types.json`];

const counts = { passed: 0, failed: 0, flaky: 0 };
const failed = [];
const secondsSince = (start) => `${Math.round((performance.now() - start) / 1000)} s`;

/** The numbers of tests in a report of Vitest or Playwright. A run that failed, or ran none, counts as a failure. */
function countTests(succeeded, path) {
  const report = existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : {};
  const { stats } = report;
  const passed = stats ? stats.expected + stats.flaky : (report.numPassedTests ?? 0);
  const failures = stats ? stats.unexpected : (report.numFailedTests ?? 0);
  return { passed, failed: failures || (succeeded && passed > 0 ? 0 : 1), flaky: stats?.flaky ?? 0 };
}

/** `report` is the file in which the command counts its tests. */
async function step(name, command, args, report) {
  const start = performance.now();
  const { succeeded, output } = await runBeside(command, args);
  const one = { passed: +succeeded, failed: +!succeeded, flaky: 0 };
  const found = report ? countTests(succeeded, report) : one;
  for (const outcome of Object.keys(counts)) counts[outcome] += found[outcome];
  if (found.failed > 0) failed.push(name);
  const heading = `\n— ${name}${found.failed > 0 ? ": FAILED" : ""} (${secondsSince(start)})`;
  console.log(`${heading}\n${output.trim()}`.trimEnd());
  return found.failed === 0;
}

/** Each of these keeps one core busy. */
async function checks() {
  await step("Lint", "eslint", ["--max-warnings", "0", ...CACHED_LINT, "."]);
  await step("Types", "tsc", ["--noEmit", ...CACHED_TYPES]);
  await step("Format", "prettier", ["--check", "--log-level", "warn", "--cache", "."]);
  await step("Contents", "tsx", ["scripts/content/content.ts", "--check"]);
}

/** Runs the tests while the site is built, then the browser tests, which need the build. */
async function tests() {
  const building = BUILD.isDone() || step("Production build", ...BUILD.command);
  if (!COMPILE.isDone() && !(await step("Compilation", ...COMPILE.command))) return;
  const stopPostgres = await startPostgres();
  const vitest = [
    ...["run", "--silent=passed-only", "--no-color", "--reporter=dot"],
    ...["--reporter=json", `--outputFile.json=${VITEST_REPORT}`],
  ];
  await step("Unit, route and contract tests", "vitest", vitest, VITEST_REPORT);
  process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = BROWSER_REPORT;
  if (await building)
    await step("Browser tests", "playwright", ["test", "--reporter=dot,json"], BROWSER_REPORT);
  stopPostgres();
}

/** A PostgreSQL server that all tests share. Returns a function that stops it. */
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

/** Readable for PostgreSQL, which runs as another user. */
function useTemporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), "faqalim-test-"));
  chmodSync(folder, 0o755);
  for (const name of ["TMPDIR", "TEMP", "TMP"]) process.env[name] = folder;
  process.once("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
}

const quiet = { stdio: "ignore" };
const CHROMIUM = ["chromium-headless-shell", "chromium"];

function installPackages(...names) {
  if (process.getuid?.() !== 0 || !run("apt-get", ["--version"], quiet)) return false;
  // In runlevel 1, installing a package does not start its server.
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
  run("apt-get", ["update", "-qq"], quiet);
  return run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...names], { ...quiet, env });
}

function ensureChromium() {
  if (CHROMIUM.some((name) => existsSync(`/usr/bin/${name}`))) return;
  if (CHROMIUM.some((name) => installPackages(name))) return;
  run("playwright", ["install", "chromium"]);
}

function ensureNginx() {
  if (!run("nginx", ["-v"], quiet)) installPackages("nginx-light");
}

function runNamed(name, args) {
  build();
  const unit = run("vitest", ["run", name, "--passWithNoTests"]);
  const browser = ["node_modules/@playwright/test/cli.js", "test", name, "--pass-with-no-tests", ...args];
  return run(process.execPath, browser) && unit;
}

const start = performance.now();
const [name, ...args] = process.argv.slice(2);
installTests();
ensureChromium();
// Without CI, the tests that run this server are skipped if it is missing.
if (process.env.CI || name === "deploy") ensureNginx();
if (name !== undefined && name !== "--all") process.exit(runNamed(name, args) ? 0 : 1);
if (name === undefined) process.env.TEST_RUN = "short";

useTemporaryFolder();
mkdirSync(REPORTS, { recursive: true });
for (const report of [VITEST_REPORT, BROWSER_REPORT]) rmSync(report, { force: true });
await Promise.all([checks(), tests()]);

if (counts.flaky > 0) console.log(`\nFlaky: ${counts.flaky} passed only on retry`);
if (failed.length > 0) console.log(`\nFailed: ${failed.join(", ")}`);
console.log(`\nIn ${secondsSince(start)}:`);
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed === 0 ? 0 : 1;
