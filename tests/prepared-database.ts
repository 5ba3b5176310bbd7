import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from "node:fs";
import { join } from "node:path";

/** Where prepared databases are kept, one folder per state of their sources. */
const CACHE = "test-results/database";
const MIGRATIONS = "supabase/migrations";

/** The database as a data folder holds it, and as PGlite loads it into memory. */
export const DATABASE_FOLDER = "postgres";
export const DATABASE_TAR = "postgres.tar";

/**
 * A folder with an embedded database that has the schema and the contents. Making it takes seconds, so it is made once
 * per state of its sources and copied for each test file and each server.
 */
export function prepareDatabase(): string {
  const folder = preparedFolder();
  if (existsSync(folder)) return folder;

  for (const former of existsSync(CACHE) ? readdirSync(CACHE) : []) {
    if (!former.includes("-")) rmSync(join(CACHE, former), { recursive: true, force: true });
  }
  const unfinished = `${folder}-${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  execFileSync(
    process.execPath,
    [
      "node_modules/vite-node/vite-node.mjs",
      "--config",
      "vitest.config.ts",
      "tests/make-database.ts",
      unfinished,
    ],
    { stdio: ["ignore", "ignore", "inherit"] },
  );
  // Another run may have made the same one in the meantime.
  if (existsSync(folder)) rmSync(unfinished, { recursive: true });
  else renameSync(unfinished, folder);
  return folder;
}

function preparedFolder(): string {
  const sources = [
    ...readdirSync(MIGRATIONS).map((name) => join(MIGRATIONS, name)),
    "supabase/seed.sql",
    "app/data/backend/embedded/embedded-database.server.ts",
    "tests/make-database.ts",
    "package-lock.json",
  ];
  const digest = createHash("sha256");
  for (const path of sources.sort()) digest.update(readFileSync(path));
  return join(CACHE, digest.digest("hex").slice(0, 16));
}

/** Puts a copy of the prepared database into a data folder (`DATA_DIR`). */
export function copyDatabase(dataDir: string): void {
  cpSync(join(preparedFolder(), DATABASE_FOLDER), join(dataDir, DATABASE_FOLDER), {
    recursive: true,
    mode: constants.COPYFILE_FICLONE,
  });
}

/** The prepared database, for PGlite's `loadDataDir`. */
export function readDatabaseTar(): Blob {
  return new Blob([readFileSync(join(preparedFolder(), DATABASE_TAR))]);
}
