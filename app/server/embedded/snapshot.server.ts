import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Written by the compiler, with the schema and the contents: with it, a first start takes seconds. */
export const SNAPSHOT = "compiled/site/database.tar.gz";

/** For a new database. Until the process ends, PGlite keeps 60 MB for it. */
export function readSnapshot(url: string): { loadDataDir?: Blob } {
  const isNew = !existsSync(join(url.replace("file://", ""), "PG_VERSION"));
  if (!import.meta.env.PROD || !existsSync(SNAPSHOT) || !isNew) return {};
  return { loadDataDir: new Blob([readFileSync(SNAPSHOT)], { type: "application/x-gzip" }) };
}
