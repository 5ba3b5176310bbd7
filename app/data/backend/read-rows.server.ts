import { remember } from "@epic-web/remember";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import { BackendError } from "./backend-error";

/** What was logged already: a row is read each minute. */
const logged = remember("unreadable-rows", () => new LRUCache<string, true>({ max: 1_000 }));

type RowSchema<Row> = z.ZodType<Row, z.ZodTypeDef, unknown>;

const withId = z.object({ id: z.number() });

/**
 * A row as its schema has it. `source` is the table or the function that it comes from, for the log.
 * @throws BackendError when it is not as the schema says; the log names the source, the row's id and the fields, once.
 */
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

/**
 * The rows of a list, without those that are not as their schema says (see `readRow`).
 * @throws BackendError when there are rows and none can be read.
 */
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
