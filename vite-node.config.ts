import tsconfigPaths from "vite-tsconfig-paths";
import { defineConfig } from "vite";
import { migrationVersions } from "./scripts/database/prepared-database";
import { frenchFonts } from "./scripts/build/french-fonts";
import { siteArtwork } from "./scripts/build/site-artwork";
import { siteContents } from "./scripts/build/site-contents";

/** For tests, and for scripts that run modules of the site: resolves what these modules import, without the framework. */
export default defineConfig({
  define: { MIGRATIONS: JSON.stringify(migrationVersions()) },
  plugins: [frenchFonts(), siteContents(), siteArtwork(), tsconfigPaths()],
});
