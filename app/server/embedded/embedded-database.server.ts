import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import type { PGlite } from "@electric-sql/pglite";
import { App } from "@supabase/lite";
import { createPgliteConnection } from "@supabase/lite/pglite";
import { pgliteOptions } from "./pglite-options.server";
import { readSnapshot } from "./snapshot.server";

const migrations = import.meta.glob<string>("../../../supabase/migrations/*.sql", {
  query: "?raw",
  import: "default",
  eager: true,
});

const SEED = IS_PREVIEW ? "compiled/preview/seed.sql" : "compiled/site/seed.sql";

type Step = { name: string; sql: string; digest: string };

export type DatabaseOptions = { url: string; publishableKey: string; secretKey: string };

/** One call at a time: concurrent ones would share a transaction, with its role and rollback. */
export type EmbeddedDatabase = {
  fetch: (request: Request) => Promise<Response>;
  dump: () => Promise<ArrayBuffer>;
  rewriteVisitorsRows: () => Promise<void>;
  close: () => Promise<void>;
};

/** Applies the missing migrations and the seed. After `onPanic`, the database no longer responds. */
export async function openDatabase(
  options: DatabaseOptions,
  onPanic?: () => void,
): Promise<EmbeddedDatabase> {
  const connection = await createPgliteConnection({
    url: options.url,
    pgliteOptions: { ...pgliteOptions(onPanic), ...readSnapshot(options.url) },
  });
  const normalize = connection.normalizeDbError.bind(connection);
  connection.normalizeDbError = (error) => withoutValues(normalize(error));
  await bringUpToDate(connection.driver).catch(async (error: unknown) => {
    await connection.driver.close();
    throw error;
  });
  const keys = { publishable_key: options.publishableKey, secret_key: options.secretKey };
  const app = new App({ connection, auth: { enabled: false, ...keys }, studio: { enabled: false } });
  const followContents = IS_PREVIEW ? seedFollower(connection.driver) : null;
  return {
    fetch: async (request) => {
      await followContents?.();
      return app.fetch(request);
    },
    dump: async () => {
      await connection.driver.exec("checkpoint");
      return (await connection.driver.dumpDataDir("none")).arrayBuffer();
    },
    rewriteVisitorsRows: async () => {
      for (const statement of REWRITE) await connection.driver.exec(statement);
    },
    close: () => connection.driver.close(),
  };
}

/** A deleted row stays in the table until a rewrite, and in the write-ahead log until a checkpoint removes its segments. */
const REWRITE = [
  "vacuum full analyze public.faqalim_contact_messages",
  "vacuum full analyze public.faqalim_newsletter_subscriptions",
  "vacuum full analyze public.faqalim_outbox",
  // It contains samples of the values.
  "vacuum full pg_catalog.pg_statistic",
  ...["checkpoint", "select pg_switch_wal()", "checkpoint"],
];

const FIELDS_WITH_VALUES = ["stack", "detail", "where", "query", "params", "queryOptions", "internalQuery"];

/** Removes visitors' texts from database errors, because the backend logs them whole. */
function withoutValues(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  for (const field of FIELDS_WITH_VALUES) Reflect.deleteProperty(error, field);
  // Messages of class 22 ("data exception") quote the value.
  if ("code" in error && String(error.code).startsWith("22")) {
    error.message = error.message.replace(/".*"/s, '"…"');
  }
  return error;
}

const ROLES = `
  do $$ begin
    create role anon nologin;
    create role authenticated nologin;
    create role service_role nologin bypassrls;
  exception when duplicate_object then end $$`;

export async function bringUpToDate(database: PGlite): Promise<void> {
  const schemaSteps = Object.entries(migrations)
    .map(([path, sql]) => ({ name: path.split("/").at(-1) ?? path, sql, digest: "migration" }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  await refuseNewerSchema(database, schemaSteps);
  await database.exec(ROLES);
  await applyMissing(database, [...schemaSteps, seedStep()]);
}

async function refuseNewerSchema(database: PGlite, known: Step[]): Promise<void> {
  const last = known.at(-1)?.name ?? "";
  for (const [name, digest] of await readApplied(database))
    if (digest === "migration" && name > last)
      throw new Error(
        "une version plus récente du site l’a mise à jour\u202f; lancez cette version, ou restaurez la sauvegarde faite avant la mise à jour",
      );
}

async function readApplied(database: PGlite): Promise<Map<string, string>> {
  await database.exec(`
    create schema if not exists embedded;
    create table if not exists embedded.applied (name text primary key, digest text not null);
  `);
  const { rows } = await database.query<{ name: string; digest: string }>(
    "select name, digest from embedded.applied",
  );
  return new Map(rows.map((row) => [row.name, row.digest]));
}

/** PGlite has no autovacuum, and search needs its statistics. @throws Error with the name of the step that failed */
export async function applyMissing(database: PGlite, steps: Step[]): Promise<void> {
  const applied = await readApplied(database);
  const missing = steps.filter(({ name, digest }) => applied.get(name) !== digest);
  if (missing.length === 0) return;
  await applySteps(database, missing);
  await database.exec("vacuum analyze");
}

async function applySteps(database: PGlite, steps: Step[]): Promise<void> {
  await database.transaction(async (transaction) => {
    for (const { name, sql, digest } of steps) {
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

function seedStep(): Step {
  const sql = readFileSync(SEED, "utf8");
  return { name: "seed", sql, digest: createHash("sha256").update(sql).digest("hex") };
}

function seedFollower(database: PGlite): () => Promise<void> {
  const seedChangedAt = () => statSync(SEED).mtimeMs;
  let changedAt = seedChangedAt();
  return async () => {
    const found = seedChangedAt();
    if (found === changedAt) return;
    changedAt = found;
    await database.exec("set synchronous_commit = off");
    await applySteps(database, [seedStep()]);
  };
}
