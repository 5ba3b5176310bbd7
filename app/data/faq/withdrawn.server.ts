import { z } from "zod";
import { cached } from "~/data/backend/cache.server";
import { SettingsError } from "~/data/settings/settings.server";
import { readRow } from "~/data/rows/read-rows.server";
import { findBackendProblem, read, write } from "~/data/backend/supabase.server";

const ids = z.array(z.number());
const withdrawnRow = z.object({ faqs: ids, quizzes: ids, foods: ids });

/** The ids of rows that are unpublished or, for FAQs, in an inactive category. @throws BackendError */
export function listWithdrawn(): Promise<z.output<typeof withdrawnRow>> {
  return cached("withdrawn", async () => {
    const { data } = await read((client) => client.rpc("faqalim_withdrawn"));
    return readRow(withdrawnRow, data, "faqalim_withdrawn");
  });
}

/**
 * Unpublishes a FAQ, on this process at once. Returns a confirmation in French. @throws SettingsError if no FAQ has this id, or
 * BackendError
 */
export async function withdrawFaq(id: number): Promise<string> {
  const { count } = await write((client) =>
    client.from("faqalim_faqs").update({ is_published: false }, { count: "exact" }).eq("id", id),
  );
  if (!count) throw new SettingsError(`La base de données n’a pas de question ${id}.`);
  await findBackendProblem();
  return `La question ${id} est retirée.`;
}
