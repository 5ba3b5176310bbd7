import drafts from "~drafts";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { App } from "@supabase/lite";
import { createPgliteConnection } from "@supabase/lite/pglite";
import { contentSteps, type Step } from "./content-steps.server";
import { readSnapshot } from "./snapshot.server";

const migrations = import.meta.glob<string>("../../../../supabase/migrations/*.sql", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** `url` is where PGlite keeps its data (`file://…`, `memory://`); the keys identify the two roles. */
export type DatabaseOptions = { url: string; publishableKey: string; secretKey: string };

export type EmbeddedDatabase = {
  /** Answers as a Supabase project does. */
  fetch: (request: Request) => Promise<Response>;
  /** All of it between two requests, as a `.tar.gz` that PGlite loads. */
  dump: () => Promise<ArrayBuffer>;
  close: () => Promise<void>;
};

/**
 * PostgreSQL's own 128 MB of buffers would all be in memory from the start. What a page reads fits into these; the rest is in the
 * operating system's.
 */
const START_PARAMS = [...PGlite.defaultStartParams, "-c", "shared_buffers=16MB"];

/** Opens the database, and applies the missing migrations and the seed. */
export async function openDatabase(options: DatabaseOptions): Promise<EmbeddedDatabase> {
  const snapshot = readSnapshot(options.url);
  const connection = await createPgliteConnection({
    url: options.url,
    pgliteOptions: {
      extensions: { pg_trgm, unaccent },
      startParams: START_PARAMS,
      ...(snapshot && { loadDataDir: snapshot }),
    },
  });
  const normalize = connection.normalizeDbError.bind(connection);
  connection.normalizeDbError = (error) => withoutValues(normalize(error));
  await bringUpToDate(connection.driver).catch(async (error: unknown) => {
    await connection.driver.close();
    throw error;
  });
  const keys = { publishable_key: options.publishableKey, secret_key: options.secretKey };
  const app = new App({ connection, auth: { enabled: false, ...keys }, studio: { enabled: false } });
  const inTurn = oneAtATime();
  const followContents = drafts ? contentsFollower(connection.driver) : null;
  return {
    fetch: (request) =>
      inTurn(async () => {
        await followContents?.();
        return app.fetch(request);
      }),
    dump: async () => {
      const files = await inTurn(async () => {
        await connection.driver.exec("checkpoint");
        return connection.driver.dumpDataDir("none");
      });
      // Requests need not wait for the compression, which takes as long as the rest.
      const archive = await promisify(gzip)(Buffer.from(await files.arrayBuffer()));
      return new Uint8Array(archive).buffer;
    },
    close: () => connection.driver.close(),
  };
}

const FIELDS_WITH_VALUES = ["stack", "detail", "where", "query", "params", "queryOptions", "internalQuery"];

/** The backend logs whole database errors: what visitors wrote must not reach the log. */
function withoutValues(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  for (const field of FIELDS_WITH_VALUES) Reflect.deleteProperty(error, field);
  // Class 22, "data exception": the message quotes the value.
  if ("code" in error && String(error.code).startsWith("22")) {
    error.message = error.message.replace(/".*"/s, '"…"');
  }
  return error;
}

/** Concurrent requests would share one transaction on the only connection, with its rights and rollback. */
function oneAtATime(): <T>(task: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = last.then(task);
    last = result.catch(() => {});
    return result;
  };
}

async function bringUpToDate(database: PGlite): Promise<void> {
  await createRoles(database);
  await applyMissing(database, [
    ...Object.entries(migrations)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([path, sql]) => ({ name: path.split("/").at(-1) ?? path, sql, digest: "migration" })),
    ...contentSteps,
  ]);
}

/**
 * Applies the steps that the database has not had, in one transaction: all of them, or none. @throws Error with the name of the
 * step that failed
 */
export async function applyMissing(database: PGlite, steps: Step[]): Promise<void> {
  await database.exec(`
    create schema if not exists embedded;
    create table if not exists embedded.applied (name text primary key, digest text not null);
  `);
  const { rows } = await database.query<{ name: string; digest: string }>(
    "select name, digest from embedded.applied",
  );
  const applied = new Map(rows.map((row) => [row.name, row.digest]));
  const missing = steps.filter(({ name, digest }) => applied.get(name) !== digest);
  if (missing.length === 0) return;
  await database.transaction(async (transaction) => {
    for (const { name, sql, digest } of missing) {
      await transaction.exec(sql).catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error);
        throw new Error(`${name} a échoué et la base est restée telle quelle\u202f: ${reason}`, {
          cause: error,
        });
      });
      await transaction.query(
        "insert into embedded.applied values ($1, $2) on conflict (name) do update set digest = excluded.digest",
        [name, digest],
      );
    }
  });
}

/** For development, which keeps its database while the contents change: applies those that Vite has loaded since. */
function contentsFollower(database: PGlite): () => Promise<void> {
  let applied = contentSteps;
  return async () => {
    const { contentSteps: steps } = await import("./content-steps.server");
    if (steps === applied) return;
    await applyMissing(database, steps);
    applied = steps;
  };
}

async function createRoles(database: PGlite): Promise<void> {
  for (const role of ["anon", "authenticated", "service_role"]) {
    const { rows } = await database.query("select 1 from pg_roles where rolname = $1", [role]);
    if (rows.length === 0) {
      await database.exec(`create role ${role} nologin ${role === "service_role" ? "bypassrls" : ""}`);
    }
  }
}
