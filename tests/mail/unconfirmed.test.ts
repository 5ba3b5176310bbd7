import { randomUUID } from "node:crypto";
import { forget } from "@epic-web/remember";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { CONFIRM_DAYS } from "~/messages/newsletter/subscription-terms";

vi.mock("~/server/compiled/compiled.server", () => ({
  compiled: () => ({ contents: { messageRetentionDays: 30, guides: [], missingSettings: [] } }),
}));
// Without SMTP_URL, the site warns at startup that mail waits.
vi.spyOn(console, "warn").mockImplementation(() => {});

// Vite transforms the modules during the first start, which is slow.
beforeAll(async () => void (await import("~/machines/startup.server")));
beforeEach(() => {
  vi.resetModules();
  for (const name of ["settings", "supabase"]) forget(name);
  vi.useFakeTimers({ toFake: ["setInterval"] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

/** Starts a site without a mail server. The environment determines the backend; the default is the embedded backend. */
async function start() {
  const { startBackend } = await import("~/machines/startup.server");
  await startBackend();
}

async function subscriptions() {
  const { supabaseServer } = await import("~/server/backend/supabase.server");
  return (await supabaseServer).from("faqalim_newsletter_subscriptions");
}

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const digest = () => `${randomUUID()}${randomUUID()}`.replaceAll("-", "");

/** Stores a subscription request that was made `days` days ago. */
async function ask(email: string, days: number): Promise<void> {
  const table = await subscriptions();
  await table
    .insert({
      email,
      nonce: randomUUID(),
      confirm_hash: digest(),
      unsubscribe_hash: digest(),
      wording_version: "z",
      created_at: daysAgo(days),
    })
    .throwOnError();
}

async function emails(): Promise<string[]> {
  const table = await subscriptions();
  return (await table.select("email").order("id").throwOnError()).data.map(({ email }) => email);
}

it("subscriptions that are not confirmed in time are deleted every hour, even without a mail server", async () => {
  await start();
  await ask("vieille@exemple.fr", CONFIRM_DAYS + 1);
  await ask("neuve@exemple.fr", CONFIRM_DAYS - 1);
  vi.advanceTimersByTime(3_600_000);
  await vi.waitFor(async () => expect(await emails()).toEqual(["neuve@exemple.fr"]));
});

it("every hour, visitors' messages and comments older than the retention period on the privacy page are erased", async () => {
  await start();
  const { supabaseServer } = await import("~/server/backend/supabase.server");
  const client = await supabaseServer;
  const messages = [31, 29].map((days) => ({
    ...{ submission_id: randomUUID(), name: "n", email: "a@b.fr", subject: `${days}`, body: "b" },
    created_at: daysAgo(days),
  }));
  const feedback = [32, 29].map((days) => ({
    ...{ guide_slug: "essai", helped: false, comment: `${days}`, created_on: daysAgo(days).slice(0, 10) },
  }));
  await client.from("faqalim_contact_messages").insert(messages).throwOnError();
  await client.from("faqalim_feedback").insert(feedback).throwOnError();
  vi.advanceTimersByTime(3_600_000);
  await vi.waitFor(async () => {
    const texts = await client.from("faqalim_feedback").select("comment").order("id").throwOnError();
    expect(texts.data).toEqual([{ comment: null }, { comment: "29" }]);
  });
  const kept = await client.from("faqalim_contact_messages").select("subject").throwOnError();
  expect(kept.data).toEqual([{ subject: "29" }]);
});
