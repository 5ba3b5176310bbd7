import { createHash, randomUUID } from "node:crypto";
import type { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { App } from "@supabase/lite";
import { createPgliteConnection } from "@supabase/lite/pglite";
import seed from "../../../supabase/seed.sql?raw";
import { openKeptDatabase, UnwritableFolderError } from "./data-folder.server";
import { lockFolder } from "./folder-lock.server";

const migrations = import.meta.glob<string>("../../../supabase/migrations/*.sql", {
  query: "?raw",
  import: "default",
  eager: true,
});

export type EmbeddedBackend = {
  publishableKey: string;
  secretKey: string;
  fetch: typeof fetch;
  /** Whether nothing that is written is kept, although a folder was asked for. */
  isReadOnly: boolean;
};

/**
 * Opens the database kept in `dataDir` (`memory://`: a new one that is not kept), brings it up to date with the
 * migrations and the seed, and returns a `fetch` that answers as a Supabase project would, with its two keys. When
 * nothing can be written in the folder, a copy of the contents in memory stands in.
 * @throws SettingsError when another process uses the folder, or when its database does not open.
 */
export async function openEmbeddedBackend(dataDir: string): Promise<EmbeddedBackend> {
  if (dataDir.startsWith("memory:")) return serve(await openDatabase(dataDir));
  try {
    lockFolder(dataDir);
    return serve(await openKeptDatabase(dataDir, (path) => openDatabase(`file://${path}`)));
  } catch (error) {
    if (!(error instanceof UnwritableFolderError)) throw error;
    console.warn(error.message);
    return { ...serve(await openDatabase("memory://")), isReadOnly: true };
  }
}

async function openDatabase(url: string) {
  const connection = await createPgliteConnection({
    url,
    pgliteOptions: { extensions: { pg_trgm, unaccent } },
  });
  await bringUpToDate(connection.driver);
  return connection;
}

function serve(connection: Awaited<ReturnType<typeof openDatabase>>): EmbeddedBackend {
  closeWithTheProcess(connection.driver);
  // Nobody outside this process can call the backend: its keys only tell the two roles apart.
  const keys = { publishable_key: "sb_publishable_embedded", secret_key: `sb_secret_${randomUUID()}` };
  const app = new App({ connection, auth: { enabled: false, ...keys }, studio: { enabled: false } });
  return {
    publishableKey: keys.publishable_key,
    secretKey: keys.secret_key,
    fetch: async (input, init) => app.fetch(new Request(input, init)),
    isReadOnly: false,
  };
}

/** What requests under way get to finish in, once the process is asked to end. */
const GRACE_MS = 500;

/** PGlite keeps a timer, which would keep a process that was asked to end: it is closed, then the process ends. */
function closeWithTheProcess(database: PGlite): void {
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => {
      setTimeout(() => void database.close().finally(() => process.exit(0)), GRACE_MS);
    });
  }
}

/** Applies what this database has not seen yet; each step and its record are one transaction. */
async function bringUpToDate(database: PGlite): Promise<void> {
  await database.exec(`
    create schema if not exists embedded;
    create table if not exists embedded.applied (name text primary key, digest text not null);
  `);
  await createRoles(database);
  const { rows } = await database.query<{ name: string; digest: string }>(
    "select name, digest from embedded.applied",
  );
  const applied = new Map(rows.map((row) => [row.name, row.digest]));

  const apply = async (name: string, sql: string, digest: string) => {
    if (applied.get(name) === digest) return;
    await database.transaction(async (transaction) => {
      await transaction.exec(sql);
      await transaction.query(
        "insert into embedded.applied values ($1, $2) on conflict (name) do update set digest = excluded.digest",
        [name, digest],
      );
    });
  };
  for (const [path, sql] of Object.entries(migrations).sort(([a], [b]) => (a < b ? -1 : 1))) {
    await apply(path.split("/").at(-1) ?? path, sql, "migration");
  }
  await apply("seed", seed, createHash("sha256").update(seed).digest("hex"));
}

/** The roles that every Supabase project has. */
async function createRoles(database: PGlite): Promise<void> {
  for (const role of ["anon", "authenticated", "service_role"]) {
    const { rows } = await database.query("select 1 from pg_roles where rolname = $1", [role]);
    if (rows.length === 0) {
      await database.exec(`create role ${role} nologin ${role === "service_role" ? "bypassrls" : ""}`);
    }
  }
}
