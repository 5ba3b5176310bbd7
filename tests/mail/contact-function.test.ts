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

const failures: [string, RequestListener, string][] = [
  [
    "the network fails",
    (request) => void request.socket.destroy(),
    "Message 12, contact-notify: Failed to send a request to the Edge Function",
  ],
  [
    "the relay fails",
    (_request, response) => void response.writeHead(502, { "x-relay-error": "true" }).end("no"),
    "Message 12, contact-notify: Relay Error invoking the Edge Function",
  ],
  [
    "the function responds with an error",
    (_request, response) => void response.writeHead(500).end("no"),
    "Message 12, contact-notify: Edge Function returned a non-2xx status code",
  ],
];
it.each(failures)("%s: the log names the kind of failure", async (_name, listener, text) => {
  expect(await logOf(listener)).toEqual([text]);
});
