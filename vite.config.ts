import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Rollup } from "vite";
import tsconfigPaths from "vite-tsconfig-paths";
import remixConfig from "./remix.config.js";
import { compressedAssets } from "./scripts/vite/compressed-assets";
import { databaseSnapshot } from "./scripts/database/database-snapshot";
import { migrationVersions } from "./scripts/database/prepared-database";
import { frenchFonts } from "./scripts/vite/french-fonts";
import { siteArtwork } from "./scripts/vite/site-artwork";
import { siteContents } from "./scripts/vite/site-contents";

declare module "@remix-run/node" {
  interface Future {
    v3_singleFetch: true;
  }
}

/** What Tailwind 4 supports. */
const BROWSERS = ["chrome111", "edge111", "firefox128", "safari16.4"];

/** Packages of hundreds of files, which Node would read one by one at each start: the build puts what is used into one file. */
const MANY_FILES = ["lucide-react", /^(unified|vfile|remark|rehype|mdast|hast|micromark|unist)/];

/** The pages that start scripts themselves; the router loads what other pages need. */
const STARTS_SCRIPTS = /\/app\/(root|routes\/(category|profile|guide-list|quiz|contact|not-found))\.tsx/;

/** Few files rather than one per component: a page's scripts are asked for all at once, and change together. */
function chunkOf(id: string, { getModuleInfo }: Rollup.ManualChunkMeta): string | undefined {
  if (/illustrations?\b|figure-styles/.test(id)) return "site";
  if (
    /node_modules\/(?!sonner|isbot|schema-dts|@radix-ui\/react-accordion|lucide-react\/dist\/esm\/icons)/.test(
      id,
    )
  )
    return "packages";
  if (!/lucide-react|\/app\/(components\/(site|form|faq|search|reading)|domain)\//.test(id)) return undefined;
  const importers = new Set([id]);
  for (const importer of importers) {
    if (STARTS_SCRIPTS.test(importer)) return "site";
    for (const next of getModuleInfo(importer)?.importers ?? []) importers.add(next);
  }
  return "reading";
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    frenchFonts(),
    siteContents({ showsDrafts: true }),
    siteArtwork(),
    tailwindcss(),
    remix(remixConfig),
    tsconfigPaths(),
    databaseSnapshot(),
    compressedAssets(),
  ],
  // Found before the first visit, so that development does not reload itself then.
  optimizeDeps: {
    entries: ["app/entry.client.tsx", "app/root.tsx", "app/components/**/*.tsx"],
    include: ["@github/combobox-nav", "remix-utils/use-hydrated", "remix-utils/use-should-hydrate"],
  },
  define: { MIGRATIONS: JSON.stringify(migrationVersions()) },
  ssr: isSsrBuild ? { noExternal: MANY_FILES } : {},
  build: {
    // The same for both builds, so that the style sheet and the scripts of their own (`?worker&url`) have one name in both.
    // The server waits for its backend at the top of entry.server.tsx, which these browsers could do too.
    target: BROWSERS,
    cssTarget: BROWSERS,
    ...(!isSsrBuild && { rollupOptions: { output: { manualChunks: chunkOf } } }),
    // A font or an image inlined as `data:` would need a wider Content-Security-Policy.
    assetsInlineLimit: 0,
  },
}));
