import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { generateDatabaseTypes, type RealBackend, startRealBackend } from "./postgres/real-backend";

let real: RealBackend;

beforeAll(async () => {
  real = await startRealBackend(inject("postgresPort"));
});
afterAll(async () => real.stop());

describe("the schema", () => {
  it("matches app/data/backend/database.types.ts", async () => {
    expect(readFileSync("app/data/backend/database.types.ts", "utf8")).toBe(
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

  it("limits the duration of visitors’ queries, and keeps an existing limit", async () => {
    const limits = async (): Promise<unknown> => {
      const { rows }: { rows: unknown } = await real.owner.query(
        "select rolname, rolconfig from pg_roles where rolname in ('anon', 'authenticated') order by 1",
      );
      return rows;
    };
    expect(await limits()).toEqual([
      { rolname: "anon", rolconfig: ["statement_timeout=3s"] },
      { rolname: "authenticated", rolconfig: ["statement_timeout=8s"] },
    ]);
    await real.owner.query("alter role anon set statement_timeout = '5s'");
    const migration = readFileSync(
      "supabase/migrations/20261124000500_query_timeouts_and_start_check.sql",
      "utf8",
    );
    await real.owner.query(/^do \$\$.*?^\$\$;/ms.exec(migration)?.[0] ?? "");
    const kept = await limits();
    await real.owner.query("alter role anon set statement_timeout = '3s'");
    expect(kept).toContainEqual({ rolname: "anon", rolconfig: ["statement_timeout=5s"] });
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

  it("allows the same subcategory slug in two categories, but not twice in one", async () => {
    const insert = (category: number) =>
      real.owner.query(
        `insert into faqalim_subcategories (category_id, name, slug) values (${category}, 'Deux', 'deux-themes')`,
      );
    await insert(1);
    await insert(2);
    await expect(insert(2)).rejects.toThrow(/violates unique constraint/);
    await real.owner.query("delete from faqalim_subcategories where slug = 'deux-themes'");
  });

  it("refuses to delete a category with questions or subcategories", async () => {
    for (const statement of [
      "delete from faqalim_categories where id = 1",
      "with gone as (delete from faqalim_faqs where category_id = 7) delete from faqalim_categories where id = 7",
    ]) {
      await expect(real.owner.query(statement), statement).rejects.toThrow(/violates/);
    }
    const { rows } = await real.owner.query("select 1 from faqalim_faqs where category_id in (1, 7)");
    expect(rows).not.toEqual([]);
  });

  it("keeps the questions of a deleted audience or subcategory", async () => {
    await real.owner.query(`
      insert into faqalim_target_audiences (id, name, slug) values (950, 'A', 'audience-a-supprimer');
      insert into faqalim_subcategories (id, category_id, name, slug) values (950, 1, 'A', 'a-supprimer');
      insert into faqalim_faqs (id, question, answer, category_id, subcategory_id, target_audience_id)
      values (950, 'Q', 'R', 1, 950, 950);
      delete from faqalim_target_audiences where id = 950;
      delete from faqalim_subcategories where id = 950;
    `);
    const { rows } = await real.owner.query(
      "delete from faqalim_faqs where id = 950 returning category_id, subcategory_id, target_audience_id",
    );
    expect(rows).toEqual([{ category_id: "1", subcategory_id: null, target_audience_id: null }]);
  });

  it("does not change when the seed runs again", async () => {
    const snapshot = async (): Promise<unknown> => {
      const { rows }: { rows: unknown } = await real.owner.query("select * from faqalim_faqs order by id");
      return rows;
    };
    const before = await snapshot();
    await real.owner.query(readFileSync("compiled/site/seed.sql", "utf8"));
    expect(await snapshot()).toEqual(before);
  });
});
