import { setFlagsFromString } from "node:v8";
import { defineConfig, mergeConfig } from "vitest/config";
import { isShortRun, LONG_TESTS } from "./tests/support/long-tests";
import { TEST_SECRET } from "./tests/support/signing";
import siteModules from "./vite-scripts.config";

/** Tests without state or module mocks, so their files can share modules (`isolate: false`). */
const STATELESS = [
  "app/*/**/!(*.server).test.ts",
  "app/server/**/{cache-control,log,request-url,security-headers}.server.test.ts",
  "compiler/**/*.test.ts",
  "tests/{content,operation}/**/*.test.ts",
];
/** Tests that need a backend of their own. The others read the seed data or undo their changes, so their files share one site. */
const OWN_BACKEND = [
  "tests/mail/{contact-notify,unconfirmed}.test.ts",
  "tests/routes/failing-backend.test.ts",
];

/** Tests that set the process's umask, which a thread cannot. */
const IN_PROCESSES = ["app/machines/operator-socket.server.test.ts"];
/** A file that opens a site takes a quarter less time in a thread. Native modules of the compiler crash there. */
const inThreads = { pool: "threads" as const };
const onDatabase = { setupFiles: ["tests/support/database-setup.ts"] };

// Each file that opens a site compiles PostgreSQL, and its tests take less time than optimizing it.
setFlagsFromString("--liftoff-only");

const LONG = isShortRun ? Object.keys(LONG_TESTS) : [];

const tests = defineConfig({
  test: {
    setupFiles: ["tests/support/setup.ts"],
    globalSetup: ["tests/support/global-setup.ts"],
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
          include: ["app/**/*.test.ts", ...OWN_BACKEND],
          exclude: [...STATELESS, ...IN_PROCESSES, ...LONG],
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
          include: ["tests/{mail,routes}/**/*.test.ts"],
          exclude: OWN_BACKEND,
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
          globalSetup: ["tests/contract/postgres/postgres-setup.ts"],
        },
      },
    ],
  },
});

export default mergeConfig(siteModules, tests);
