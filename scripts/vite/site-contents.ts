import { join } from "node:path";
import { type Plugin, runnerImport } from "vite";
import tsconfigPaths from "vite-tsconfig-paths";
import type * as Reader from "../../app/domain/content/site-contents";
import { readContentFiles } from "../content/content-files";

const FOLDER = "content";
const READER = "app/domain/content/site-contents.ts";
const RESOLVED = "\0~contents";

/** `~contents`: the content files as plain data, read and checked when the site is built and not each time it starts. */
export function siteContents(): Plugin {
  return {
    name: "site-contents",
    enforce: "pre",
    resolveId: (id) => (id === "~contents" ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return;
      const files = readContentFiles(FOLDER);
      for (const path of Object.keys(files)) this.addWatchFile(join(FOLDER, path));
      const { module } = await runnerImport<typeof Reader>(READER, {
        configFile: false,
        plugins: [tsconfigPaths()],
      });
      // Where a node stood in its file tells the site nothing, and takes more room than its text.
      const contents = JSON.stringify(module.readSiteContents(files), (key, value: unknown) =>
        key === "position" ? undefined : value,
      );
      return `export default JSON.parse(${JSON.stringify(contents)});`;
    },
  };
}
