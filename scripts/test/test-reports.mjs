/** Reads the reports of both test runners. */
import { existsSync, readFileSync } from "node:fs";

const UNREADABLE = { passed: 0, failed: 1, flaky: [] };

/**
 * Returns the numbers of passed and failed tests, and the names of those that passed only on retry. Adds a failure if the run itself
 * failed, wrote no report, or ran no tests.
 */
export function judgeRun(succeeded, path, read) {
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
export function readVitest({ numPassedTests, numFailedTests, success }) {
  return { passed: numPassedTests, failed: numFailedTests || (success ? 0 : 1), flaky: [] };
}

export function readPlaywright({ stats, suites, errors }) {
  const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
  const flaky = suites
    .flatMap(specsOf)
    .filter(({ tests }) => tests.some(({ status }) => status === "flaky"))
    .map(({ title }) => title);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected || errors.length, flaky };
}
