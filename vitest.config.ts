import tsconfigPaths from "vite-tsconfig-paths";
import { defineConfig } from "vitest/config";
import { TEST_SECRET } from "./tests/signing";

export default defineConfig({
  plugins: [tsconfigPaths()],
  test: {
    include: ["app/**/*.test.ts", "tests/{content,contract,mail,routes}/**/*.test.ts"],
    setupFiles: ["tests/setup.ts"],
    env: { DATA_DIR: "memory://", SIGNING_SECRET: TEST_SECRET, SUPABASE_SECRET_KEY: "secret" },
    // Making an embedded database or starting PostgreSQL takes a few seconds on a busy machine.
    testTimeout: 30_000,
    hookTimeout: 120_000,
  },
});
