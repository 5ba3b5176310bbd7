import { z } from "zod";
import { cached } from "~/server/backend/cache.server";
import { read } from "~/server/backend/supabase.server";
import { readEachRow } from "~/server/rows/read-rows.server";

const anyRow = z.object({ slug: z.unknown() }).passthrough();

/** The active rows of a table, in display order, also malformed ones. @throws BackendError */
export function readActiveRows(
  table: "faqalim_categories" | "faqalim_subcategories" | "faqalim_target_audiences",
): Promise<z.output<typeof anyRow>[]> {
  return cached(table, async () => {
    const { data } = await read((client) =>
      client.from(table).select().eq("is_active", true).order("order_index").order("id"),
    );
    return readEachRow(anyRow, data, table);
  });
}
