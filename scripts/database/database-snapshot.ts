import { copyFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { SNAPSHOT } from "../../app/data/backend/embedded/snapshot.server";
import { prepareDatabase } from "./prepared-database";

/** Puts a database with the schema and the contents beside the built server: a first start opens it in seconds. */
export function databaseSnapshot(): Plugin {
  let folder: string | null = null;
  return {
    name: "database-snapshot",
    apply: "build",
    configResolved({ build }) {
      folder = build.ssr ? build.outDir : null;
    },
    closeBundle() {
      if (folder) copyFileSync(prepareDatabase(), join(folder, SNAPSHOT));
    },
  };
}
