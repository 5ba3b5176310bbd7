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

/** Skips malformed rows, whose addresses are then a 503 (`readRow`). @throws BackendError if all are, or if it is not a list */
export function readRows<Row>(
  schema: RowSchema<Row>,
  rows: readonly unknown[] | null,
  source: string,
): Row[] {
  const failures: BackendError[] = [];
  const read = listOf(rows, source).flatMap((row) => {
    try {
      return [readRow(schema, row, source)];
    } catch (error) {
      if (!(error instanceof BackendError)) throw error;
      failures.push(error);
      return [];
    }
  });
  if (failures[0] && read.length === 0) throw failures[0];
  return read;
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

const ROWS_AT_ONCE = 1_000;

/** Ordered by id, queried in parts until a part is empty. @throws like `readRows`, for each part */
export async function readAllRows<Row>(
  schema: RowSchema<Row>,
  source: string,
  queryPart: (afterId: number, limit: number) => PromiseLike<{ data: { id: number }[] | null }>,
): Promise<Row[]> {
  const all: Row[] = [];
  let lastId = 0;
  for (;;) {
    const { data } = await queryPart(lastId, ROWS_AT_ONCE);
    const rows = readRows(schema, data, source);
    const last = data?.at(-1);
    // Else a backend that ignores the filter would be queried forever.
    if (!last || !(last.id > lastId)) return all;
    all.push(...rows);
    lastId = last.id;
  }
}
