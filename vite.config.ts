import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import tsconfigPaths from "vite-tsconfig-paths";
import remixConfig from "./remix.config.js";
import { frenchFonts } from "./scripts/french-fonts";

declare module "@remix-run/node" {
  interface Future {
    v3_singleFetch: true;
  }
}

/** Few files rather than one per component: a page's scripts are asked for all at once, and change together. */
function chunkOf(id: string): string | undefined {
  if (/node_modules\/(?!sonner|isbot|schema-dts|@radix-ui\/react-accordion)/.test(id)) return "packages";
  if (/\/app\/(components\/(site|form|faq)|domain)\//.test(id)) return "site";
  return undefined;
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [frenchFonts(), tailwindcss(), remix(remixConfig), tsconfigPaths()],
  // Scripts of their own (`?worker&url`): the builds for browser and server compile them differently, but must give them
  // one name. They import nothing, so that it follows from their source.
  worker: {
    rollupOptions: {
      output: {
        entryFileNames: ({ name, facadeModuleId }) => `assets/${name}-${digestOf(facadeModuleId)}.js`,
      },
    },
  },
  // Found before the first visit, so that development does not reload itself then.
  optimizeDeps: {
    entries: ["app/entry.client.tsx", "app/root.tsx", "app/components/**/*.tsx"],
    include: ["remix-utils/use-hydrated", "remix-utils/use-should-hydrate"],
  },
  build: {
    // The server waits for its backend at the top of entry.server.tsx.
    ...(isSsrBuild && { target: "node20" }),
    // The same for both builds, so that the style sheet has one name. What Tailwind 4 supports.
    cssTarget: ["chrome111", "edge111", "firefox128", "safari16.4"],
    ...(!isSsrBuild && { rollupOptions: { output: { manualChunks: chunkOf } } }),
    // A font or an image inlined as `data:` would need a wider Content-Security-Policy.
    assetsInlineLimit: 0,
  },
}));

function digestOf(moduleId: string | null): string {
  const [file = ""] = moduleId?.split("?") ?? [];
  return createHash("sha256").update(readFileSync(file)).digest("base64url").slice(0, 8);
}
