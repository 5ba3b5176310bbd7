import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { forget } from "@epic-web/remember";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { TEST_SECRET } from "../support/signing";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
  for (const name of ["settings", "supabase"]) forget(name);
});

/** A backend that stores messages in the embedded database, but loses its first response. */
async function startBackend() {
  const { supabaseServer } = await import("~/server/backend/supabase.server");
  const client = await supabaseServer;
  // Warm up, because the first query of a new database is slow.
  await client.rpc("faqalim_unsubscribe", { token_hash: "" }).throwOnError();
  const notified: string[] = [];
  let isFirst = true;
  const server = createServer((request, response) => {
    void (async () => {
      const body = await text(request);
      if (request.url?.startsWith("/functions/")) {
        notified.push(body);
        return response.writeHead(200, { "Content-Type": "application/json" }).end("{}");
      }
      const { data } = await client.rpc("faqalim_send_message", JSON.parse(body));
      if (isFirst) {
        isFirst = false;
        return request.socket.destroy();
      }
      return response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(data));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
  return { client, notified, url, stop: () => server.close() };
}

let backend: Awaited<ReturnType<typeof startBackend>>;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

it("a message whose first response was lost, and that the visitor sends again, is stored once, and the Edge Function is notified", async () => {
  vi.stubEnv("SUPABASE_URL", backend.url);
  vi.stubEnv("SUPABASE_PUBLISHABLE_KEY", "public");
  vi.stubEnv("SITE_URL", "https://faq-alim.example");
  vi.stubEnv("SIGNING_SECRET", TEST_SECRET);
  vi.stubEnv("SUPABASE_CONTACT_FUNCTION", "contact-notify");
  vi.resetModules();
  for (const name of ["settings", "supabase"]) forget(name);
  const { sendContactMessage } = await import("~/messages/contact/contact.server");
  const message = { name: "Zoé", email: "zoe@exemple.fr", subject: "Perdue", message: "Bonjour" };
  const submission = randomUUID();
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  await expect(sendContactMessage(submission, message)).rejects.toThrow("fetch failed");
  log.mockClear();
  await sendContactMessage(submission, message);
  const { data } = await backend.client
    .from("faqalim_contact_messages")
    .select("id, faqalim_outbox(kind)")
    .eq("subject", "Perdue")
    .throwOnError();
  expect(data).toMatchObject([{ faqalim_outbox: [{ kind: "contact" }] }]);
  await vi.waitFor(() => expect(backend.notified).toEqual([JSON.stringify({ messageId: data[0]?.id })]));
});
