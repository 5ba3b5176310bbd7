import { randomUUID } from "node:crypto";
import { forget } from "@epic-web/remember";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { freePort } from "../free-port";

// Without SMTP_URL the start warns that mail waits.
vi.spyOn(console, "warn").mockImplementation(() => {});

beforeEach(() => {
  vi.resetModules();
  for (const name of ["settings", "supabase"]) forget(name);
  vi.useFakeTimers({ toFake: ["setInterval"] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

/** A site that starts without a mail server, on the embedded backend unless the environment names another. */
async function start() {
  const { startBackend } = await import("~/data/backend/startup.server");
  await startBackend();
}

async function subscriptions() {
  const { supabaseServer } = await import("~/data/backend/supabase.server");
  return (await supabaseServer).from("faqalim_newsletter_subscriptions");
}

const digest = () => `${randomUUID()}${randomUUID()}`.replaceAll("-", "");

/** Stores a request to subscribe that was made so many days ago. */
async function ask(email: string, days: number): Promise<void> {
  const table = await subscriptions();
  await table
    .insert({
      email,
      nonce: randomUUID(),
      confirm_hash: digest(),
      unsubscribe_hash: digest(),
      wording_version: "z",
      created_at: new Date(Date.now() - days * 86_400_000).toISOString(),
    })
    .throwOnError();
}

async function emails(): Promise<string[]> {
  const table = await subscriptions();
  return (await table.select("email").order("id").throwOnError()).data.map(({ email }) => email);
}

it("requests unconfirmed for 7 days are deleted every hour, also without a mail server", async () => {
  await start();
  await ask("vieille@exemple.fr", 8);
  await ask("neuve@exemple.fr", 6);
  vi.advanceTimersByTime(3_600_000);
  await vi.waitFor(async () => expect(await emails()).toEqual(["neuve@exemple.fr"]));
});

it("a deletion that fails is logged", async () => {
  vi.stubEnv("SUPABASE_URL", `http://127.0.0.1:${await freePort()}`);
  vi.stubEnv("SUPABASE_PUBLISHABLE_KEY", "public");
  vi.stubEnv("SITE_URL", "https://site.test");
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  await start();
  vi.advanceTimersByTime(3_600_000);
  await vi.waitFor(
    () => expect(log).toHaveBeenCalledWith(expect.stringContaining("Unconfirmed subscriptions")),
    10_000,
  );
  log.mockClear();
});
