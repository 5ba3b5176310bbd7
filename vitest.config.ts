import { defineConfig, mergeConfig } from "vitest/config";
import { isShortRun, LONG_TESTS } from "./tests/support/long-tests";
import { TEST_SECRET } from "./tests/support/signing";
import siteModules from "./vite-scripts.config";

/** Tests without state or module mocks, so their files can share modules (`isolate: false`). */
const STATELESS = [
  "app/*/**/!(*.server).test.ts",
  "app/server/rows/*.test.ts",
  "app/server/**/{cache-control,log,negotiation,request-url,security-headers}.server.test.ts",
  "compiler/**/*.test.ts",
  "tests/{content,operation}/**/*.test.ts",
];
/** Tests that only read the seed data, or that undo their changes, so their files can share one site. */
const SHARING = [
  "tests/mail/{contact,feedback-report,inbox,newsletter,refusals}.test.ts",
  "tests/routes/answers.test.ts",
  "tests/routes/forms/*.test.ts",
  "tests/routes/{food-search,loaders,markdown,methods,nutrients,open-data,quiz,search,search-misses,share-image,situation-pdf,suggestions,withdraw-command}.test.ts",
];

/** Tests that set the process's umask, which a thread cannot. */
const IN_PROCESSES = ["app/machines/operator-socket.server.test.ts"];
/** A file that opens a site takes a quarter less time in a thread. Native modules of the compiler crash there. */
const inThreads = { pool: "threads" as const };
const onDatabase = {
  setupFiles: ["tests/support/database-setup.ts"],
  globalSetup: ["tests/support/database-global-setup.ts"],
};

const LONG = isShortRun ? Object.keys(LONG_TESTS) : [];

const tests = defineConfig({
  test: {
    setupFiles: ["tests/support/setup.ts"],
    globalSetup: ["tests/support/contents-setup.ts"],
    env: { DATA_DIR: "memory://", SIGNING_SECRET: TEST_SECRET, SUPABASE_SECRET_KEY: "secret" },
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: "rules",
          include: STATELESS,
          exclude: LONG,
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "server",
          include: ["app/**/*.test.ts", "tests/{mail,routes}/**/*.test.ts"],
          exclude: [...STATELESS, ...SHARING, ...IN_PROCESSES, ...LONG],
          ...inThreads,
          ...onDatabase,
        },
      },
      {
        extends: true,
        test: { name: "processes", include: IN_PROCESSES, ...onDatabase },
      },
      {
        extends: true,
        test: {
          name: "sharing",
          include: SHARING,
          isolate: false,
          ...inThreads,
          ...onDatabase,
        },
      },
      {
        extends: true,
        test: {
          name: "contract",
          include: ["tests/contract/**/*.test.ts"],
          exclude: LONG,
          ...onDatabase,
          globalSetup: [...onDatabase.globalSetup, "tests/contract/postgres/postgres-setup.ts"],
        },
      },
    ],
  },
});

export default mergeConfig(siteModules, tests);
