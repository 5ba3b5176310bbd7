import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import { remember } from "@epic-web/remember";
import type { Plugin } from "vite";
import { SNAPSHOT } from "../../app/server/embedded/snapshot.server";
import { prepareDatabase } from "./prepared-database";

/** Makes the database in another process, which starts with the client build so that the server build need not wait for it. */
function preparing() {
  return remember("prepared-database", () => {
    const archive = prepareDatabase();
    // Avoid an unhandled rejection. The server build reports the error when it awaits the archive.
    archive.catch(() => {});
    return archive;
  });
}

/** Writes a database with the schema and the contents next to the built server, so that a first start takes seconds. */
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
      await copyFile(await preparing(), join(folder, SNAPSHOT));
    },
  };
}
