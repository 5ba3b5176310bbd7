import { remember } from "@epic-web/remember";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import { BackendError } from "./backend-error";

/** Rows are read again each minute: each problem is logged once. */
const logged = remember("unreadable-rows", () => new LRUCache<string, true>({ max: 1_000 }));

type RowSchema<Row> = z.ZodType<Row, z.ZodTypeDef, unknown>;

const withId = z.object({ id: z.number() });

/** Parses a row of `source`, a table or function. @throws BackendError if it is malformed, logged once */
export function readRow<Row>(schema: RowSchema<Row>, row: unknown, source: string): Row {
  const result = schema.safeParse(row);
  if (result.success) return result.data;
  const id = withId.safeParse(row).data?.id;
  const fields = result.error.issues.map(({ path, message }) => `${path.join(".") || "(row)"}: ${message}`);
  const problem = `Unreadable row: ${source}${id === undefined ? "" : ` ${id}`}: ${fields.join("; ")}`;
  if (!logged.has(problem)) console.error(problem);
  logged.set(problem, true);
  throw new BackendError(problem);
}

/** Parses a list without its malformed rows. @throws BackendError if there are rows and none is valid */
export function readRows<Row>(
  schema: RowSchema<Row>,
  rows: readonly unknown[] | null,
  source: string,
): Row[] {
  const failures: BackendError[] = [];
  const readable = (rows ?? []).flatMap((row) => {
    try {
      return [readRow(schema, row, source)];
    } catch (error) {
      if (!(error instanceof BackendError)) throw error;
      failures.push(error);
      return [];
    }
  });
  if (failures[0] && readable.length === 0) throw failures[0];
  return readable;
}
