import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { cachedFile, cachePath } from "../build/cached-file";

const MIGRATIONS = "supabase/migrations";
const MAKER = "scripts/database/make-database.ts";

/** The versions of the migrations, in order and in the format in which the Supabase CLI records them in a database. */
export function migrationVersions(): string[] {
  return readdirSync(MIGRATIONS)
    .sort()
    .flatMap((name) => /^(\d+)_.*\.sql$/.exec(name)?.[1] ?? []);
}

/**
 * Returns the path of a PGlite archive with the schema and the contents. Making the archive takes 20 seconds, so it is cached
 * until its sources change.
 */
export function prepareDatabase(): Promise<string> {
  return cachedFile(preparedArchive(), async (path) => {
    await promisify(execFile)(process.execPath, ["scripts/build/run-in-vite.mjs", MAKER, path]);
  });
}

function preparedArchive(): string {
  const sources = [
    ...readdirSync(MIGRATIONS).map((name) => join(MIGRATIONS, name)),
    "compiled/site/seed.sql",
    "app/server/embedded/embedded-database.server.ts",
    "app/server/embedded/pglite-options.server.ts",
    MAKER,
    "package-lock.json",
  ];
  return cachePath(
    "database.tar.gz",
    // With the names, because the database records those of its migrations.
    sources.sort().flatMap((path) => [path, readFileSync(path)]),
  );
}

export function readPreparedDatabase(): Blob {
  return new Blob([readFileSync(preparedArchive())], { type: "application/x-gzip" });
}
