import { execFile } from "node:child_process";
import { copyFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { remember } from "@epic-web/remember";
import type { Plugin } from "vite";
import { SNAPSHOT } from "../../app/data/backend/embedded/snapshot.server";
import { FALLBACK } from "../../app/data/backend/fallback.server";
import { prepareDatabase } from "./prepared-database";

const MAKER = "assets/make-fallback.js";

/** Makes the database in a separate process, which starts with the client build so that the server build need not wait for it. */
function preparing(): Promise<string> {
  return remember("prepared-database", () => {
    const archive = prepareDatabase();
    // Avoid an unhandled rejection. The server build reports the error when it awaits the archive.
    archive.catch(() => {});
    return archive;
  });
}

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
      void preparing();
      // Bundle this script with the server, because Vite must transform its imports.
      if (folder) this.emitFile({ type: "chunk", id: "scripts/database/make-fallback.ts", fileName: MAKER });
    },
    async closeBundle() {
      if (!folder) return;
      await copyFile(await preparing(), join(folder, SNAPSHOT));
      const maker = join(folder, MAKER);
      const memory = { NODE_ENV: "production" as const, DATA_DIR: "memory://", SUPABASE_URL: "" };
      await promisify(execFile)(process.execPath, [maker, join(folder, FALLBACK)], {
        env: { ...process.env, ...memory },
      });
      await rm(maker);
    },
  };
}
