import { randomUUID } from "node:crypto";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { TEST_SECRET } from "../support/signing";

const createClient = vi.hoisted(() => vi.fn());
vi.mock("npm:@supabase/supabase-js@2.109.0", () => ({ createClient }));

const environment: Record<string, string> = {
  SUPABASE_URL: "https://projet.supabase.co",
  SUPABASE_SECRET_KEYS: JSON.stringify({ default: "sb_secret_default" }),
  SUPABASE_SERVICE_ROLE_KEY: "the older key",
  NOTIFY_WEBHOOK_URL: "https://webhook.example/",
};

/** The Edge Function's handler, which Deno would call. */
let handle: (request: Request) => Promise<Response>;
const webhook = vi.fn(() => Promise.resolve(new Response()));

beforeAll(async () => {
  vi.stubGlobal("Deno", {
    env: { get: (name: string) => environment[name] },
    serve: (handler: typeof handle) => (handle = handler),
  });
  const file = "../../supabase/functions/contact-notify/index";
  await import(file);
});

beforeEach(() => {
  vi.stubGlobal("fetch", webhook);
  const row = { id: 12, subject: "Riz", created_at: "2026-11-22" };
  const query = {
    select: () => query,
    eq: () => query,
    maybeSingle: () => Promise.resolve({ data: row, error: null }),
  };
  createClient.mockReturnValue({ from: () => query });
});

afterEach(() => {
  webhook.mockClear();
});

const call = (headers: Record<string, string>) =>
  handle(
    new Request("https://projet.supabase.co/functions/v1/contact-notify", {
      method: "POST",
      headers,
      body: '{"messageId":12}',
    }),
  );

it.each(["sb_secret_default", "the older key"])(
  "the function notifies the webhook if the server calls it: %s",
  async (key) => {
    expect((await call({ apikey: key })).status).toBe(200);
    expect(createClient).toHaveBeenCalledWith("https://projet.supabase.co", key);
    expect(webhook).toHaveBeenCalledOnce();
  },
);

it.each<Record<string, string>>([
  {},
  { apikey: "" },
  { apikey: "sb_publishable_default" },
  { Authorization: "Bearer sb_secret_default" },
])("the function refuses %j without notifying the webhook", async (headers) => {
  expect((await call(headers)).status).toBe(401);
  expect(webhook).not.toHaveBeenCalled();
});

it("a site on a hosted backend calls the function with the number of each message", async () => {
  for (const [name, value] of Object.entries({
    ...{ SUPABASE_URL: "http://backend.test", SUPABASE_PUBLISHABLE_KEY: "public" },
    ...{ SITE_URL: "https://faq-alim.example", SIGNING_SECRET: TEST_SECRET },
    SUPABASE_CONTACT_FUNCTION: "contact-notify",
  }))
    vi.stubEnv(name, value);
  const called: string[] = [];
  vi.stubGlobal("fetch", async (...args: Parameters<typeof fetch>) => {
    const request = new Request(...args);
    if (request.url.endsWith("/functions/v1/contact-notify")) called.push(await request.text());
    return Response.json(12);
  });
  const { sendContactMessage } = await import("~/messages/contact/contact.server");
  await sendContactMessage(randomUUID(), {
    name: "Zoé",
    email: "z@b.fr",
    subject: "Riz",
    message: "Bonjour",
  });
  await vi.waitFor(() => expect(called).toEqual(['{"messageId":12}']));
});
