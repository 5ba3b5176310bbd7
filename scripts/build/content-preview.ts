import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { relative } from "node:path";
import type { Plugin, ViteDevServer } from "vite";
import { CONTENT } from "../../compiler/read/content-files";

const ARTWORK = /^\0~(artwork|illustrations)$/;

/** For development: another process compiles the contents with their drafts, and the page is reloaded after each change. */
export function contentPreview(): Plugin {
  let compiler: ChildProcess | undefined;
  return {
    name: "content-preview",
    apply: "serve",
    async configureServer({ config, watcher, environments, ws }) {
      // Remix starts a second server, without `hmr`, to read the exports of routes.
      if (config.server.hmr === false) return;
      const child = fork("compiler/preview.ts", { execArgv: ["--import", "tsx"] });
      compiler = child;
      const compiled = once(child, "message").then(() => true);
      const ended = once(child, "exit").then(() => false);
      if (!(await Promise.race([compiled, ended]))) throw new Error("The contents have errors");
      child.on("message", () => {
        ws.send({ type: "full-reload" });
      });
      watcher.on("all", (_event, path) => {
        if (relative(CONTENT, path).startsWith("..")) return;
        if (path.endsWith(".svg")) forgetArtwork(environments);
        child.send("changed");
      });
    },
    closeBundle() {
      if (compiler?.connected) compiler.disconnect();
    },
  };
}

function forgetArtwork(environments: ViteDevServer["environments"]): void {
  for (const { moduleGraph: graph } of Object.values(environments)) {
    for (const [id, module] of graph.idToModuleMap) if (ARTWORK.test(id)) graph.invalidateModule(module);
  }
}
