import { SettingsError } from "../../app/server/settings/settings.server";

/** A connection with the owner's rights: a `pg` client or a PGlite instance. */
export type Connection = {
  query: (sql: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;
};

/** `from` is the first id that is copied. */
type Table = { name: string; key: string; isContent: boolean; from: number };

const table = (name: string, { key = "id", isContent = false, from = 0 } = {}): Table => {
  return { name, key, isContent, from };
};
const content = (name: string) => table(name, { isContent: true });
/** For this table, only rows added by hand are copied, because the ids of the other rows change with the contents. */
const byHand = (name: string) => table(name, { isContent: true, from: 1_000_000 });

/** The tables in foreign key order: each table follows the tables that it references. */
const TABLES = [
  ...["faqalim_categories", "faqalim_subcategories", "faqalim_target_audiences", "faqalim_faqs"].map(content),
  ...["faqalim_quizzes", "faqalim_quiz_questions", "faqalim_quiz_answers"].map(content),
  ...["faqalim_foods", "faqalim_food_advice", "faqalim_food_storage", "faqalim_food_composition"].map(byHand),
  ...["faqalim_contact_messages", "faqalim_newsletter_subscriptions", "faqalim_outbox"].map((name) =>
    table(name),
  ),
  table("faqalim_feedback"),
  table("faqalim_withdrawals", { key: "kind, content_id" }),
  table("faqalim_search_misses", { key: "day, term" }),
];

const ROWS_AT_ONCE = 1_000;

type Moved = { table: string; rows: number; written: number };

type Columns = { names: string[]; generated: string[] };

/**
 * Copies visitors' rows, and the contents that the seeded target lacks, in one transaction, so that an error changes nothing.
 * Rows that the target already has stay unchanged; visitors' rows must be equal on both sides unless `replace` is set. Then
 * compares the checksums of every row on both sides. Idempotent.
 * @throws SettingsError if the schema versions, rows or checksums differ
 */
export async function moveRows(source: Connection, target: Connection, replace = false): Promise<Moved[]> {
  for (const side of [source, target]) await side.query("set timezone to 'UTC'");
  await target.query("begin");
  try {
    const moved: Moved[] = [];
    for (const each of TABLES) moved.push(await moveTable(source, target, each, replace));
    await countVotes(target);
    await target.query("commit");
    return moved;
  } catch (error) {
    await target.query("rollback");
    if (error instanceof SettingsError || !(error instanceof Error)) throw error;
    // For example, another row has the same unique value. PostgreSQL's message contains the name of the constraint but not the
    // value.
    throw new SettingsError(`La base d’arrivée refuse une ligne (${error.message}) : rien n’a changé.`, {
      cause: error,
    });
  }
}

async function moveTable(
  source: Connection,
  target: Connection,
  table: Table,
  replace: boolean,
): Promise<Moved> {
  const columns = await columnsOf(source, table);
  const others = await columnsOf(target, table);
  if (columns.names.join() !== others.names.join())
    throw new SettingsError(
      `La table ${table.name} n’a pas les mêmes colonnes des deux côtés : appliquez d’abord les migrations de la même version.`,
    );
  const moved: Moved = { table: table.name, rows: 0, written: 0 };
  for (;;) {
    const page = await readPage(source, table, columns, moved.rows);
    if (page.rows === 0) break;
    moved.rows += page.rows;
    const before = await differences(target, table, columns, page.json);
    if (before.changed > 0 && !table.isContent && !replace)
      throw new SettingsError(
        `${table.name} : ${before.changed} ligne(s) existent déjà à l’arrivée, différentes. Rien n’a changé ; « --replace » les remplace par celles du départ.`,
      );
    await insert(target, table, columns, page.json, replace && !table.isContent);
    const after = await differences(target, table, columns, page.json);
    const accepted = table.isContent ? before.changed : 0;
    if (after.missing > 0 || after.changed > accepted)
      throw new SettingsError(
        `${table.name} : des lignes ne sont pas arrivées telles quelles. Rien n’a changé.`,
      );
    moved.written += before.missing + (replace && !table.isContent ? before.changed : 0);
  }
  if (table.key === "id") await advanceSequence(target, table);
  return moved;
}

async function columnsOf(side: Connection, { name }: Table): Promise<Columns> {
  const { rows } = await side.query(
    `select coalesce(string_agg(column_name, ',' order by column_name) filter (where is_generated = 'NEVER'), '') as names,
      coalesce(string_agg(column_name, ',' order by column_name) filter (where is_generated <> 'NEVER'), '') as generated
    from information_schema.columns where table_schema = 'public' and table_name = $1`,
    [name],
  );
  const list = (column: string) => textOf(rows[0], column).split(",").filter(Boolean);
  return { names: list("names"), generated: list("generated") };
}

/** SQL for a row `t` as text, without generated columns and in a format that does not depend on the PostgreSQL version. */
const asText = ({ generated }: Columns) =>
  `(to_jsonb(t)${generated.map((column) => ` - '${column}'`).join("")})::text`;

async function readPage(
  source: Connection,
  { name, key, from }: Table,
  columns: Columns,
  offset: number,
): Promise<{ rows: number; json: string }> {
  const { rows } = await source.query(
    `select count(*)::text as rows,
      json_agg(json_build_object('digest', md5(${asText(columns)}), 'row', to_jsonb(t)))::text as json
    from (select * from public.${name} ${from > 0 ? `where ${key} >= ${from}` : ""} order by ${key} limit ${ROWS_AT_ONCE} offset ${offset}) t`,
  );
  return { rows: Number(textOf(rows[0], "rows")), json: textOf(rows[0], "json") };
}

/** A subquery with the rows of one batch, each with its digest in the source. */
const given = (name: string) => `
  select p.*, g.value ->> 'digest' as source_digest
  from jsonb_array_elements($1::jsonb) g, jsonb_populate_record(null::public.${name}, g.value -> 'row') p`;

async function differences(target: Connection, { name, key }: Table, columns: Columns, json: string) {
  const { rows } = await target.query(
    `select count(*) filter (where f.digest is null)::text as missing,
      count(*) filter (where f.digest <> g.source_digest)::text as changed
    from (${given(name)}) g
    left join (select ${key}, md5(${asText(columns)}) as digest from public.${name} t) f using (${key})`,
    [json],
  );
  return { missing: Number(textOf(rows[0], "missing")), changed: Number(textOf(rows[0], "changed")) };
}

async function insert(
  target: Connection,
  { name, key }: Table,
  { names }: Columns,
  json: string,
  replace: boolean,
): Promise<void> {
  const update = names.map((column) => `${column} = excluded.${column}`).join(", ");
  await target.query(
    `insert into public.${name} (${names.join(", ")}) overriding system value
    select ${names.join(", ")} from (${given(name)}) g
    on conflict (${key}) do ${replace ? `update set ${update}` : "nothing"}`,
    [json],
  );
}

/** Advances the target's id sequence past the copied rows. */
async function advanceSequence(target: Connection, { name }: Table): Promise<void> {
  const { rows } = await target.query(`select pg_get_serial_sequence('public.${name}', 'id') as sequence`);
  const sequence = textOf(rows[0], "sequence");
  await target.query(
    `select setval('${sequence}', greatest((select last_value from ${sequence}), (select max(id) from public.${name})))
    from public.${name} having count(*) > 0`,
  );
}

/** Recomputes the vote counts of questions, because the target now has the feedback of both sides. */
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
