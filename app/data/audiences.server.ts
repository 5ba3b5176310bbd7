import { type Audience, audienceIcon, audienceTone } from "~/domain/faq/audience";
import { cached } from "~/data/backend/cache.server";
import { read } from "~/data/backend/supabase.server";

const COLUMNS = "id, name, slug, description, icon, gradient";

type Row = { id: number; name: string; slug: string; description: string; icon: string; gradient: string };

function toAudience({ gradient, ...row }: Row): Audience {
  return { ...row, icon: audienceIcon(row.icon), tone: audienceTone(gradient) };
}

/**
 * The active audiences, in their order.
 * @throws BackendError when the backend is down
 */
export function listAudiences(): Promise<Audience[]> {
  return cached("audiences", async () => {
    const { data } = await read((client) =>
      client
        .from("faqalim_target_audiences")
        .select(COLUMNS)
        .eq("is_active", true)
        .order("order_index")
        .order("id"),
    );
    return (data ?? []).map(toAudience);
  });
}

/**
 * The active audience with this slug, or null.
 * @throws BackendError when the backend is down
 */
export function findAudience(slug: string): Promise<Audience | null> {
  return cached(`audience:${slug}`, async () => {
    const { data } = await read((client) =>
      client
        .from("faqalim_target_audiences")
        .select(COLUMNS)
        .eq("slug", slug)
        .eq("is_active", true)
        .maybeSingle(),
    );
    return data && toAudience(data);
  });
}
