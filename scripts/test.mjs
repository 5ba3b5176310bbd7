/** `npm test`: everything that must hold before a change lands. The last line says how many checks and tests passed. */
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { ensureChromium } from "./chromium.mjs";
import { checkOnNode24 } from "./node-24.mjs";
import { build, install, run } from "./project.mjs";

const REPORTS = "test-results";
const counts = { passed: 0, failed: 0 };

/** A check that passes or fails as a whole. */
function check(name, command, args) {
  console.log(`\n— ${name}`);
  counts[run(command, args) ? "passed" : "failed"] += 1;
}

/** A test run: its own report says how many passed; a run that did not finish counts as one failure. */
function suite(name, args, report, read) {
  console.log(`\n— ${name}`);
  const succeeded = run("npx", args);
  const { passed, failed } = existsSync(report)
    ? read(JSON.parse(readFileSync(report, "utf8")))
    : { passed: 0, failed: 0 };
  counts.passed += passed;
  counts.failed += failed || (succeeded ? 0 : 1);
}

install();
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

check("Format", "npx", ["prettier", "--check", "--log-level", "warn", "."]);
check("Lint", "npx", ["eslint", "--max-warnings", "0", "."]);
check("Types", "npx", ["tsc", "--noEmit"]);
check("Contents", "npx", ["tsx", "scripts/content.ts", "--check"]);

const vitestReport = `${REPORTS}/vitest.json`;
suite(
  "Unit, route and contract tests",
  ["vitest", "run", "--reporter=dot", "--reporter=json", `--outputFile.json=${vitestReport}`],
  vitestReport,
  (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests }),
);

console.log("\n— Production build");
build();

console.log("\n— Browser tests");
ensureChromium();
checkOnNode24(check);
const playwrightReport = `${REPORTS}/playwright.json`;
process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = playwrightReport;
suite(
  "with JavaScript and without it",
  ["playwright", "test", "--reporter=dot,json"],
  playwrightReport,
  (report) => ({
    passed: report.stats.expected,
    failed: report.stats.unexpected + report.stats.flaky,
  }),
);

console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed === 0 ? 0 : 1;
