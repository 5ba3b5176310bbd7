import { resolve } from "node:path";
import { defineConfig } from "vite";
import { migrationVersions } from "./scripts/database/prepared-database";
import { siteArtwork } from "./scripts/build/site-artwork";

/** For tests, and for scripts that run modules of the site: resolves what these modules import, without the framework. */
export default defineConfig({
  define: { IS_PREVIEW: "false", MIGRATIONS: JSON.stringify(migrationVersions()) },
  resolve: { alias: { "~": resolve("app") } },
  plugins: [siteArtwork()],
});
