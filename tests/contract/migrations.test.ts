import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { afterAll, beforeAll, expect, it } from "vitest";
import { applyMissing } from "~/data/backend/embedded/embedded-database.server";

const FOLDER = "supabase/migrations";
const files = readdirSync(FOLDER).sort();
/** Those of the first release; every later one is applied to a database that visitors use. */
const FIRST_RELEASE = files.filter((name) => name < "20261122");
/** The first migration since the rule that each may run twice, and that the version before it goes on. */
const REPEATABLE = files.filter((name) => name >= "20261122000576");

const sqlOf = (name: string) => readFileSync(join(FOLDER, name), "utf8");

let database: PGlite;
const apply = async (names: string[]) => {
  for (const name of names) {
    await database
      .transaction((transaction) => transaction.exec(sqlOf(name)))
      .catch((error: unknown) => {
        throw new Error(name, { cause: error });
      });
  }
};

/** All rows of the tables that visitors write, and what they count on questions. */
const visitorsRows = async (): Promise<unknown> => {
  const messages = await database.query("select * from faqalim_contact_messages order by id");
  const subscriptions = await database.query("select * from faqalim_newsletter_subscriptions order by id");
  const mails = await database.query("select * from faqalim_outbox order by id");
  const questions = await database.query(
    "select id, question, answer, views, votes from faqalim_faqs order by id",
  );
  return [messages.rows, subscriptions.rows, mails.rows, questions.rows];
};

/** What a version of the site may rely on: columns, the functions' parameters and results, and who may use what. */
const surface = async (): Promise<string[]> => {
  const { rows } = await database.query<{ what: string }>(`
    select 'column ' || table_name || '.' || column_name || ' ' || data_type as what
      from information_schema.columns where table_schema = 'public'
    union all select concat_ws(' ', role, 'calls', proname, pg_get_function_identity_arguments(p.oid), pg_get_function_result(p.oid))
      from pg_proc p, unnest('{anon,service_role}'::text[]) as role
      where pronamespace = 'public'::regnamespace and has_function_privilege(role, p.oid, 'execute')
    union all select concat_ws(' ', role, verb, attrelid::regclass, attname)
      from pg_attribute a join pg_class c on c.oid = attrelid and relkind in ('r', 'v') and attnum > 0 and not attisdropped,
        unnest('{anon,service_role}'::text[]) as role, unnest('{select,insert,update}'::text[]) as verb
      where relnamespace = 'public'::regnamespace and has_column_privilege(role, attrelid, attnum, verb)`);
  return rows.map(({ what }) => what).sort();
};

/** What else the schema is made of. */
const definitions = async (): Promise<unknown> => {
  const { rows } = await database.query(`
    select 'index' as kind, indexdef as what from pg_indexes where schemaname = 'public'
    union all select 'function', pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace
    union all select 'policy', tablename || ' ' || policyname || ' ' || coalesce(qual, '') from pg_policies
    union all select 'trigger', pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    order by 1, 2`);
  return rows;
};

/** What a later migration took away on purpose, as no version of the site used it. */
const GIVEN_UP = ["anon calls faqalim_fold value text text"];

beforeAll(async () => {
  database = await PGlite.create({ extensions: { pg_trgm, unaccent } });
  await database.exec("create role anon; create role authenticated; create role service_role bypassrls;");
  await apply(FIRST_RELEASE);
  const { rows: orders } = await database.query(
    "select 1 from information_schema.columns where table_name = 'faqalim_faqs' and column_name = 'order_index'",
  );
  expect(orders).toEqual([]);
  await database.exec(`
    insert into faqalim_categories (id, name, slug) values (1, 'Bases', 'bases'), (2, 'Retirée', 'retiree');
    insert into faqalim_faqs (id, question, answer, category_id, is_published, views, votes)
    values (101, 'Le fer, où en trouver ?', '<p>Dans le boudin.</p>', 1, true, 7, 3),
      (102, 'Un brouillon ?', '<p>Oui.</p>', 2, false, 0, 0);
    select faqalim_send_message('7d9f3a52-1c7e-4f0a-9a55-0d4f7a3b9c11', 'Ana', 'ana@exemple.fr', 'Sujet', 'Texte');
    select faqalim_subscribe('ana@exemple.fr', '7d9f3a52-1c7e-4f0a-9a55-0d4f7a3b9c12', repeat('a', 64), repeat('b', 64), 'v1');
  `);
});
afterAll(async () => database.close());

it("the migrations since the first release keep what visitors wrote, and make its questions searchable", async () => {
  const before = await visitorsRows();
  await apply(files.filter((name) => !FIRST_RELEASE.includes(name) && !REPEATABLE.includes(name)));
  const formerSurface = await surface();
  await apply(REPEATABLE);
  expect(await visitorsRows()).toEqual(before);
  const { rows } = await database.query("select id from faqalim_best_answers('boudin')");
  expect(rows).toEqual([{ id: 101 }]);

  const present = new Set(await surface());
  const gone = formerSurface.filter((what) => !present.has(what));
  expect(gone, "the version before still runs, and needs").toEqual(GIVEN_UP);
});

it("they may run twice", async () => {
  const once = [await definitions(), await surface(), await visitorsRows()];
  await apply(REPEATABLE);
  expect([await definitions(), await surface(), await visitorsRows()]).toEqual(once);
});

it("one that fails leaves the embedded database as it was, also what was applied just before it", async () => {
  const before = [await definitions(), await surface(), await visitorsRows()];
  const step = (name: string, sql: string) => ({ name, sql, digest: "migration" });
  const first = step("1.sql", "alter table faqalim_faqs add column rating integer not null default 0");
  const second = step("2.sql", "delete from faqalim_contact_messages; select 1 / 0");
  await expect(applyMissing(database, [first, second])).rejects.toThrow(
    /^2\.sql a échoué .+ division by zero/,
  );
  expect([await definitions(), await surface(), await visitorsRows()]).toEqual(before);
  await applyMissing(database, [first, step("2.sql", "select 1")]);
  await applyMissing(database, [first]);
  expect(await surface()).toContain("column faqalim_faqs.rating integer");
});
