import { connect, createServer, type Server, type Socket } from "node:net";
import { forget, remember } from "@epic-web/remember";
import type pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, it, vi } from "vitest";
import { storeWithinLimit } from "~/server/form/rate-limit.server";
import { createDatabase } from "./postgres/real-backend";

let postgres: Awaited<ReturnType<typeof createDatabase>>;
let door: Server;
/** While false, the database accepts connections but never responds. */
let isOpen = true;
const sockets = new Set<Socket>();

beforeAll(async () => {
  postgres = await createDatabase(inject("postgresPort"));
  door = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    if (!isOpen) return;
    const database = connect(inject("postgresPort"), "127.0.0.1");
    database.on("error", () => {});
    socket.pipe(database).pipe(socket);
  });
  await new Promise<void>((resolve) => door.listen(0, "127.0.0.1", resolve));
  const address = door.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const databaseUrl = `postgresql://postgres:postgres@127.0.0.1:${port}/${postgres.name}`;
  vi.stubEnv("RATE_LIMIT_DATABASE_URL", databaseUrl);
  forget("settings");
});

afterAll(async () => {
  await startAgain();
  for (const socket of sockets) socket.destroy();
  door.close();
  await postgres.stop();
});

/** Simulates a new process, which has no counts in memory. */
async function startAgain(): Promise<void> {
  const pool = await remember("rate-limit-pool", () => Promise.resolve<pg.Pool | null>(null));
  await pool?.end();
  const names = ["rate-limit-pool", "rate-limiter:contact", "shared-rate-limiter:contact"];
  for (const name of names) forget(name);
}

let log = vi.spyOn(console, "error");
beforeEach(async () => {
  isOpen = true;
  await startAgain();
  log = vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => void log.mockClear());

const post = (address: string, store = () => Promise.resolve()) =>
  storeWithinLimit(
    "contact",
    new Request("https://site.test/", { headers: { "x-faqalim-client-address": address } }),
    store,
  );

it("instances share their counts in a schema to which the backend's roles have no access", async () => {
  for (let n = 0; n < 5; n += 1) expect(await post("192.0.2.1")).toBe("stored");
  await startAgain();
  expect(await post("192.0.2.1")).not.toBe("stored");
  expect(await post("192.0.2.2")).toBe("stored");

  const tables = await postgres.owner.query(`
    select relnamespace::regnamespace::text as schema,
      has_schema_privilege('anon', relnamespace, 'usage') or has_table_privilege('anon', oid, 'select, delete')
        or has_schema_privilege('authenticated', relnamespace, 'usage') as open
    from pg_class where relkind = 'r' and relname like '%rate_limits'
  `);
  expect(tables.rows).toEqual([{ schema: "faqalim_private", open: false }]);
  expect(log).not.toHaveBeenCalled();
});

it("when the database drops its connections, counting continues and one line is logged", async () => {
  for (let n = 0; n < 3; n += 1) expect(await post("192.0.2.3")).toBe("stored");
  await postgres.owner.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()",
  );
  await vi.waitFor(() => expect(log).toHaveBeenCalled());
  expect(log.mock.calls).toEqual([
    [expect.stringMatching(/^Limites par visiteur : .*terminating connection[^\n]*$/)],
  ]);
  for (let n = 0; n < 2; n += 1) expect(await post("192.0.2.3")).toBe("stored");
  expect(await post("192.0.2.3")).not.toBe("stored");
  expect(log).toHaveBeenCalledOnce();
});

it("while the database is down, posts are counted in memory, then in the database again", async () => {
  isOpen = false;
  expect(await post("192.0.2.4")).toBe("stored");
  expect(log.mock.calls).toEqual([
    [expect.stringMatching(/^Limites par visiteur, comptées en mémoire : .*timeout/)],
  ]);
  isOpen = true;
  for (let n = 0; n < 5; n += 1) expect(await post("192.0.2.4")).toBe("stored");
  await startAgain();
  expect(await post("192.0.2.4")).not.toBe("stored");
});
