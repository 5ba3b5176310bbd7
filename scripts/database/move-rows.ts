import { z } from "zod";
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

async function moveTable(
  source: Connection,
  target: Connection,
  { name, key, isContent, from }: Table,
): Promise<Moved> {
  const table = `public.${name}`;
  const columns = await columnsOf(source, name);
  if (columns !== (await columnsOf(target, name)))
    throw new SettingsError(
      `La table ${name} n’a pas les mêmes colonnes des deux côtés : appliquez d’abord les migrations de la même version.`,
    );
  const { value: json, count: rows } = await ask(
    source,
    `select count(*), coalesce(jsonb_agg(to_jsonb(t)), '[]')::text as value
    from (select ${columns} from ${table} ${from > 0 ? `where ${key} >= ${from}` : ""} order by ${key}) t`,
  );
  const { count: written } = await ask(
    target,
    `with written as (
      insert into ${table} (${columns}) overriding system value
      select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)
      on conflict (${key}) do nothing returning 1)
    select count(*) from written`,
    json,
  );
  const { count: different } = await ask(
    target,
    `select count(*) from (select jsonb_array_elements($1::jsonb)
      except select to_jsonb(t) from (select ${columns} from ${table}) t) f`,
    json,
  );
  if (different > 0 && !isContent)
    throw new SettingsError(`${name} : ${different} ligne(s) diffèrent à l’arrivée. Rien n’a changé.`);
  if (key === "id" && rows > 0) await advanceSequence(target, table);
  return { table: name, rows, written };
}

/** In SQL, without generated columns. */
async function columnsOf(side: Connection, name: string): Promise<string> {
  const { value } = await ask(
    side,
    `select string_agg(column_name, ', ' order by column_name) as value from information_schema.columns
    where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
    name,
  );
  return value;
}

async function advanceSequence(target: Connection, table: string): Promise<void> {
  const { value: sequence } = await ask(target, `select pg_get_serial_sequence('${table}', 'id') as value`);
  await target.query(
    `select setval('${sequence}', greatest((select last_value from ${sequence}), (select max(id) from ${table})))`,
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

const answer = z.tuple([
  z.object({ count: z.coerce.number().default(0), value: z.coerce.string().default("") }),
]);

/** The only row of an answer. */
async function ask(side: Connection, sql: string, ...values: string[]) {
  const { rows } = await side.query(sql, values);
  return answer.parse(rows)[0];
}
