import { randomUUID } from "node:crypto";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { sendContactMessage } from "~/messages/contact/contact.server";
import { deliverDueMails } from "~/messages/mail/outbox.server";
import type { Client } from "~/server/backend/create-client.server";
import { supabaseServer } from "~/server/backend/supabase.server";
import { freePort } from "../support/free-port";
import { CONTACT_EMAIL, deliver, emptyMailbox, mailer, outbox, startInbox, withFailures } from "./delivery";

const message = {
  name: "Camille Œuf",
  email: "camille@exemple.fr",
  subject: "Été",
  message: "Bonjour,\nà bientôt.",
};

let client: Client;

beforeAll(async () => {
  client = await supabaseServer;
});

beforeEach(emptyMailbox);
afterEach(() => void vi.useRealTimers());

describe("a contact message", () => {
  it("is sent once to the team, with the visitor in Reply-To", async () => {
    const inbox = await startInbox();
    const submission = randomUUID();
    await sendContactMessage(submission, message);
    await sendContactMessage(submission, message);
    await deliver(inbox.url);
    await deliver(inbox.url);
    expect(inbox.mails).toHaveLength(1);
    const [mail] = inbox.mails;
    expect(mail?.to?.[0]?.address).toBe(CONTACT_EMAIL);
    expect(mail?.from?.address).toBe("site@faq-alim.example");
    expect(mail?.replyTo?.[0]).toEqual({ name: message.name, address: message.email });
    expect(mail?.subject).toMatch(/^\[Contact \d+\] Été$/);
    expect(mail?.text).toContain("Bonjour,\nà bientôt.");
    expect(mail?.messageId).toMatch(/^<outbox-\d+@faq-alim\.example>$/);
  });

  it("cannot add a header or a recipient to its mail", async () => {
    const inbox = await startInbox();
    await sendContactMessage(randomUUID(), {
      ...message,
      subject: "a\u2028Bcc: x@exemple.fr",
      name: 'C" <a@b.fr>, "D',
    });
    await deliver(inbox.url);
    const [mail] = inbox.mails;
    expect(mail?.bcc ?? []).toEqual([]);
    expect(mail?.to).toHaveLength(1);
    expect(mail?.replyTo?.map(({ address }) => address)).toEqual([message.email]);
  });

  it("waits while the server is down, then is sent once", async () => {
    const port = await freePort();
    const url = `smtp://127.0.0.1:${port}`;
    vi.useFakeTimers({ toFake: ["Date"] });
    await sendContactMessage(randomUUID(), message);
    const logged = await withFailures(() => deliver(url, 60));
    expect(logged).toEqual([expect.stringMatching(/^Courriel \d+ : .*ECONNREFUSED/)]);
    expect(await outbox()).toEqual([
      expect.objectContaining({ sent_at: null, failed_at: null, attempts: 1 }),
    ]);

    const inbox = await startInbox({ port });
    vi.setSystemTime(Date.now() + 61_000);
    await deliver(url);
    await deliver(url);
    expect(inbox.mails).toHaveLength(1);
    const [sent] = await outbox();
    expect(sent).toMatchObject({ attempts: 2, last_error: null });
    expect(sent?.sent_at).not.toBeNull();
  });

  it("is retried with delays that double up to six hours", async () => {
    await sendContactMessage(randomUUID(), message);
    const delays: number[] = [];
    for (let attempt = 0; attempt < 12; attempt += 1) {
      await client
        .from("faqalim_outbox")
        .update({ next_attempt_at: "2026-01-01" })
        .gt("id", 0)
        .throwOnError();
      const before = Date.now();
      await client.rpc("faqalim_claim_mails", { batch: 1, first_delay_seconds: 60 });
      const [row] = await outbox();
      delays.push(Math.round((Date.parse(row?.next_attempt_at ?? "") - before) / 60_000));
    }
    expect(delays).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360, 360]);
  });

  it("is sent by only one of several concurrent deliveries", async () => {
    const inbox = await startInbox();
    for (let n = 0; n < 10; n += 1) await sendContactMessage(randomUUID(), { ...message, subject: `n${n}` });
    const send = mailer(inbox.url);
    await Promise.all([1, 2, 3].map(() => deliverDueMails(client, send, CONTACT_EMAIL)));
    expect(inbox.mails.map(({ subject }) => subject?.replace(/^.*\] /, "")).sort()).toEqual(
      Array.from({ length: 10 }, (_, n) => `n${n}`),
    );
  });
});
