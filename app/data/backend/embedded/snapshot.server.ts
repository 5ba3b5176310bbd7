import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** A database with the schema and the contents of this version, in the folder of the built server. */
export const SNAPSHOT = "database.tar.gz";

/** The archive that PGlite loads into a new database at `url`; null if the database exists, or if the site is not built. */
export function readSnapshot(url: string): Blob | null {
  const isThere = url.startsWith("file://") && existsSync(join(url.slice("file://".length), "PG_VERSION"));
  // The build puts this module into the folder `assets`.
  const file = fileURLToPath(new URL(`../${SNAPSHOT}`, import.meta.url));
  if (isThere || !existsSync(file)) return null;
  return new Blob([readFileSync(file)], { type: "application/x-gzip" });
}
