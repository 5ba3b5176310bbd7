// Notifies a webhook (a team chat, a ticketing system) of each contact message. The webhook receives the id, the subject and
// the date only; the text stays in the database.
import { createClient } from "npm:@supabase/supabase-js@2.109.0";

const setting = (name: string): string => {
  const value = Deno.env.get(name);
  if (!value) throw new Error(`${name} is not set`);
  return value;
};

/** The keys that the site's server can use: the project's secret keys (JSON, by name) and the legacy service_role key. */
function serverKeys(): unknown[] {
  const named: unknown = JSON.parse(Deno.env.get("SUPABASE_SECRET_KEYS") || "{}");
  return [
    ...(typeof named === "object" && named !== null ? Object.values(named) : []),
    Deno.env.get("SUPABASE_SERVICE_ROLE_KEY"),
  ];
}

const answer = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { "Content-Type": "application/json" } });

Deno.serve(async (request) => {
  if (request.method !== "POST") return answer(405, { error: "POST only" });
  const key = request.headers.get("apikey");
  if (!key || !serverKeys().includes(key)) return answer(401, { error: "the server's key is missing" });
  const body: unknown = await request.json().catch(() => null);
  const messageId = typeof body === "object" && body !== null && "messageId" in body ? body.messageId : null;
  if (typeof messageId !== "number" || !Number.isSafeInteger(messageId)) {
    return answer(400, { error: "messageId is missing" });
  }
  const client = createClient(setting("SUPABASE_URL"), key);
  const { data, error } = await client
    .from("faqalim_contact_messages")
    .select("id, subject, created_at")
    .eq("id", messageId)
    .maybeSingle();
  if (error) return answer(502, { error: error.message });
  if (!data) return answer(404, { error: "no such message" });
  const told = await fetch(setting("NOTIFY_WEBHOOK_URL"), {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ text: `Message ${data.id} (${data.created_at}) : ${data.subject}` }),
    signal: AbortSignal.timeout(10_000),
  });
  return told.ok ? answer(200, { ok: true }) : answer(502, { error: `webhook: ${told.status}` });
});
