import { fork } from "node:child_process";
import { once } from "node:events";
import { relative } from "node:path";
import type { Plugin, ViteDevServer } from "vite";

const CONTENT = "content";
/** The modules that come from drawings. */
const ARTWORK = /^\0~(artwork|illustrations)$/;

/**
 * For the development server: compiles the contents with their drafts, and reloads the page after each change. Another process
 * compiles, because Vite's configuration cannot resolve the compiler's imports, and so that pages are served meanwhile.
 */
export function contentPreview(): Plugin {
  return {
    name: "content-preview",
    apply: "serve",
    async configureServer({ config, watcher, environments, ws }) {
      // Remix starts a second server, without `hmr`, to read the exports of routes.
      if (config.server.hmr === false) return;
      const compiler = fork("compiler/preview.ts", { execArgv: ["--import", "tsx"] });
      const compiled = once(compiler, "message").then(() => true);
      const ended = once(compiler, "exit").then(() => false);
      if (!(await Promise.race([compiled, ended]))) throw new Error("The contents have errors");
      compiler.on("message", () => {
        ws.send({ type: "full-reload" });
      });
      watcher.on("all", (_event, path) => {
        if (relative(CONTENT, path).startsWith("..")) return;
        if (path.endsWith(".svg")) forgetArtwork(environments);
        compiler.send("changed");
      });
    },
  };
}

function forgetArtwork(environments: ViteDevServer["environments"]): void {
  for (const { moduleGraph: graph } of Object.values(environments)) {
    for (const [id, module] of graph.idToModuleMap) if (ARTWORK.test(id)) graph.invalidateModule(module);
  }
}
