import { execFile } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { SNAPSHOT } from "../../app/server/embedded/snapshot.server";
import { cachedFile, cachePath } from "../build/cached-file";
import { BRIEFLY } from "../build/project.mjs";

const MIGRATIONS = "supabase/migrations";
const MAKER = "scripts/database/make-database.ts";

/** As the Supabase CLI records them in a database. */
export function migrationVersions(): string[] {
  return readdirSync(MIGRATIONS)
    .sort()
    .flatMap((name) => /^(\d+)_.*\.sql$/.exec(name)?.[1] ?? []);
}

/** A PGlite archive with the schema and the contents, cached by its sources. */
export function prepareDatabase(): Promise<string> {
  return cachedFile(preparedArchive(), async (path) => {
    await promisify(execFile)(process.execPath, [...BRIEFLY, "scripts/build/run-in-vite.mjs", MAKER, path]);
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
  // With the names, because the database records those of its migrations.
  const named = sources.sort().flatMap((path) => [path, readFileSync(path)]);
  return cachePath("database.tar.gz", named);
}

export function readPreparedDatabase(): Blob {
  return new Blob([readFileSync(preparedArchive())], { type: "application/x-gzip" });
}

/** Writes the archive with which the site first starts, unless one has this schema: a start applies the contents that changed since. */
export async function writeSnapshot(): Promise<void> {
  const isOlderThan = (path: string) => statSync(SNAPSHOT).mtimeMs < statSync(path).mtimeMs;
  if (existsSync(SNAPSHOT) && ![MIGRATIONS, "package-lock.json"].some(isOlderThan)) return;
  await copyFile(await prepareDatabase(), SNAPSHOT);
}
