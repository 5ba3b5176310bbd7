import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { sendContactMessage } from "~/messages/contact/contact.server";
import { subscribe } from "~/messages/newsletter/newsletter.server";
import { retryUnsent } from "~/messages/mail/outbox.server";
import { supabaseServer } from "~/server/backend/supabase.server";
import type { Refusal } from "../support/smtp-inbox";
import { deliver, emptyMailbox, outbox, startInbox, withFailures } from "./delivery";

const DAY_MS = 86_400_000;
const message = { name: "Camille", email: "camille@exemple.fr", subject: "Été", message: "Bonjour" };

let start: number;

// The embedded database also uses the fake clock.
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  start = Date.now();
  await emptyMailbox();
  await sendContactMessage(randomUUID(), message);
});
afterEach(() => void vi.useRealTimers());

/** Attempts a delivery this many days after the message was written; returns the log. */
async function attemptOn(day: number, url: string): Promise<string[]> {
  vi.setSystemTime(start + day * DAY_MS);
  return withFailures(() => deliver(url));
}

const refusing = async (refusals: Refusal) => (await startInbox({ refusals })).url;

const WHOLE_SERVER: [string, Refusal, string?][] = [
  ["a wrong password (535)", { auth: [535, "5.7.8 authentication failed"] }, "smtp://site:wrong@"],
  ["a server that accepts no clients (554)", { greeting: [554, "no SMTP service here"] }],
  ["a sender refused after the recipient", { recipient: [550, "5.1.0 <a@b.fr>: Sender address rejected"] }],
  ["denied relaying", { recipient: [550, "5.7.1 relaying denied"] }],
];
it.each(WHOLE_SERVER)(
  "%s keeps the mail in the outbox until the server accepts it",
  async (_name, refusals, user) => {
    const url = await refusing(refusals);
    for (const day of [0, 30]) await attemptOn(day, url.replace("smtp://", user ?? "smtp://"));
    expect(await outbox()).toEqual([
      expect.objectContaining({ sent_at: null, failed_at: null, attempts: 2 }),
    ]);
    const inbox = await startInbox();
    await attemptOn(31, inbox.url);
    expect(inbox.mails).toHaveLength(1);
  },
);

describe("refused mails", () => {
  it("a mail to an unknown recipient is given up immediately and logged", async () => {
    const url = await refusing({ recipient: [550, "5.1.1 user unknown"] });
    const logged = await attemptOn(0, url);
    expect(logged).toEqual([expect.stringMatching(/^Courriel \d+ : .*user unknown.*abandonné$/)]);
    expect(await attemptOn(1, url)).toEqual([]);
    expect((await outbox())[0]?.failed_at).not.toBeNull();
  });

  it.each<[string, Refusal]>([
    ["text", { text: [452, "4.3.1 no room"] }],
    ["text, permanently", { text: [554, "5.7.1 spam"] }],
  ])("a mail refused at its %s is retried for five days, then given up", async (_name, refusals) => {
    const url = await refusing(refusals);
    const logged: string[] = [];
    for (const day of [0, 1, 4.9]) logged.push(...(await attemptOn(day, url)));
    expect(logged.join()).not.toContain("abandonné");
    expect(await outbox()).toEqual([expect.objectContaining({ failed_at: null, attempts: 3 })]);
    expect(await attemptOn(5.1, url)).toEqual([expect.stringContaining("abandonné")]);
    expect(await attemptOn(6, url)).toEqual([]);
  });

  it("at the next start, messages given up and mail that waits are sent, but not what a visitor's address refused", async () => {
    const client = await supabaseServer;
    await subscribe("lea@exemple.fr");
    await attemptOn(0, await refusing({ recipient: [550, "5.1.1 user unknown"] }));
    await sendContactMessage(randomUUID(), { ...message, subject: "Plus tard" });
    await withFailures(() => deliver("smtp://127.0.0.1:9", 3_600));
    const inbox = await startInbox();
    expect(await attemptOn(0, inbox.url)).toEqual([]);
    expect(inbox.mails).toEqual([]);
    await retryUnsent(client);
    await attemptOn(0, inbox.url);
    expect(inbox.mails).toHaveLength(2);
    const unsent = (await outbox()).filter(({ sent_at }) => sent_at === null);
    expect(unsent).toEqual([expect.objectContaining({ kind: "newsletter-confirmation" })]);
  });
});
