import type { Audience } from "~/domain/faq/audience";
import { cached } from "~/data/backend/cache.server";
import { readRow, readRows } from "~/data/rows/read-rows.server";
import { audienceRow } from "~/data/rows/row-schemas.server";
import { read } from "~/data/backend/supabase.server";

const TABLE = "faqalim_target_audiences";
const COLUMNS = "id, name, slug, description, icon, gradient";

/** The active audiences, in display order. @throws BackendError */
export function listAudiences(): Promise<Audience[]> {
  return cached("audiences", async () => {
    const { data } = await read((client) =>
      client.from(TABLE).select(COLUMNS).eq("is_active", true).order("order_index").order("id"),
    );
    return readRows(audienceRow, data, TABLE);
  });
}

/** The active audience with this slug, or null. @throws BackendError, also if its row is malformed */
export async function findAudience(slug: string): Promise<Audience | null> {
  const listed = (await listAudiences()).find((audience) => audience.slug === slug);
  return listed ?? findOwnAudience(slug);
}

/** Not cached, because visitors make up slugs. */
async function findOwnAudience(slug: string): Promise<Audience | null> {
  const { data } = await read((client) =>
    client.from(TABLE).select(COLUMNS).eq("slug", slug).eq("is_active", true).maybeSingle(),
  );
  return data && readRow(audienceRow, data, TABLE);
}
