import { z } from "zod";
import { cached } from "~/server/backend/cache.server";
import { read } from "~/server/backend/supabase.server";
import { readAllRows } from "./read-rows.server";

export const TABLES_WITH_IDS = ["faqalim_faqs", "faqalim_quizzes", "faqalim_foods"] as const;
type Table = (typeof TABLES_WITH_IDS)[number];

const idRow = z.object({ id: z.number() }).transform(({ id }) => id);

/** Also of malformed rows. @throws BackendError */
export function listPublishedIds(table: Table): Promise<number[]> {
  return cached(`ids:${table}`, () =>
    readAllRows(idRow, table, (afterId, limit) =>
      read((client) =>
        client.from(table).select("id").eq("is_published", true).gt("id", afterId).order("id").limit(limit),
      ),
    ),
  );
}

/** Finders call this first, so that ids which visitors make up are neither queried nor cached. @throws BackendError */
export async function isPublished(table: Table, id: number): Promise<boolean> {
  return (await listPublishedIds(table)).includes(id);
}
