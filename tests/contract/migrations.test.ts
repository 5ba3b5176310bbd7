import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { expect, it } from "vitest";
import { applyMissing, openDatabase } from "~/data/backend/embedded/embedded-database.server";

const tablesOf = async (database: PGlite): Promise<unknown> => {
  const { rows } = await database.query(`
    select relnamespace::regnamespace || '.' || relname as name, pg_get_expr(adbin, adrelid) as value
    from pg_class left join pg_attrdef on adrelid = pg_class.oid
    where relkind = 'r' and relnamespace::regnamespace::text in ('public', 'embedded')
    order by 1, 2`);
  return rows;
};

it("a failed migration rolls the embedded database back, including the migrations applied before it", async () => {
  const database = await PGlite.create();
  await database.exec("create table messages (id bigint); insert into messages values (1)");
  const step = (name: string, sql: string) => ({ name, sql, digest: "migration" });
  const first = step("1.sql", "alter table messages add column rating integer not null default 7");
  const second = step("2.sql", "delete from messages; select 1 / 0");
  await applyMissing(database, []);
  const before = await tablesOf(database);
  await expect(applyMissing(database, [first, second])).rejects.toThrow(
    /^2\.sql a échoué .+ division by zero/,
  );
  expect(await tablesOf(database)).toEqual(before);
  await applyMissing(database, [first, step("2.sql", "select 1")]);
  await applyMissing(database, [first]);
  expect((await database.query("select * from messages")).rows).toEqual([{ id: 1, rating: 7 }]);
  await database.close();
}, 120_000);

it.each([
  {
    origin: "an earlier edition",
    migration: "20261121000100_tables.sql",
    error: /édition antérieure.+npm run backup.+npm run messages -- export/,
  },
  {
    origin: "a newer version",
    migration: "29991231000100_tables.sql",
    error: /version plus récente.+lancez cette version.+restaurez la sauvegarde/,
  },
])(
  "a database of $origin is refused and stays unchanged, and the error says what to do",
  async ({ migration, error }) => {
    const folder = mkdtempSync(join(tmpdir(), "faqalim-edition-"));
    const before = await PGlite.create(`file://${folder}`);
    await applyMissing(before, [
      { name: migration, sql: "create table messages (id bigint)", digest: "migration" },
    ]);
    const tables = await tablesOf(before);
    await before.close();

    const keys = { publishableKey: "public", secretKey: "secret" };
    await expect(openDatabase({ url: `file://${folder}`, ...keys })).rejects.toThrow(error);
    const after = await PGlite.create(`file://${folder}`);
    expect(await tablesOf(after)).toEqual(tables);
    await after.close();
    rmSync(folder, { recursive: true });
    // Allow more time: opening each of three databases takes seconds on a busy machine.
  },
  120_000,
);
