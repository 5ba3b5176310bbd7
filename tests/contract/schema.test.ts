import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { generateDatabaseTypes, type RealBackend, startRealBackend } from "./postgres/real-backend";

let real: RealBackend;

beforeAll(async () => {
  real = await startRealBackend(inject("postgresPort"));
});
afterAll(async () => real.stop());

describe("the schema", () => {
  it("matches app/server/backend/database.types.ts", async () => {
    expect(readFileSync("app/server/backend/database.types.ts", "utf8")).toBe(
      await generateDatabaseTypes(real),
    );
  });

  it("has row-level security on every table, and views that run with the rights of the querying role", async () => {
    const open = await real.owner.query(
      "select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and not relrowsecurity",
    );
    expect(open.rows).toEqual([]);
    const views = await real.owner.query(`
      select relname from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'v'
        and 'security_invoker=on' <> all (coalesce(reloptions, '{}'))
    `);
    expect(views.rows).toEqual([]);
  });

  it("has an index on every foreign key", async () => {
    const unindexed = await real.owner.query(`
      select conrelid::regclass, conname from pg_constraint c
      where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
        select 1 from pg_index i
        where i.indrelid = c.conrelid and i.indisvalid and i.indpred is null
          and (i.indkey::int2[])[0:cardinality(c.conkey) - 1] @> c.conkey)
    `);
    expect(unindexed.rows).toEqual([]);
  });

  it("has a fixed search path for every function that PostgreSQL parses when it is called", async () => {
    const { rows } = await real.owner.query(`
      select proname from pg_proc
      where pronamespace = 'public'::regnamespace and prosqlbody is null and not exists (
        select from unnest(proconfig) as setting where setting like 'search_path=%')
    `);
    expect(rows).toEqual([]);
  });

  it("limits the duration of visitors’ queries", async () => {
    const { rows } = await real.owner.query(
      "select rolname, rolconfig from pg_roles where rolname in ('anon', 'authenticated') order by 1",
    );
    expect(rows).toEqual([
      { rolname: "anon", rolconfig: ["statement_timeout=3s"] },
      { rolname: "authenticated", rolconfig: ["statement_timeout=8s"] },
    ]);
  });

  it("rejects invalid rows", async () => {
    for (const statement of [
      "insert into faqalim_categories (name, slug, icon) values ('A', 'a', 'rocket')",
      "insert into faqalim_categories (name, slug) values ('A', 'A b')",
      "insert into faqalim_categories (name, slug) values ('A', 'sport-et-energie')",
      "insert into faqalim_faqs (question, answer, category_id, difficulty) values ('Q', 'R', 1, 'dur')",
      "insert into faqalim_faqs (question, answer, category_id, subcategory_id) values ('Q', 'R', 1, 31)",
      "insert into faqalim_quizzes (title, passing_score) values ('A', 101)",
      "insert into faqalim_quizzes (title, time_limit) values ('A', 0)",
      "insert into faqalim_quiz_questions (quiz_id, order_index, question) values (1, 1, 'Deuxième')",
    ]) {
      await expect(real.owner.query(statement), statement).rejects.toThrow(/violates/);
    }
  });
});
