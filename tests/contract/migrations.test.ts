import { readFileSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { applyMissing, bringUpToDate } from "~/server/embedded/embedded-database.server";
import { createDatabase, generateDatabaseTypes } from "./postgres/real-backend";

let database: PGlite;
beforeAll(async () => {
  database = await PGlite.create();
});
afterAll(() => database.close());

const tables = async (): Promise<unknown> => {
  const { rows } = await database.query(`
    select relnamespace::regnamespace || '.' || relname as name, pg_get_expr(adbin, adrelid) as value
    from pg_class left join pg_attrdef on adrelid = pg_class.oid
    where relkind = 'r' and relnamespace::regnamespace::text in ('public', 'embedded')
    order by 1, 2`);
  return rows;
};
const step = (name: string, sql: string) => ({ name, sql, digest: "migration" });

it("a failed migration rolls the embedded database back, including the migrations applied before it", async () => {
  await database.exec("create table messages (id bigint); insert into messages values (1)");
  const first = step("1.sql", "alter table messages add column rating integer not null default 7");
  const second = step("2.sql", "delete from messages; select 1 / 0");
  await applyMissing(database, []);
  const before = await tables();
  await expect(applyMissing(database, [first, second])).rejects.toThrow(
    /^2\.sql a échoué .+ division by zero/,
  );
  expect(await tables()).toEqual(before);
  await applyMissing(database, [first, step("2.sql", "select 1")]);
  await applyMissing(database, [first]);
  expect((await database.query("select * from messages")).rows).toEqual([{ id: 1, rating: 7 }]);
});

it("a database with a migration of a newer version of the site is refused and stays unchanged", async () => {
  await database.exec("delete from embedded.applied");
  await applyMissing(database, [step("29991231000100_tables.sql", "select 1")]);
  const before = await tables();
  await expect(bringUpToDate(database)).rejects.toThrow(
    /version plus récente.+lancez cette version.+restaurez la sauvegarde/,
  );
  expect(await tables()).toEqual(before);
});

it("app/server/backend/database.types.ts has the types of the migrations", async () => {
  const database = await createDatabase(inject("postgresPort"));
  const types = await generateDatabaseTypes(database);
  await database.stop();
  expect(readFileSync("app/server/backend/database.types.ts", "utf8")).toBe(types);
});
