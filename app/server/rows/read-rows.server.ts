import { remember } from "@epic-web/remember";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import { BackendError } from "~/server/backend/backend-error";

/** Rows are read for each content version, but each problem is logged once. */
const logged = remember("unreadable-rows", () => new LRUCache<string, true>({ max: 1_000 }));

type RowSchema<Row> = z.ZodType<Row, z.ZodTypeDef, unknown>;

const withId = z.object({ id: z.number() });

/** @throws BackendError if the row is malformed, logged once */
export function readRow<Row>(schema: RowSchema<Row>, row: unknown, source: string): Row {
  const result = schema.safeParse(row);
  if (result.success) return result.data;
  const id = withId.safeParse(row).data?.id;
  const fields = result.error.issues.map(({ path, message }) => `${path.join(".") || "(row)"}: ${message}`);
  const problem = `Ligne illisible : ${source}${id === undefined ? "" : ` ${id}`}: ${fields.join("; ")}`;
  if (!logged.has(problem)) console.error(problem);
  logged.set(problem, true);
  throw new BackendError(problem);
}

/** @throws BackendError if a row is malformed, or if it is not a list */
export function readEachRow<Row>(
  schema: RowSchema<Row>,
  rows: readonly unknown[] | null,
  source: string,
): Row[] {
  return listOf(rows, source).map((row) => readRow(schema, row, source));
}

export function readCount(count: number | null, source: string): number {
  return readRow(z.number().int(), count, `${source}, count`);
}

/** The types of supabase-js promise a list, but a backend may send anything. */
function listOf(rows: unknown, source: string): unknown[] {
  return readRow(z.array(z.unknown()), rows, source);
}

type Queried<Row> = {
  rows: Row[];
  unreadable: number[];
};

/** Skips malformed rows. @throws BackendError if all are, or if it is not a list */
export function readRows<Row>(schema: RowSchema<Row>, rows: unknown, source: string): Row[] {
  return readQueried(schema, rows, source).rows;
}

function readQueried<Row>(schema: RowSchema<Row>, queried: unknown, source: string): Queried<Row> {
  const [rows, unreadable]: [Row[], number[]] = [[], []];
  let failure: BackendError | undefined;
  for (const row of listOf(queried, source)) {
    try {
      rows.push(readRow(schema, row, source));
    } catch (error) {
      if (!(error instanceof BackendError)) throw error;
      failure = error;
      unreadable.push(withId.safeParse(row).data?.id ?? 0);
    }
  }
  if (failure && rows.length === 0) throw failure;
  return { rows, unreadable };
}

const ROWS_AT_ONCE = 1_000;

type QueryPart = (afterId: number, limit: number) => PromiseLike<{ data: { id: number }[] | null }>;

/** The readable rows, ordered by id. @throws like `readRows`, for each part */
export async function readAllRows<Row>(
  schema: RowSchema<Row>,
  source: string,
  queryPart: QueryPart,
): Promise<Row[]> {
  return (await readTable(schema, source, queryPart)).rows;
}

/** Ordered by id, queried in parts until a part is empty. @throws like `readRows`, for each part */
export async function readTable<Row>(
  schema: RowSchema<Row>,
  source: string,
  queryPart: QueryPart,
  atOnce = ROWS_AT_ONCE,
): Promise<Queried<Row>> {
  const table: Queried<Row> = { rows: [], unreadable: [] };
  let lastId = 0;
  for (;;) {
    const { data } = await queryPart(lastId, atOnce);
    const part = readQueried(schema, data, source);
    const last = data?.at(-1);
    // Else a backend that ignores the filter would be queried forever.
    if (!last || !(last.id > lastId)) return table;
    table.rows.push(...part.rows);
    table.unreadable.push(...part.unreadable);
    lastId = last.id;
  }
}

/** The row with this id, or null. @throws BackendError if it is malformed */
export function rowOf<Row extends { id: number }>(table: Queried<Row>, id: number): Row | null {
  if (table.unreadable.includes(id)) throw new BackendError(`row ${id} is unreadable`);
  return table.rows.find((row) => row.id === id) ?? null;
}
