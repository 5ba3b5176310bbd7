/** Runs the tests that fail on purpose, in a process with the same modules as the contract tests. */
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["tests/failing/*.fails.ts"],
    globalSetup: ["tests/contract/postgres/postgres-setup.ts"],
    maxWorkers: 1,
  },
});
