import { createServer } from "node:http";
import { afterAll, beforeAll, describe, expect, inject, it, vi } from "vitest";
import { checkHostedBackend } from "~/server/backend/hosted-check.server";
import { freePort } from "../support/free-port";
import { PUBLISHABLE_KEY, roleJwt, SECRET_KEY, startRealBackend } from "./postgres/real-backend";

const real = await startRealBackend(inject("postgresPort"));
afterAll(real.stop);
beforeAll(async () => {
  // Roles belong to the whole PostgreSQL cluster, so another test may have created the role.
  await real.owner.query(`
    do $$ begin
      create role without_rights nologin;
    exception when duplicate_object then end $$;
    grant without_rights to authenticator`);
});

const settings = (changes: { url?: string; key?: string; secretKey?: string } = {}) => ({
  kind: "hosted" as const,
  url: real.url,
  key: PUBLISHABLE_KEY,
  secretKey: SECRET_KEY,
  signingSecrets: [],
  ...changes,
});
const check = (changes = {}) => checkHostedBackend(settings(changes));
const SENTENCE = /^[^.]+(?:\.[^ .]+)*[^.]*\.$/;

/** The sentence with which the check refuses a start. */
async function refusal(changes = {}): Promise<string> {
  const error: unknown = await check(changes).catch((thrown: unknown) => thrown);
  if (!(error instanceof Error) || error.name !== "WrongSettingsError")
    throw new Error("the start was not refused");
  expect(error.message).toMatch(SENTENCE);
  return error.message;
}

async function serve(status: number, body: string): Promise<{ url: string; stop: () => void }> {
  const server = createServer((_, response) => response.writeHead(status).end(body));
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() };
}

describe("the address", () => {
  const WAITS = /^La base de données ne répond pas .+le site attend.+SUPABASE_URL/;

  it("an address that does not respond counts as an outage: the site starts, and waits", async () => {
    expect(await check({ url: `http://127.0.0.1:${await freePort()}` })).toEqual([
      expect.stringMatching(WAITS),
    ]);
  });

  it.each([
    [500, "Internal Server Error"],
    [503, '{"code":"PGRST002"}'],
    [429, "{}"],
    [200, "<html>maintenance</html>"],
  ])("an address that responds %i %s counts as an outage too", async (status, body) => {
    const { url, stop } = await serve(status, body);
    expect(await check({ url })).toEqual([expect.stringMatching(WAITS)]);
    stop();
  });

  it("the address of another site: the site refuses to start and names the variable", async () => {
    const { url, stop } = await serve(404, "<html>Not found</html>");
    expect(await refusal({ url })).toMatch(/^SUPABASE_URL \(http.+statut 404.+copiez l’adresse/);
    stop();
  });
});

describe("the keys", () => {
  it("a key that PostgREST refuses: the site refuses to start and names the key", async () => {
    const other = roleJwt("anon", "the secret of another project, as long as it has to be");
    expect(await refusal({ key: other })).toMatch(/^SUPABASE_PUBLISHABLE_KEY est refusée.+401/);
    expect(await refusal({ secretKey: other })).toMatch(/^SUPABASE_SECRET_KEY est refusée/);
  });

  it("a secret key without the server's rights: the site refuses to start and names the key", async () => {
    expect(await refusal({ secretKey: PUBLISHABLE_KEY })).toMatch(/^SUPABASE_SECRET_KEY .+clé secrète/);
  });
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

  it("a database of an earlier edition: the site refuses to start and says how to export the messages", async () => {
    await real.owner.query(`insert into ${APPLIED} (version) values ('20261121000100')`);
    const said = await refusal();
    await real.owner.query(`delete from ${APPLIED} where version = '20261121000100'`);
    expect(said).toMatch(/édition antérieure.+npm run messages -- export/);
  });

  it("a database with a newer migration causes only a warning, because a deployment migrates first", async () => {
    await real.owner.query(`insert into ${APPLIED} (version) values ('20990101000000')`);
    const warnings = await check();
    await real.owner.query(`delete from ${APPLIED} where version = '20990101000000'`);
    expect(warnings).toEqual([expect.stringMatching(/plus récente.+\(20990101000000\)/)]);
  });

  it("a database without the site's tables, or too old to list its migrations: the site refuses to start", async () => {
    const reload = () => real.owner.query("notify pgrst, 'reload schema'");
    await real.owner.query("alter function faqalim_applied_migrations set schema extensions");
    await reload();
    await vi.waitFor(async () => expect(await refusal()).toMatch(/plus ancienne/), 10_000);
    await real.owner.query("alter table faqalim_categories set schema extensions");
    await reload();
    await vi.waitFor(async () => expect(await refusal()).toMatch(/n’a pas les tables/), 10_000);
    await real.owner.query(`
      alter table extensions.faqalim_categories set schema public;
      alter function extensions.faqalim_applied_migrations set schema public`);
    await reload();
    await vi.waitFor(async () => expect(await check()).toEqual([]), 10_000);
  });
});
