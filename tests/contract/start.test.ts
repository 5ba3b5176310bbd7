import { createServer } from "node:http";
import { afterAll, describe, expect, inject, it, vi } from "vitest";
import { checkHostedBackend } from "~/server/backend/hosted-check.server";
import { freePort } from "../support/free-port";
import { PUBLISHABLE_KEY, roleJwt, SECRET_KEY, startRealBackend } from "./postgres/real-backend";

const real = await startRealBackend(inject("postgresPort"));
afterAll(real.stop);
const settings = (changes: { url?: string; secretKey?: string } = {}) => ({
  kind: "hosted" as const,
  url: real.url,
  key: PUBLISHABLE_KEY,
  secretKey: SECRET_KEY,
  signingSecrets: [],
  ...changes,
});
const check = (changes = {}) => checkHostedBackend(settings(changes));

/** The sentence with which the check refuses a start. */
async function refusal(changes = {}): Promise<string> {
  const error: unknown = await check(changes).catch((thrown: unknown) => thrown);
  if (!(error instanceof Error) || error.name !== "WrongSettingsError")
    throw new Error("the start was not refused");
  return error.message;
}

async function serve(status: number, body: string): Promise<{ url: string; stop: () => void }> {
  const server = createServer((_, response) => response.writeHead(status).end(body));
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() };
}

describe("the address", () => {
  it("an address that does not respond counts as an outage: the site starts, and waits", async () => {
    await expect(check({ url: `http://127.0.0.1:${await freePort()}` })).resolves.toBeUndefined();
  });

  it.each([
    [500, "Internal Server Error"],
    [503, '{"code":"PGRST002"}'],
    [429, "{}"],
    [200, "<html>maintenance</html>"],
  ])("an address that responds %i %s counts as an outage too", async (status, body) => {
    const { url, stop } = await serve(status, body);
    await expect(check({ url })).resolves.toBeUndefined();
    stop();
  });

  it("the address of another site: the site refuses to start and names the variable", async () => {
    const { url, stop } = await serve(404, "<html>Not found</html>");
    expect(await refusal({ url })).toMatch(/^SUPABASE_URL \(http.+statut 404.+copiez l’adresse/);
    stop();
  });
});

it.each([
  ["of another project", roleJwt("service_role", "the secret of another project, as long as it has to be")],
  ["without the server's rights", PUBLISHABLE_KEY],
])("a secret key %s: the site refuses to start and names the key", async (_which, secretKey) => {
  expect(await refusal({ secretKey })).toMatch(/^SUPABASE_SECRET_KEY est refusée.+clé secrète/);
});

describe("the database", () => {
  const APPLIED = "supabase_migrations.schema_migrations";
  const last = MIGRATIONS.at(-1) ?? "";

  it("a database that lacks a migration: the site refuses to start and names the migration", async () => {
    await real.owner.query(`delete from ${APPLIED} where version = $1`, [last]);
    const said = await refusal();
    await real.owner.query(`insert into ${APPLIED} (version) values ($1)`, [last]);
    expect(said).toMatch(new RegExp(`il manque ${last}\\).+supabase db push`));
  });

  it("a database with a newer migration is accepted, because a deployment migrates first", async () => {
    await real.owner.query(`insert into ${APPLIED} (version) values ('20990101000000')`);
    await expect(check()).resolves.toBeUndefined();
  });

  it("a database that cannot list its migrations: the site refuses to start", async () => {
    await real.owner.query("drop function faqalim_applied_migrations; notify pgrst, 'reload schema'");
    await vi.waitFor(async () => expect(await refusal()).toMatch(/plus ancienne/), 10_000);
  });
});
