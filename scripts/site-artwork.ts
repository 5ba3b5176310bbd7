import { type Plugin, runnerImport } from "vite";
import tsconfigPaths from "vite-tsconfig-paths";
import type * as Drawer from "../app/components/figure/artwork";

const DRAWER = "app/components/figure/artwork.tsx";
const RESOLVED = "\0~artwork";

/** `~artwork`: the drawings of figures as SVG, made when the site is built: visitors' requests need no React for them. */
export function siteArtwork(): Plugin {
  return {
    name: "site-artwork",
    enforce: "pre",
    resolveId: (id) => (id === "~artwork" ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return;
      const { module, dependencies } = await runnerImport<typeof Drawer>(DRAWER, {
        configFile: false,
        plugins: [tsconfigPaths()],
      });
      for (const path of dependencies) this.addWatchFile(path);
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(module.drawArtwork()))});`;
    },
  };
}
