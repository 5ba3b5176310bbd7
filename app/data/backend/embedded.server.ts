import { createHash, randomUUID } from "node:crypto";
import { resolve } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { App } from "@supabase/lite";
import { createPgliteConnection } from "@supabase/lite/pglite";
import seed from "../../../supabase/seed.sql?raw";
import { lockFolder } from "./folder-lock.server";

const migrations = import.meta.glob<string>("../../../supabase/migrations/*.sql", {
  query: "?raw",
  import: "default",
  eager: true,
});

export type EmbeddedBackend = { publishableKey: string; secretKey: string; fetch: typeof fetch };

/**
 * Opens the database kept in `dataDir` (`memory://`: a new one that is not kept), brings it up to date with the
 * migrations and the seed, and returns a `fetch` that answers as a Supabase project would, with its two keys.
 * @throws SettingsError when another process uses the folder.
 */
export async function openEmbeddedBackend(dataDir: string): Promise<EmbeddedBackend> {
  const inMemory = dataDir.startsWith("memory:");
  if (!inMemory) lockFolder(dataDir);
  const connection = await createPgliteConnection({
    url: inMemory ? dataDir : `file://${resolve(dataDir, "postgres")}`,
    pgliteOptions: { extensions: { pg_trgm, unaccent } },
  });
  const normalize = connection.normalizeDbError.bind(connection);
  connection.normalizeDbError = (error) => withoutValues(normalize(error));
  await bringUpToDate(connection.driver);
  closeWithTheProcess(connection.driver);
  // Nobody outside this process can call the backend: its keys only tell the two roles apart.
  const keys = { publishable_key: "sb_publishable_embedded", secret_key: `sb_secret_${randomUUID()}` };
  const app = new App({ connection, auth: { enabled: false, ...keys }, studio: { enabled: false } });
  return {
    publishableKey: keys.publishable_key,
    secretKey: keys.secret_key,
    fetch: oneAtATime(async (input, init) => app.fetch(new Request(input, init))),
  };
}

/** The fields of a database error that hold values: what somebody wrote. */
const FIELDS_WITH_VALUES = ["stack", "detail", "where", "query", "params", "queryOptions", "internalQuery"];

/** The backend logs the errors of its database whole: this takes the values out of one. */
function withoutValues(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  for (const field of FIELDS_WITH_VALUES) Reflect.deleteProperty(error, field);
  // Class 22, « data exception »: the message quotes the value.
  if ("code" in error && String(error.code).startsWith("22")) {
    error.message = error.message.replace(/".*"/s, '"…"');
  }
  return error;
}

/**
 * A `fetch` whose requests wait for each other. The backend opens a transaction for each request on its only connection,
 * so requests at the same time would share one: with the rights of any of them, and undone together.
 */
function oneAtATime(send: typeof fetch): typeof fetch {
  let last: Promise<unknown> = Promise.resolve();
  return (input, init) => {
    const answer = last.then(() => send(input, init));
    last = answer.catch(() => {});
    return answer;
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
