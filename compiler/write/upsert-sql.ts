/** A row, by column. Objects and lists are written as JSON. */
export type Row = Record<string, string | number | boolean | object | null>;

/**
 * The highest ids of seeded rows, by table; rows added by hand have higher ids. The ids of quiz questions have two digits more
 * than the id of their quiz, and the ids of answers three.
 */
const LAST_SEED_IDS: Record<string, number> = {
  faqalim_quiz_questions: 99_999_999,
  faqalim_quiz_answers: 999_999_999,
};
const LAST_SEED_ID = 999_999;

export const lastSeedId = (table: string) => LAST_SEED_IDS[table] ?? LAST_SEED_ID;

/** A value as an SQL literal. Only quotes need escaping: `standard_conforming_strings` is on in every supported PostgreSQL. */
export function literal(value: Row[string]): string {
  if (value !== null && typeof value === "object") return literal(JSON.stringify(value));
  return typeof value === "string" ? `'${value.replaceAll("'", "''")}'` : String(value);
}

/** SQL that upserts rows with the ids of the contents. It does not write rows that are already equal. */
export function upsert(table: string, rows: Row[]): string {
  const [first] = rows;
  if (!first) return `-- ${table}: nothing yet`;
  const columns = Object.keys(first);
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
export function replaceRows(table: string, rows: Row[]): string {
  const columns = Object.keys(rows[0] ?? {});
  if (columns.length === 0) return `delete from public.${table} where id <= ${lastSeedId(table)};`;
  const names = columns.join(", ");
  return [
    `create temporary table wanted as select ${names} from public.${table} with no data;`,
    `insert into wanted values\n${valueList(rows)};`,
    // The equality of the id lets PostgreSQL hash the rows; `is not distinct from` alone compares each row with all.
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

const qualified = (row: string, columns: string[]) => columns.map((column) => `${row}.${column}`).join(", ");

const valueList = (rows: Row[]) =>
  rows.map((row) => `  (${Object.values(row).map(literal).join(", ")})`).join(",\n");
