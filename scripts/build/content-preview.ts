import { fork } from "node:child_process";
import { once } from "node:events";
import { relative } from "node:path";
import type { Plugin } from "vite";

const CONTENT = "content";
/** The modules that come from content files, and those that import them, load again after a change. */
const READERS = /\/app\/data\/site\/compiled\.server\.ts$|^\0~(artwork|illustrations)$/;

/**
 * For the development server: compiles the contents with their drafts, and reloads the page after each change. Another process
 * compiles, so that it can run TypeScript as it is and keep the texts that have not changed.
 */
export function contentPreview(): Plugin {
  return {
    name: "content-preview",
    apply: "serve",
    async configureServer({ watcher, environments, ws }) {
      const compiler = fork("compiler/preview.ts", { execArgv: ["--import", "tsx"] });
      const [first] = await Promise.race([once(compiler, "message"), once(compiler, "exit")]);
      if (first !== "compiled") throw new Error("The contents have errors");
      compiler.on("message", () => {
        for (const { moduleGraph: graph } of Object.values(environments)) {
          for (const [id, module] of graph.idToModuleMap) {
            if (READERS.test(id)) graph.invalidateModule(module);
          }
        }
        ws.send({ type: "full-reload" });
      });
      watcher.on("all", (_event, path) => {
        if (!relative(CONTENT, path).startsWith("..")) compiler.send("changed");
      });
    },
  };
}
