import { SettingsError } from "../../app/server/settings/settings.server";

/** With the owner's rights: a `pg` client or a PGlite instance. */
export type Connection = {
  query: (sql: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;
};

/** `from` is the first id that is copied: of some contents only rows added by hand, as the ids of the others change. */
type Table = { name: string; key: string; isContent: boolean; from: number };

const tables = (names: string, { key = "id", isContent = false, from = 0 } = {}): Table[] =>
  names.split(" ").map((name) => ({ name: `faqalim_${name}`, key, isContent, from }));

/** Each table follows the tables that it references. */
const TABLES = [
  ...tables("categories subcategories target_audiences faqs", { isContent: true }),
  ...tables("quizzes quiz_questions quiz_answers", { isContent: true }),
  ...tables("foods food_advice food_storage food_composition", { isContent: true, from: 1_000_000 }),
  ...tables("contact_messages newsletter_subscriptions outbox feedback"),
  ...tables("withdrawals", { key: "kind, content_id" }),
  ...tables("search_misses", { key: "day, term" }),
];

const ROWS_AT_ONCE = 1_000;

type Moved = { table: string; rows: number; written: number };

/** In one transaction. Rows of the target stay; visitors’ rows must be equal. @throws SettingsError */
export async function moveRows(source: Connection, target: Connection): Promise<Moved[]> {
  for (const side of [source, target]) await side.query("set timezone to 'UTC'");
  await target.query("begin");
  try {
    const moved: Moved[] = [];
    for (const each of TABLES) moved.push(await moveTable(source, target, each));
    await countVotes(target);
    await target.query("commit");
    return moved;
  } catch (error) {
    await target.query("rollback");
    if (error instanceof SettingsError || !(error instanceof Error)) throw error;
    // PostgreSQL's message, for example about a unique value, names the constraint but not the value.
    throw new SettingsError(`La base d’arrivée refuse une ligne (${error.message}) : rien n’a changé.`, {
      cause: error,
    });
  }
}

async function moveTable(source: Connection, target: Connection, table: Table): Promise<Moved> {
  const { name, isContent } = table;
  const columns = await columnsOf(source, table);
  if (columns !== (await columnsOf(target, table)))
    throw new SettingsError(
      `La table ${name} n’a pas les mêmes colonnes des deux côtés : appliquez d’abord les migrations de la même version.`,
    );
  const moved: Moved = { table: name, rows: 0, written: 0 };
  for (;;) {
    const page = await readPage(source, table, columns, moved.rows);
    if (page.rows === 0) break;
    moved.rows += page.rows;
    const before = await differences(target, table, columns, page.json);
    if (before.changed > 0 && !isContent)
      throw new SettingsError(
        `${name} : ${before.changed} ligne(s) existent déjà à l’arrivée, différentes. Rien n’a changé.`,
      );
    await insert(target, table, columns, page.json);
    const after = await differences(target, table, columns, page.json);
    if (after.missing > 0 || after.changed > (isContent ? before.changed : 0))
      throw new SettingsError(`${name} : des lignes ne sont pas arrivées telles quelles. Rien n’a changé.`);
    moved.written += before.missing;
  }
  if (table.key === "id") await advanceSequence(target, table);
  return moved;
}

/** A list in SQL, without generated columns. */
async function columnsOf(side: Connection, { name }: Table): Promise<string> {
  const { rows } = await side.query(
    `select string_agg(column_name, ', ' order by column_name) as names from information_schema.columns
    where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
    [name],
  );
  return textOf(rows[0], "names");
}

async function readPage(
  source: Connection,
  { name, key, from }: Table,
  columns: string,
  offset: number,
): Promise<{ rows: number; json: string }> {
  const { rows } = await source.query(
    `select count(*)::text as rows, jsonb_agg(to_jsonb(t))::text as json
    from (select ${columns} from public.${name} ${from > 0 ? `where ${key} >= ${from}` : ""} order by ${key} limit ${ROWS_AT_ONCE} offset ${offset}) t`,
  );
  return { rows: Number(textOf(rows[0], "rows")), json: textOf(rows[0], "json") };
}

async function differences(target: Connection, { name, key }: Table, columns: string, json: string) {
  const { rows } = await target.query(
    `select count(*) filter (where stored is null)::text as missing,
      count(*) filter (where stored <> given)::text as changed
    from jsonb_array_elements($1::jsonb) given
    cross join jsonb_populate_record(null::public.${name}, given)
    left join (select ${key}, to_jsonb(t) as stored from (select ${columns} from public.${name}) t) f using (${key})`,
    [json],
  );
  return { missing: Number(textOf(rows[0], "missing")), changed: Number(textOf(rows[0], "changed")) };
}

async function insert(
  target: Connection,
  { name, key }: Table,
  columns: string,
  json: string,
): Promise<void> {
  await target.query(
    `insert into public.${name} (${columns}) overriding system value
    select ${columns} from jsonb_populate_recordset(null::public.${name}, $1::jsonb)
    on conflict (${key}) do nothing`,
    [json],
  );
}

async function advanceSequence(target: Connection, { name }: Table): Promise<void> {
  const { rows } = await target.query(`select pg_get_serial_sequence('public.${name}', 'id') as sequence`);
  const sequence = textOf(rows[0], "sequence");
  await target.query(
    `select setval('${sequence}', greatest((select last_value from ${sequence}), (select max(id) from public.${name})))
    from public.${name} having count(*) > 0`,
  );
}

/** The target now has the feedback of both sides. */
async function countVotes(target: Connection): Promise<void> {
  await target.query("select set_config('faqalim.only_votes', 'yes', true)");
  await target.query(
    `update public.faqalim_faqs q set votes = c.votes
    from (select faq_id, sum(case helped when true then 1 when false then -1 else 0 end)::integer as votes
      from public.faqalim_feedback where faq_id is not null group by faq_id) c
    where c.faq_id = q.id and q.votes <> c.votes`,
  );
}

function textOf(row: unknown, column: string): string {
  const value: unknown = typeof row === "object" && row !== null ? Reflect.get(row, column) : undefined;
  return typeof value === "string" ? value : "";
}
