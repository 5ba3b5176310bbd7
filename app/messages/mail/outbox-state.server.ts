import { z } from "zod";
import type { WaitingMail } from "~/server/backend/metrics.server";
import { supabaseServer } from "~/server/backend/supabase.server";

const oldestRows = z.array(z.object({ created_at: z.string() }));

/** The state of the outbox, also without a mail server, when mail only waits; null if the backend does not respond. */
export async function waitingMail(): Promise<WaitingMail | null> {
  const client = await supabaseServer;
  const outbox = () => client.from("faqalim_outbox");
  const [oldest, failed] = await Promise.all([
    outbox()
      .select("created_at", { count: "exact" })
      .is("sent_at", null)
      .is("failed_at", null)
      .order("id")
      .limit(1)
      .retry(false),
    outbox().select("id", { count: "exact", head: true }).not("failed_at", "is", null).retry(false),
  ]);
  if (oldest.error || failed.error) return null;
  const [first] = oldestRows.parse(oldest.data);
  const oldestSeconds = first ? Math.max(0, (Date.now() - Date.parse(first.created_at)) / 1_000) : 0;
  return { waiting: oldest.count ?? 0, oldestSeconds, failed: failed.count ?? 0 };
}
