import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import { remember } from "@epic-web/remember";
import type { Plugin } from "vite";
import { SNAPSHOT } from "../../app/data/backend/embedded/snapshot.server";
import { FALLBACK } from "../../app/data/backend/fallback.server";
import { prepareDatabase, prepareFallback } from "./prepared-database";

/** Makes both files in other processes, which start with the client build so that the server build need not wait for them. */
function preparing() {
  return remember("prepared-database", () => {
    const files = prepareDatabase().then(async (archive) => ({
      archive,
      fallback: await prepareFallback(archive),
    }));
    // Avoid an unhandled rejection. The server build reports the error when it awaits the files.
    files.catch(() => {});
    return files;
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
    },
    async closeBundle() {
      if (!folder) return;
      const { archive, fallback } = await preparing();
      await copyFile(archive, join(folder, SNAPSHOT));
      await copyFile(fallback, join(folder, FALLBACK));
    },
  };
}
