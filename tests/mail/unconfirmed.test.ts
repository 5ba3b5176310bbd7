import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CONFIRM_DAYS } from "~/messages/newsletter/newsletter-rules";

vi.mock("~/server/compiled/compiled.server", () => ({
  compiled: () => ({ contents: { messageRetentionDays: 30, guides: [], missingSettings: [] } }),
}));
// Without SMTP_URL, the site warns at startup that mail waits.
vi.spyOn(console, "warn").mockImplementation(() => {});

beforeEach(() => void vi.useFakeTimers({ toFake: ["setInterval"] }));
afterEach(() => void vi.useRealTimers());

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const digest = () => `${randomUUID()}${randomUUID()}`.replaceAll("-", "");

it("every hour, even without a mail server, subscriptions that are not confirmed in time are deleted, and messages, comments and searches older than the retention period on the privacy page are erased, but not votes", async () => {
  const { startBackend } = await import("~/start.server");
  const { supabaseServer } = await import("~/server/backend/supabase.server");
  await startBackend();
  const client = await supabaseServer;
  const subscriptions = [CONFIRM_DAYS + 1, CONFIRM_DAYS - 1].map((days) => ({
    ...{ email: `${days}@exemple.fr`, nonce: randomUUID(), wording_version: "z", created_at: daysAgo(days) },
    ...{ confirm_hash: digest(), unsubscribe_hash: digest() },
  }));
  const messages = [31, 29].map((days) => ({
    ...{ submission_id: randomUUID(), name: "n", email: "a@b.fr", subject: `${days}`, body: "b" },
    created_at: daysAgo(days),
  }));
  const feedback = [32, 29].map((days) => ({
    ...{ guide_slug: "essai", helped: false, comment: `${days}`, created_on: daysAgo(days).slice(0, 10) },
  }));
  await client.from("faqalim_newsletter_subscriptions").insert(subscriptions).throwOnError();
  await client.from("faqalim_contact_messages").insert(messages).throwOnError();
  const misses = [32, 29].map((days) => ({
    ...{ day: daysAgo(days).slice(0, 10), term: `${days}`, times: 5, has_best: false },
  }));
  await client.from("faqalim_feedback").insert(feedback).throwOnError();
  await client.from("faqalim_search_misses").insert(misses).throwOnError();
  vi.advanceTimersByTime(3_600_000);
  await vi.waitFor(async () => {
    const emails = await client.from("faqalim_newsletter_subscriptions").select("email").throwOnError();
    expect(emails.data).toEqual([{ email: `${CONFIRM_DAYS - 1}@exemple.fr` }]);
    const texts = await client.from("faqalim_feedback").select("helped, comment").order("id").throwOnError();
    expect(texts.data).toEqual([
      { helped: false, comment: null },
      { helped: false, comment: "29" },
    ]);
    const kept = await client.from("faqalim_contact_messages").select("subject").throwOnError();
    expect(kept.data).toEqual([{ subject: "29" }]);
    const searches = await client.from("faqalim_search_misses").select("term").throwOnError();
    expect(searches.data).toEqual([{ term: "29" }]);
  });
});
