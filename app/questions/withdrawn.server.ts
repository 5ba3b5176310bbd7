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

/** Returns the value found for an id. @throws Response 410 if the content is withdrawn, 404 if it never existed; BackendError */
export async function foundOrGone<T>(
  kind: "faqs" | "foods" | "quizzes",
  id: number | null,
  find: (id: number) => Promise<T | null>,
  message: string,
): Promise<T> {
  const found = id === null ? null : await find(id);
  if (found !== null) return found;
  const isWithdrawn = id !== null && (await listWithdrawn())[kind].includes(id);
  throw new Response(message, { status: isWithdrawn ? 410 : 404 });
}
