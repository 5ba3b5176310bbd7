import { readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { type Plugin, runnerImport } from "vite";
import tsconfigPaths from "vite-tsconfig-paths";
import type * as Reader from "../../app/domain/editing/site-contents";
import type { DraftPreview } from "../../app/domain/site/drafts";
import type { ContentError } from "../../app/domain/text/parse-content";
import { readContentFiles } from "../content/content-files";
import { cachedFile, cachePath, codeIn } from "./cached-file";
import type * as DraftReader from "../content/draft-preview";
import type * as Dropper from "../content/checks/unpublished-references";

const READER = "app/domain/editing/site-contents.ts";
const DRAFT_READER = "scripts/content/draft-preview.ts";
const DROPPER = "scripts/content/checks/unpublished-references.ts";
const MODULES = ["~contents", "~drafts"];
/** Modules that `site-artwork.ts` generates. They also come from content files, so a change to those files reloads them too. */
const ARTWORK = ["~artwork", "~illustrations"];
const resolved = (name: string) => `\0${name}`;

/** The code that reads the contents. */
const readerSources = () => [...codeIn(["app/domain", "scripts/content"]), readFileSync("package-lock.json")];

/** Compares the name, because the loaded readers use another copy of the class. */
const isContentError = (error: unknown): error is ContentError =>
  error instanceof Error && error.name === "ContentError";

type Options = { folder?: string; showsDrafts?: boolean };

/**
 * `~contents`: the content files as plain data, read and checked at build time instead of at each start. `~drafts`: the
 * unpublished contents, on a development server with `showsDrafts`; otherwise null.
 */
export function siteContents({ folder = "content", showsDrafts = false }: Options = {}): Plugin {
  let isPreview = false;
  let [goodContents, goodDrafts]: [string | null, DraftPreview | null] = [null, null];
  const load = async <T>(path: string) =>
    (await runnerImport<T>(path, { configFile: false, plugins: [tsconfigPaths()] })).module;
  return {
    name: "site-contents",
    enforce: "pre",
    configResolved({ command }) {
      isPreview = showsDrafts && command === "serve";
    },
    configureServer({ watcher, environments, ws }) {
      const forget = (path: string) => {
        if (relative(folder, path).startsWith("..")) return;
        for (const { moduleGraph: graph } of Object.values(environments)) {
          for (const name of [...MODULES, ...ARTWORK]) {
            const module = graph.getModuleById(resolved(name));
            if (module) graph.invalidateModule(module);
          }
        }
      };
      const reload = (path: string) => {
        forget(path);
        if (!relative(folder, path).startsWith("..")) ws.send({ type: "full-reload" });
      };
      watcher.on("add", reload).on("unlink", reload).on("change", reload);
    },
    resolveId: (id) => (MODULES.includes(id) ? resolved(id) : undefined),
    async load(id) {
      if (!MODULES.map(resolved).includes(id)) return;
      if (id === resolved("~drafts") && !isPreview) return "export default null;";
      const files = readContentFiles(folder);
      for (const path of Object.keys(files)) this.addWatchFile(join(folder, path));
      if (id === resolved("~drafts")) {
        const { readDraftPreview } = await load<typeof DraftReader>(DRAFT_READER);
        try {
          goodDrafts = readDraftPreview(files);
        } catch (error) {
          if (!goodDrafts || !isContentError(error)) throw error;
          goodDrafts = { ...goodDrafts, problems: error.problems };
        }
        for (const problem of goodDrafts.problems) this.warn(problem);
        return `export default ${JSON.stringify(goodDrafts)};`;
      }
      const state = [String(isPreview), JSON.stringify(files), ...readerSources()];
      try {
        const contents = await cachedFile(cachePath("contents.json", state), async (path) => {
          const { readSiteContents, withoutDrafts } = await load<typeof Reader>(READER);
          const { dropUnpublishedReferences } = await load<typeof Dropper>(DROPPER);
          const contents = isPreview
            ? readSiteContents(files)
            : withoutDrafts(readSiteContents(dropUnpublishedReferences(files).files));
          // Removes source positions, which the site does not use and which are larger than the texts.
          const withoutPositions = (key: string, value: unknown) => (key === "position" ? undefined : value);
          writeFileSync(path, JSON.stringify(contents, withoutPositions));
        });
        goodContents = readFileSync(contents, "utf8");
      } catch (error) {
        if (!isPreview || !goodContents || !isContentError(error)) throw error;
      }
      return `export default JSON.parse(${JSON.stringify(goodContents)});`;
    },
  };
}
