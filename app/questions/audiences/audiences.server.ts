import type { Audience } from "./audience";
import { BackendError } from "~/server/backend/backend-error";
import { compiled } from "~/server/compiled/compiled.server";
import type { ContentProfile } from "~/server/compiled/compiled-contents";
import { cached } from "~/server/backend/cache.server";
import { readRows } from "~/server/rows/read-rows.server";
import { read } from "~/server/backend/supabase.server";
import { audienceRow } from "~/questions/rows.server";
import { slugRow } from "~/server/rows/columns.server";

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
  if (!listed && (await listAudienceSlugs()).includes(slug))
    throw new BackendError(`audience ${slug} is unreadable`);
  return listed ?? null;
}

/** Also the slugs of malformed rows. */
function listAudienceSlugs(): Promise<string[]> {
  return cached("audience-slugs", async () => {
    const { data } = await read((client) => client.from(TABLE).select("slug").eq("is_active", true));
    return readRows(slugRow, data, TABLE);
  });
}

/** The introduction, definitions and tips for an audience, or null. */
export function findProfile(slug: string): ContentProfile | null {
  return compiled().contents.profiles.find((each) => each.slug === slug) ?? null;
}
