/** Reads the reports of both test runners. */
import { existsSync, readFileSync } from "node:fs";

const UNREADABLE = { passed: 0, failed: 1, tests: [] };

/**
 * Returns the numbers of passed and failed tests, and the duration of each test in seconds. Adds a failure if the run itself
 * failed, wrote no report, or ran no tests.
 */
export function judgeRun(succeeded, path, read) {
  const { passed, failed, tests } = readReport(path, read);
  const isWell = succeeded && passed > 0;
  return { passed, failed: failed || (isWell ? 0 : 1), tests };
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
export function readVitest({ numPassedTests, numFailedTests, success, testResults }) {
  const tests = testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({ name: fullName, seconds: (duration ?? 0) / 1000 })),
  );
  return { passed: numPassedTests, failed: numFailedTests || (success ? 0 : 1), tests };
}

export function readPlaywright({ stats, suites, errors }) {
  const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
  const tests = suites.flatMap(specsOf).flatMap(({ title, tests: runs }) =>
    runs.map(({ projectName, results, status }) => ({
      name: `${title} (${projectName})`,
      isFlaky: status === "flaky",
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  );
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected || errors.length, tests };
}

/** The slowest tests, one line each. */
export function slowest(tests, count = 10) {
  return tests
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, count)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${name}`);
}
