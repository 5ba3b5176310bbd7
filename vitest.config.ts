import tsconfigPaths from "vite-tsconfig-paths";
import { defineConfig } from "vitest/config";
import { migrationVersions } from "./scripts/database/prepared-database";
import { frenchFonts } from "./scripts/build/french-fonts";
import { siteArtwork } from "./scripts/build/site-artwork";
import { siteContents } from "./scripts/build/site-contents";
import { TEST_SECRET } from "./tests/support/signing";

/** Tests without state or module mocks, so their files can share modules (`isolate: false`). */
const STATELESS = [
  "app/{components,resources}/**/*.test.ts",
  "app/domain/!(faq)/**/*.test.ts",
  "app/domain/faq/!(answer-html).test.ts",
  "app/http/{cross-site,request-url}.server.test.ts",
  "tests/content/**/*.test.ts",
];
/** Tests that only read the seed data, so their files can share one site. */
const READING = [
  "tests/routes/{lists,loaders,markdown,methods,open-data,quiz,search,share-image,situation-pdf,suggestions}.test.ts",
];

export default defineConfig({
  define: { MIGRATIONS: JSON.stringify(migrationVersions()) },
  plugins: [frenchFonts(), siteContents(), siteArtwork(), tsconfigPaths()],
  test: {
    setupFiles: ["tests/support/setup.ts"],
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
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "server",
          include: ["app/**/*.test.ts", "tests/{mail,routes}/**/*.test.ts"],
          exclude: [...STATELESS, ...READING],
          setupFiles: ["tests/support/database-setup.ts"],
          globalSetup: ["tests/support/database-global-setup.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "reading",
          include: READING,
          isolate: false,
          setupFiles: ["tests/support/database-setup.ts"],
          globalSetup: ["tests/support/database-global-setup.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "contract",
          include: ["tests/contract/**/*.test.ts"],
          setupFiles: ["tests/support/database-setup.ts"],
          globalSetup: [
            "tests/support/database-global-setup.ts",
            "tests/contract/postgres/postgres-setup.ts",
          ],
        },
      },
    ],
  },
});
