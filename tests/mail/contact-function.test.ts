import { createServer, type RequestListener, type Server } from "node:http";
import { afterEach, expect, it, vi } from "vitest";
import { forget } from "@epic-web/remember";
import { TEST_SECRET } from "../support/signing";

let server: Server | null = null;

afterEach(() => {
  server?.close();
  server = null;
});

/** Notifies the Edge Function, which `listener` simulates, of message 12; returns the log. */
async function logOf(listener: RequestListener): Promise<string[]> {
  const listening = createServer(listener);
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, "127.0.0.1", resolve));
  const address = listening.address();
  vi.stubEnv("SUPABASE_URL", `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`);
  vi.stubEnv("SUPABASE_PUBLISHABLE_KEY", "public");
  vi.stubEnv("SUPABASE_SECRET_KEY", "sb_secret_test");
  vi.stubEnv("SITE_URL", "https://faq-alim.example");
  vi.stubEnv("SIGNING_SECRET", TEST_SECRET);
  vi.resetModules();
  forget("settings");
  forget("supabase");
  const { notifyFunction } = await import("~/data/contact/contact.server");
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  await notifyFunction("contact-notify", 12);
  const logged = log.mock.calls.map(([text]) => String(text));
  log.mockRestore();
  return logged;
}

it("the Edge Function gets the message's id and the server's key, and a success is not logged", async () => {
  const asked: string[] = [];
  const logged = await logOf((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      asked.push(`${request.method} ${request.url} ${String(request.headers["apikey"])} ${body}`);
      response.writeHead(200, { "Content-Type": "application/json" }).end("{}");
    });
  });
  expect(asked).toEqual(['POST /functions/v1/contact-notify sb_secret_test {"messageId":12}']);
  expect(logged).toEqual([]);
});
