/** A column is null, not left out, if a row has no value. A list or an object is written as JSON. */
type Value = string | number | boolean | object | null;
/** A row by column; all rows of a table have the same columns in the same order. */
export type Row = Record<string, Value>;

/**
 * The highest ids of seeded rows, by table; rows added by hand have higher ids. The ids of quiz questions have two digits more
 * than the id of their quiz, and the ids of answers three.
 */
const LAST_SEED_IDS: Record<string, number> = {
  faqalim_quiz_questions: 99_999_999,
  faqalim_quiz_answers: 999_999_999,
};

export function lastSeedId(table: string): number {
  return LAST_SEED_IDS[table] ?? 999_999;
}

/** SQL that upserts rows with the ids of the contents. It does not write rows that are already equal. */
export function upsert(table: string, rows: readonly Row[]): string {
  if (rows.length === 0) return `-- ${table}: nothing yet`;
  const columns = columnsOf(rows);
  const changing = columns.filter((column) => column !== "id");
  const updates = changing.map((column) => `${column} = excluded.${column}`);
  return [
    `insert into public.${table} as seeded (${columns.join(", ")}) values\n${valueList(rows)}`,
    `on conflict (id) do update set\n  ${updates.join(",\n  ")}`,
    `where (${qualified("seeded", changing)})\n  is distinct from (${qualified("excluded", changing)});`,
    reserveIds(table),
  ].join("\n");
}

/** SQL that deletes the seeded rows that are not in `rows`, then inserts the missing ones; equal rows are not written. */
export function replaceRows(table: string, rows: readonly Row[]): string {
  if (rows.length === 0) return `delete from public.${table} where id <= ${lastSeedId(table)};`;
  const columns = columnsOf(rows);
  const names = columns.join(", ");
  return [
    `create temporary table wanted as select ${names} from public.${table} with no data;`,
    `insert into wanted values\n${valueList(rows)};`,
    // The equality of the ids lets PostgreSQL hash the rows; `is not distinct from` alone compares each row with all.
    `delete from public.${table} as seeded where id <= ${lastSeedId(table)} and not exists (`,
    `  select from wanted where wanted.id = seeded.id and (${qualified("wanted", columns)}) is not distinct from (${qualified("seeded", columns)}));`,
    // `except` rather than `on conflict`, because PostgreSQL computes the stored columns of a row before it finds a conflict, and because
    // a row added by hand that contradicts the contents must be an error.
    `insert into public.${table} (${names})\nselect * from wanted except select ${names} from public.${table};`,
    "drop table wanted;",
    reserveIds(table),
  ].join("\n");
}

/** SQL that gives rows added by hand ids that the contents cannot have. */
function reserveIds(table: string): string {
  return `select setval(pg_get_serial_sequence('public.${table}', 'id'), (select greatest(max(id), ${lastSeedId(table)}) from public.${table}));`;
}

const columnsOf = ([first = {}]: readonly Row[]) => Object.keys(first);

const qualified = (row: string, columns: string[]) => columns.map((column) => `${row}.${column}`).join(", ");

const valueList = (rows: readonly Row[]) =>
  rows.map((row) => `  (${Object.values(row).map(literal).join(", ")})`).join(",\n");

/** Only quotes need escaping, because `standard_conforming_strings` is on in every supported PostgreSQL. */
function literal(value: Value): string {
  const plain = typeof value === "object" && value !== null ? JSON.stringify(value) : value;
  return typeof plain === "string" ? `'${plain.replaceAll("'", "''")}'` : String(plain);
}
