import { afterAll, expect, inject, it } from "vitest";
import { one, questionsIn, samples } from "../support/contents";
import { createDatabase } from "./postgres/real-backend";

const { question, food, untimedQuiz: quiz, category, subcategory, audience } = samples;
/** A question whose category stays. */
const other = one(questionsIn(samples.otherCategory), "question of another category");
const STORAGE = 1;

/** What the operator and the editors withdraw. */
const WITHDRAWALS = `
  update faqalim_categories set is_active = false where id = ${category.id};
  update faqalim_faqs set is_published = false where id = ${other.id};
  update faqalim_subcategories set is_active = false where id = ${subcategory.id};
  update faqalim_target_audiences set is_active = false where id = ${audience.id};
  update faqalim_quizzes set is_published = false where id = ${quiz.id};
  update faqalim_foods set is_published = false where id = ${food.id};
  update faqalim_food_storage set is_published = false where id = ${STORAGE};
  update faqalim_food_composition set is_published = false where key = 'lentilles-vertes';`;

/** The tables and views that visitors can read, with a condition for the rows that `WITHDRAWALS` hides from them. */
const READABLE: Record<string, string> = {
  faqalim_categories: `id = ${category.id}`,
  faqalim_subcategories: `id = ${subcategory.id}`,
  faqalim_target_audiences: `id = ${audience.id}`,
  faqalim_faqs: `category_id = ${category.id} or id = ${other.id}`,
  faqalim_quizzes: `id = ${quiz.id}`,
  faqalim_quiz_questions: `quiz_id = ${quiz.id}`,
  faqalim_quiz_answers: `question_id between ${quiz.id} * 100 and ${quiz.id} * 100 + 99`,
  faqalim_foods: `id = ${food.id}`,
  faqalim_food_advice: `food_id = ${food.id}`,
  faqalim_food_storage: `id = ${STORAGE}`,
  faqalim_food_composition: "key = 'lentilles-vertes'",
};
/** What only the server's key can read and write. */
const PRIVATE = [
  ...["faqalim_contact_messages", "faqalim_newsletter_subscriptions", "faqalim_outbox", "faqalim_feedback"],
  ...["faqalim_withdrawals", "faqalim_search_misses"],
];
/** What the server's key cannot write either: the row that only the triggers of the contents change. */
const READ_ONLY = ["faqalim_content_version"];

/** The site has no accounts, so a signed-in user of the project is a visitor too. */
const VISITORS = ["anon", "authenticated"];
const ROLES = [...VISITORS, "service_role"];
const SEARCH = "select id::int from faqalim_search_faqs($1)";
const VERBS = ["DELETE", "INSERT", "SELECT", "TRUNCATE", "UPDATE"];

const database = await createDatabase(inject("postgresPort"));
afterAll(database.stop);

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

it("each role has no other privileges on tables and views than these", async () => {
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
    if (role !== "service_role") return verb === "SELECT" && !PRIVATE.includes(relname);
    return verb === "SELECT" || !READ_ONLY.includes(relname);
  };
  const names = [...new Set([...Object.keys(READABLE), ...PRIVATE, ...READ_ONLY])].sort();
  const expected = names.flatMap((relname) =>
    ROLES.flatMap((role) =>
      VERBS.map((verb) => ({ relname, role, verb, is_allowed: isAllowed(relname, role, verb) })),
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

it("visitors cannot select a quiz’s answer key", async () => {
  const rows = await rowsOf(
    `select attrelid::regclass::text as name, string_agg(distinct attname, ' ' order by attname) as columns
     from pg_attribute, unnest($1::text[]) as role
     where attrelid in ('faqalim_quiz_answers'::regclass, 'faqalim_quiz_questions'::regclass)
       and attnum > 0 and not attisdropped and has_column_privilege(role, attrelid, attnum, 'SELECT')
     group by 1 order by 1`,
    [VISITORS],
  );
  expect(rows).toEqual([
    { name: "faqalim_quiz_answers", columns: "answer_text id order_index question_id" },
    { name: "faqalim_quiz_questions", columns: "drawing id order_index question quiz_id" },
  ]);
});

it("visitors can read what is withdrawn in no table, view or function", async () => {
  const found = async (role: string) => {
    const first = await rowsFor(role, SEARCH, [question.question]);
    return [...first, ...(await rowsFor(role, SEARCH, [other.question]))].map(({ id }) => id);
  };
  const count = (table: string, condition: string) =>
    `select count(*) filter (where ${condition})::int as hidden, count(*) > 0 as has_rows from ${table}`;
  for (const role of VISITORS) {
    expect(await found(role)).toEqual([question.id, other.id]);
    for (const [table, condition] of Object.entries(READABLE)) {
      const [before] = await rowsFor(role, count(table, condition));
      expect(before?.["hidden"], table).toBeGreaterThan(0);
    }
  }
  await database.owner.query(WITHDRAWALS);
  for (const role of VISITORS) {
    expect(await found(role), role).toEqual([]);
    for (const [table, condition] of Object.entries(READABLE)) {
      const after = await rowsFor(role, count(table, condition));
      expect(after, `${role}, ${table}`).toEqual([{ hidden: 0, has_rows: true }]);
    }
    // Only the ids of withdrawn rows, because their pages respond 410.
    const ids = (id: number): unknown => expect.arrayContaining([id]);
    expect(await rowsFor(role, "select faqalim_withdrawn() as ids"), role).toEqual([
      { ids: { faqs: ids(question.id), quizzes: ids(quiz.id), foods: ids(food.id) } },
    ]);
  }
});

it("visitors can call no other functions", async () => {
  for (const role of VISITORS) {
    const callable = await rowsOf(
      `select proname from pg_proc
       where pronamespace = 'public'::regnamespace and has_function_privilege($1, oid, 'execute') order by 1`,
      [role],
    );
    expect(callable.map(({ proname }) => proname)).toEqual(["faqalim_search_faqs", "faqalim_withdrawn"]);
  }
});

it("no function looks a name up in a schema that a visitor chooses, and visitors’ queries have a time limit", async () => {
  // The names of a function with a body in SQL are resolved when it is created.
  const open = await rowsOf(`
    select proname from pg_proc
    where pronamespace = 'public'::regnamespace and prosqlbody is null and 'search_path=""' <> all (coalesce(proconfig, '{}'))`);
  expect(open).toEqual([]);
  const limits = await rowsOf(
    "select rolname as role, rolconfig from pg_roles where rolname = any ($1) order by 1",
    [VISITORS],
  );
  expect(limits).toEqual([
    { role: "anon", rolconfig: ["statement_timeout=3s"] },
    { role: "authenticated", rolconfig: ["statement_timeout=8s"] },
  ]);
});
