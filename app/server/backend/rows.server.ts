import { remember } from "@epic-web/remember";
import { z } from "zod";
import { BackendError } from "~/server/backend/backend-error";
import type { Client } from "~/server/backend/create-client.server";
import { type Query, read } from "~/server/backend/supabase.server";

/** Rows are read for each content version, but each problem is logged once. */
const logged = remember("unreadable-rows", () => new Set<string>());

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
  logged.add(problem);
  throw new BackendError(problem);
}

/** Skips malformed rows. @throws BackendError if all are, or if it is not a list */
export function readRows<Row>(schema: RowSchema<Row>, queried: unknown, source: string): Row[] {
  const rows: Row[] = [];
  let failure: BackendError | undefined;
  // The types of supabase-js promise a list, but a backend may send anything.
  for (const row of readRow(z.array(z.unknown()), queried, source)) {
    try {
      rows.push(readRow(schema, row, source));
    } catch (error) {
      if (!(error instanceof BackendError)) throw error;
      failure = error;
    }
  }
  if (failure && rows.length === 0) throw failure;
  return rows;
}

type AllRows = {
  gt: (column: "id", value: number) => AllRows;
  order: (column: "id") => AllRows;
  limit: (count: number) => ReturnType<Query<{ id: number }[] | null>>;
};

/** Ordered by id, queried in parts until a part is empty. @throws like `readRows`, for each part */
export async function readAllRows<Row>(
  schema: RowSchema<Row>,
  source: string,
  query: (client: Client) => AllRows,
  { atOnce = 1_000, readPart = read } = {},
): Promise<Row[]> {
  const rows: Row[] = [];
  let lastId = 0;
  for (;;) {
    const { data } = await readPart((client) => query(client).gt("id", lastId).order("id").limit(atOnce));
    rows.push(...readRows(schema, data, source));
    const last = data?.at(-1);
    // Else a backend that ignores the filter would be queried forever.
    if (!last || !(last.id > lastId)) return rows;
    lastId = last.id;
  }
}

/** A `sources` column; a malformed list counts as empty. */
export const sourcesColumn = z
  .array(
    z.object({
      title: z.string(),
      publisher: z.string(),
      reportedBy: z.string().optional(),
      year: z.string().optional(),
      url: z.string().url().startsWith("http").optional(),
      lang: z.string().optional(),
      hreflang: z.string().optional(),
    }),
  )
  .catch([]);

/** PostgREST and the embedded backend format the same moment differently. */
export const moment = z
  .string()
  .pipe(z.coerce.date())
  .transform((date) => date.toISOString());
