import { readFileSync } from "node:fs";
import { forget } from "@epic-web/remember";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { confirmSubscription, subscribe, unsubscribe } from "~/messages/newsletter/newsletter.server";
import { CONFIRM_DAYS } from "~/messages/newsletter/newsletter-rules";
import type { Client } from "~/server/backend/create-client.server";
import { supabaseServer } from "~/server/backend/supabase.server";
import { type SmtpInbox, startSmtpInbox } from "../support/smtp-inbox";
import { deliver, emptyMailbox, outbox } from "./delivery";

let client: Client;
let inbox: SmtpInbox;

beforeAll(async () => {
  client = await supabaseServer;
});

beforeEach(async () => {
  await emptyMailbox();
  inbox = await startSmtpInbox();
  return inbox.stop;
});
afterAll(() => {
  vi.unstubAllEnvs();
  forget("settings");
});

describe("newsletter subscriptions", () => {
  const links = (text = "") =>
    Array.from(text.matchAll(/https:\/\/\S+jeton=([\w-]+)/g), ([, token = ""]) => token);
  const subscriptions = async () =>
    (await client.from("faqalim_newsletter_subscriptions").select("*").throwOnError()).data;

  beforeEach(() => {
    vi.stubEnv("SITE_URL", "https://faq-alim.example");
    forget("settings");
  });

  const ask = async (email = "lea@exemple.fr") => {
    await subscribe(email);
    await deliver(inbox.url);
    const mail = inbox.mails.at(-1);
    const [confirm = "", leave = ""] = links(mail?.text);
    return { mail, confirm, leave };
  };

  const letTenMinutesPass = async () => {
    const tenMinutesAgo = new Date(Date.now() - 11 * 60_000).toISOString();
    await client
      .from("faqalim_newsletter_subscriptions")
      .update({ created_at: tenMinutesAgo })
      .gt("id", 0)
      .throwOnError();
  };

  it("a subscription is requested, confirmed by a link in the mail, and ended by the other link", async () => {
    const { mail, confirm, leave } = await ask();
    expect(mail?.to?.[0]?.address).toBe("lea@exemple.fr");
    expect(mail?.text).toContain("https://faq-alim.example/newsletter/confirmer?jeton=");
    const header = (key: string) => mail?.headers.find((candidate) => candidate.key === key)?.value;
    expect(header("list-unsubscribe")).toBe(
      `<https://faq-alim.example/newsletter/desinscrire?jeton=${leave}>`,
    );
    expect(header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");

    expect(await confirmSubscription(leave)).toBe(false);
    expect((await subscriptions())[0]?.confirmed_at).toBeNull();
    expect(await confirmSubscription(confirm)).toBe(true);
    expect(await confirmSubscription(confirm)).toBe(true);
    expect((await subscriptions())[0]?.confirmed_at).not.toBeNull();
    expect(await unsubscribe(confirm)).toBe(false);
    expect(await unsubscribe(leave)).toBe(true);
    expect(await subscriptions()).toEqual([]);
    expect(await unsubscribe(leave)).toBe(false);
  });

  it("the database stores no token", async () => {
    const { confirm, leave } = await ask();
    const stored = JSON.stringify([await subscriptions(), await outbox()]);
    expect(stored).not.toContain(confirm);
    expect(stored).not.toContain(leave);
  });

  it("a repeated request sends a single mail, ignoring case", async () => {
    await ask();
    await ask("LEA@exemple.fr");
    await ask();
    expect(inbox.mails).toHaveLength(1);
    expect(await subscriptions()).toHaveLength(1);
  });

  it("a second request after ten minutes sends a second mail, and the links in the first mail still work", async () => {
    const first = await ask();
    await letTenMinutesPass();
    const second = await ask("Lea@exemple.fr");
    expect(inbox.mails).toHaveLength(2);
    expect(await confirmSubscription(first.confirm)).toBe(true);
    expect(await confirmSubscription(second.confirm)).toBe(true);
    expect(await unsubscribe(first.leave)).toBe(true);
  });

  it("a request by a confirmed subscriber sends a notice, at most once a day", async () => {
    const { confirm } = await ask();
    await confirmSubscription(confirm);
    const { mail } = await ask();
    await ask();
    expect(inbox.mails).toHaveLength(2);
    expect(mail?.subject).toMatch(/déjà inscrite/);
    expect((await subscriptions())[0]?.confirmed_at).not.toBeNull();
  });

  it("a subscription can be confirmed for the number of days that the site's texts state; after that, it is deleted with its mail", async () => {
    const { mail, confirm } = await ask();
    expect(mail?.text).toMatch(new RegExp(`Le lien vaut ${CONFIRM_DAYS}\\sjours`));
    expect(readFileSync("content/pages/politique-confidentialite.md", "utf8")).toContain(
      `${CONFIRM_DAYS} jours si vous ne confirmez pas`,
    );
    const isConfirmedAfter = async (ms: number) => {
      const created_at = new Date(Date.now() - ms).toISOString();
      await client
        .from("faqalim_newsletter_subscriptions")
        .update({ created_at, confirmed_at: null })
        .gt("id", 0)
        .throwOnError();
      return confirmSubscription(confirm);
    };
    expect(await isConfirmedAfter(CONFIRM_DAYS * 86_400_000 - 60_000)).toBe(true);
    expect(await isConfirmedAfter(CONFIRM_DAYS * 86_400_000 + 1000)).toBe(false);
    expect(await subscriptions()).toEqual([]);
    expect(await outbox()).toEqual([]);
  });
});
