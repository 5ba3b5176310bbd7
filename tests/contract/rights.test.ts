import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { createDatabase } from "./postgres/real-backend";
import {
  HIDDEN,
  MATRIX,
  ROLES,
  SECRET,
  TABLES,
  VERBS,
  VERSION_TABLE,
  VISITORS,
  VISITORS_FUNCTIONS,
} from "./rights-matrix";

let database: Awaited<ReturnType<typeof createDatabase>>;
type Row = Record<string, unknown>;

async function rowsOf(sql: string, values: unknown[] = []): Promise<Row[]> {
  const { rows } = await database.owner.query<Row>(sql, values);
  return rows;
}

/** The result of a query with the rights of a role. */
async function rowsFor(role: string, sql: string, values: unknown[] = []): Promise<Row[]> {
  await database.owner.query(`begin; set local role ${role}`);
  return rowsOf(sql, values).finally(() => database.owner.query("rollback"));
}

beforeAll(async () => {
  database = await createDatabase(inject("postgresPort"));
  for (const [table, { isView, rows }] of Object.entries(MATRIX))
    for (const row of isView ? [] : rows) {
      const places = Object.keys(row).map((_, n) => `$${n + 1}`);
      const sql = `insert into ${table} (${Object.keys(row).join()}) values (${places.join()})`;
      await database.owner.query(sql, Object.values(row));
    }
});
afterAll(() => database.stop());

it("every table and view has the privileges of the matrix for each role and verb", async () => {
  const rows = await rowsOf(
    `select relname, role, verb,
       case verb when 'SELECT' then has_any_column_privilege(role, c.oid, verb) else has_table_privilege(role, c.oid, verb) end
         as is_allowed
     from pg_class c, unnest($1::text[]) as role, unnest($2::text[]) as verb
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm', 'f', 'p')
     order by relname, role, verb`,
    [ROLES, VERBS],
  );
  const isAllowed = (relname: string, role: string, verb: string) => {
    const isRead = verb === "SELECT";
    if (relname === VERSION_TABLE) return isRead;
    const rights = MATRIX[relname];
    return role === "service_role" ? isRead || !rights?.isView : isRead && rights?.visitors !== null;
  };
  const expected = [...TABLES, VERSION_TABLE]
    .sort()
    .flatMap((relname) =>
      ROLES.toSorted().flatMap((role) =>
        VERBS.toSorted().map((verb) => ({ relname, role, verb, is_allowed: isAllowed(relname, role, verb) })),
      ),
    );
  expect(rows).toEqual(expected);
});

it("every table has row-level security, and a view has the rights of the querying role", async () => {
  const open = await rowsOf(`
    select relname from pg_class
    where relnamespace = 'public'::regnamespace
      and (relkind = 'r' and not relrowsecurity or relkind = 'v' and 'security_invoker=on' <> all (coalesce(reloptions, '{}')))`);
  expect(open).toEqual([]);
});

it.each(TABLES.filter((table) => MATRIX[table]?.visitors))(
  "%s: visitors can select published rows only",
  async (table) => {
    const { visitors, rows } = MATRIX[table] ?? { visitors: null, rows: [] };
    const columns = Array.isArray(visitors) ? visitors.join() : "*";
    const mark = JSON.stringify(rows).includes(SECRET) ? SECRET : String(HIDDEN);
    const all = JSON.stringify(await rowsOf(`select ${columns} from ${table}`));
    expect(all).toContain(mark);
    for (const role of VISITORS) {
      const published = await rowsFor(role, `select ${columns} from ${table}`);
      expect(published, role).not.toEqual([]);
      expect(JSON.stringify(published), role).not.toContain(mark);
    }
  },
);

it("visitors cannot select a quiz’s answer key", async () => {
  const rows = await rowsOf(
    `select distinct format('%s.%s', attrelid::regclass, attname) as name
     from pg_attribute, unnest($1::text[]) as role
     where attrelid in ('faqalim_quiz_answers'::regclass, 'faqalim_quiz_questions'::regclass)
       and attnum > 0 and not attisdropped and has_column_privilege(role, attrelid, attnum, 'SELECT')`,
    [VISITORS],
  );
  const open = ["faqalim_quiz_answers", "faqalim_quiz_questions"].flatMap((table) =>
    [...(MATRIX[table]?.visitors ?? [])].map((column) => `${table}.${column}`),
  );
  expect(rows.map(({ name }) => name).sort()).toEqual(open.sort());
});

it("visitors can call the functions of the matrix and no others, and these return no hidden row", async () => {
  for (const role of VISITORS) {
    const callable = await rowsOf(
      `select proname from pg_proc
       where pronamespace = 'public'::regnamespace and has_function_privilege($1, oid, 'execute') order by 1`,
      [role],
    );
    expect(callable.map(({ proname }) => proname)).toEqual(VISITORS_FUNCTIONS);
    expect(await rowsFor(role, "select * from faqalim_search_faqs($1)", [SECRET]), role).toEqual([]);
    // Reveals only the ids of withdrawn rows, because their pages respond 410.
    const ids = (...hidden: number[]): unknown => expect.arrayContaining(hidden);
    expect(await rowsFor(role, "select faqalim_withdrawn() as ids"), role).toEqual([
      { ids: { faqs: ids(HIDDEN, HIDDEN + 10), quizzes: ids(HIDDEN), foods: ids(HIDDEN) } },
    ]);
  }
});
