import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from "node:fs";
import { join } from "node:path";

/** The cache of prepared databases, one per state of their sources. */
const CACHE = "node_modules/.cache/faqalim-database";
const MIGRATIONS = "supabase/migrations";
const MAKER = "scripts/database/make-database.ts";

/** The versions of the migrations in order, as the Supabase CLI records them in a database. */
export function migrationVersions(): string[] {
  return readdirSync(MIGRATIONS)
    .sort()
    .flatMap((name) => /^(\d+)_.*\.sql$/.exec(name)?.[1] ?? []);
}

/**
 * Returns the path of a PGlite archive with the schema and the contents. Making it takes 20 seconds, so it is cached per state of its
 * sources.
 */
export function prepareDatabase(): string {
  const archive = preparedArchive();
  if (existsSync(archive)) return archive;
  mkdirSync(CACHE, { recursive: true });
  const unfinished = `${archive}-${process.pid}`;
  const viteNode = ["node_modules/vite-node/vite-node.mjs", "--config", "vitest.config.ts"];
  execFileSync(process.execPath, [...viteNode, MAKER, unfinished], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  // Another process may have made the same archive meanwhile.
  renameSync(unfinished, archive);
  return archive;
}

function preparedArchive(): string {
  const sources = [
    ...readdirSync(MIGRATIONS).map((name) => join(MIGRATIONS, name)),
    "supabase/seed.sql",
    "app/data/backend/embedded/embedded-database.server.ts",
    "app/data/backend/embedded/pglite-options.server.ts",
    "app/data/backend/embedded/content-steps.server.ts",
    MAKER,
    "package-lock.json",
  ];
  const digest = createHash("sha256");
  for (const path of sources.sort()) digest.update(readFileSync(path));
  return join(CACHE, `${digest.digest("hex").slice(0, 16)}.tar.gz`);
}

/** The prepared database, for PGlite's `loadDataDir`. */
export function readPreparedDatabase(): Blob {
  return new Blob([readFileSync(preparedArchive())], { type: "application/x-gzip" });
}
