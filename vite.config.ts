import { resolve } from "node:path";
import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Rollup } from "vite";
import remixConfig from "./remix.config.js";
import { compressedAssets } from "./scripts/build/compressed-assets";
import { migrationVersions } from "./scripts/database/prepared-database";
import { frenchFonts } from "./scripts/build/french-fonts";
import { siteArtwork } from "./scripts/build/site-artwork";
import { contentPreview } from "./scripts/build/content-preview";

declare module "@remix-run/node" {
  interface Future {
    v3_singleFetch: true;
  }
}

/** The minimum versions that Tailwind 4 supports. */
const BROWSERS = ["chrome111", "edge111", "firefox128", "safari16.4"];

/** Routes whose pages load scripts; the router loads the scripts of other routes on navigation. */
const STARTS_SCRIPTS = /\/app\/(root|routes\/(category|profile|guide-list|quiz|contact))\.tsx/;

/** A few large chunks instead of one per component: a page requests its scripts all at once, and they change together. */
function chunkOf(id: string, { getModuleInfo }: Rollup.ManualChunkMeta): string | undefined {
  if (/illustrations?\b/.test(id)) return "site";
  if (/node_modules\/(?!isbot|schema-dts|@radix-ui\/react-accordion)/.test(id)) return "packages";
  if (!/\/app\/(?!routes|(quiz|guides)\/[\w-]+\.tsx)\w+\//.test(id)) return undefined;
  const importers = new Set([id]);
  for (const importer of importers) {
    if (STARTS_SCRIPTS.test(importer)) return "site";
    for (const next of getModuleInfo(importer)?.importers ?? []) importers.add(next);
  }
  return "article";
}

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    frenchFonts(),
    contentPreview(),
    siteArtwork(),
    tailwindcss(),
    remix(remixConfig),
    compressedAssets(),
  ],
  resolve: { alias: { "~": resolve("app") } },
  // Pre-bundled at start-up, so that the first visit in development does not trigger a reload.
  optimizeDeps: {
    entries: ["app/entry.client.tsx", "app/!(routes)/**/*.tsx"],
    include: ["remix-utils/use-hydrated", "remix-utils/use-should-hydrate"],
  },
  // What the compiler and the build write: development is told when to read it.
  server: { watch: { ignored: ["build", "compiled", "test-results"].map((name) => resolve(name, "**")) } },
  define: {
    IS_PREVIEW: JSON.stringify(command === "serve"),
    MIGRATIONS: JSON.stringify(migrationVersions()),
  },
  build: {
    // Both builds need the same target, so that the hashed names of the style sheet and of `?worker&url` scripts match. These
    // browsers support top-level await, which entry.server.tsx uses.
    target: BROWSERS,
    cssTarget: BROWSERS,
    ...(!isSsrBuild && { rollupOptions: { output: { manualChunks: chunkOf } } }),
    // Fonts and images inlined as `data:` would need a wider Content-Security-Policy.
    assetsInlineLimit: 0,
  },
}));
