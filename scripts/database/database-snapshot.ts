import { execFileSync } from "node:child_process";
import { copyFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { SNAPSHOT } from "../../app/data/backend/embedded/snapshot.server";
import { FALLBACK } from "../../app/data/backend/fallback.server";
import { prepareDatabase } from "./prepared-database";

const MAKER = "assets/make-fallback.js";

/**
 * Writes two files next to the built server: a database with the schema and the contents, so that a first start takes seconds, and the
 * fallback.
 */
export function databaseSnapshot(): Plugin {
  let folder: string | null = null;
  return {
    name: "database-snapshot",
    apply: "build",
    configResolved({ build }) {
      folder = build.ssr ? build.outDir : null;
    },
    buildStart() {
      // Bundled with the server, so that Vite has transformed its imports.
      if (folder) this.emitFile({ type: "chunk", id: "scripts/database/make-fallback.ts", fileName: MAKER });
    },
    closeBundle() {
      if (!folder) return;
      copyFileSync(prepareDatabase(), join(folder, SNAPSHOT));
      const maker = join(folder, MAKER);
      const env = {
        ...process.env,
        NODE_ENV: "production" as const,
        DATA_DIR: "memory://",
        SUPABASE_URL: "",
      };
      execFileSync(process.execPath, [maker, join(folder, FALLBACK)], {
        env,
        stdio: ["ignore", "ignore", "inherit"],
      });
      rmSync(maker);
    },
  };
}
