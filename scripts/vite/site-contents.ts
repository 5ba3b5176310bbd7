import { join, relative } from "node:path";
import { type Plugin, runnerImport } from "vite";
import tsconfigPaths from "vite-tsconfig-paths";
import type * as Reader from "../../app/domain/content/site-contents";
import { readContentFiles } from "../content/content-files";
import type * as DraftReader from "../content/draft-preview";

const READER = "app/domain/content/site-contents.ts";
const DRAFT_READER = "scripts/content/draft-preview.ts";
const MODULES = ["~contents", "~drafts"];
const resolved = (name: string) => `\0${name}`;

type Options = { folder?: string; showsDrafts?: boolean };

/**
 * `~contents`: the content files as plain data, read and checked when the site is built and not each time it starts.
 * `~drafts`: what is not published, with `showsDrafts` and on a development server only; else null.
 */
export function siteContents({ folder = "content", showsDrafts = false }: Options = {}): Plugin {
  let isPreview = false;
  const load = async <T>(path: string) =>
    (await runnerImport<T>(path, { configFile: false, plugins: [tsconfigPaths()] })).module;
  return {
    name: "site-contents",
    enforce: "pre",
    configResolved({ command }) {
      isPreview = showsDrafts && command === "serve";
    },
    configureServer({ watcher, environments }) {
      // A file that is changed is followed by `addWatchFile`.
      const forget = (path: string) => {
        if (relative(folder, path).startsWith("..")) return;
        const graph = environments.ssr.moduleGraph;
        for (const name of MODULES) {
          const module = graph.getModuleById(resolved(name));
          if (module) graph.invalidateModule(module);
        }
      };
      watcher.on("add", forget).on("unlink", forget);
    },
    resolveId: (id) => (MODULES.includes(id) ? resolved(id) : undefined),
    async load(id) {
      if (!MODULES.map(resolved).includes(id)) return;
      if (id === resolved("~drafts") && !isPreview) return "export default null;";
      const files = readContentFiles(folder);
      for (const path of Object.keys(files)) this.addWatchFile(join(folder, path));
      if (id === resolved("~drafts")) {
        const { readDraftPreview } = await load<typeof DraftReader>(DRAFT_READER);
        const { problems, ...drafts } = readDraftPreview(files);
        for (const problem of problems) this.warn(problem);
        return `export default ${JSON.stringify(drafts)};`;
      }
      const { readSiteContents, withoutDrafts } = await load<typeof Reader>(READER);
      const all = readSiteContents(files);
      // Where a node stood in its file tells the site nothing, and takes more room than its text.
      const contents = JSON.stringify(isPreview ? all : withoutDrafts(all), (key, value: unknown) =>
        key === "position" ? undefined : value,
      );
      return `export default JSON.parse(${JSON.stringify(contents)});`;
    },
  };
}
