import { z } from "zod";
import { cached } from "~/server/backend/cache.server";
import { readRow } from "~/server/rows/read-rows.server";
import { read } from "~/server/backend/supabase.server";

const ids = z.array(z.number());
const withdrawnRow = z.object({ faqs: ids, quizzes: ids, foods: ids });

/** The ids of rows that are unpublished or, for FAQs, in an inactive category. @throws BackendError */
export function listWithdrawn(): Promise<z.output<typeof withdrawnRow>> {
  return cached("withdrawn", async () => {
    const { data } = await read((client) => client.rpc("faqalim_withdrawn"));
    return readRow(withdrawnRow, data, "faqalim_withdrawn");
  });
}
