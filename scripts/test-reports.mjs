/** Reads what the two test runners report. */
import { existsSync, readFileSync } from "node:fs";

const NOTHING = { passed: 0, failed: 0, tests: [] };

/** How many tests passed and failed, and each test with its seconds; nothing for a run that left no report. */
export function readReport(path, read) {
  if (!existsSync(path)) return NOTHING;
  try {
    return read(JSON.parse(readFileSync(path, "utf8")));
  } catch (error) {
    console.error(`${path}: ${error.message}`);
    return NOTHING;
  }
}

export function readVitest({ numPassedTests, numFailedTests, testResults }) {
  const tests = testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({ name: fullName, seconds: (duration ?? 0) / 1000 })),
  );
  return { passed: numPassedTests, failed: numFailedTests, tests };
}

export function readPlaywright({ stats, suites }) {
  const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
  const tests = suites.flatMap(specsOf).flatMap(({ title, tests: runs }) =>
    runs.map(({ projectName, results, status }) => ({
      name: `${title} (${projectName})`,
      isFlaky: status === "flaky",
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  );
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, tests };
}

/** The slowest tests, one line each. */
export function slowest(tests, count = 10) {
  return tests
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, count)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${name}`);
}
