import { forget } from "@epic-web/remember";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { confirmSubscription, subscribe, unsubscribe } from "~/data/newsletter/newsletter.server";
import type { Client } from "~/data/backend/create-client.server";
import { supabaseServer } from "~/data/backend/supabase.server";
import { type SmtpInbox, startSmtpInbox } from "../support/smtp-inbox";
import { deliver, outbox } from "./delivery";

let client: Client;
let inbox: SmtpInbox | null = null;

beforeAll(async () => {
  client = await supabaseServer;
});

beforeEach(async () => {
  await client.from("faqalim_newsletter_subscriptions").delete().gt("id", 0).throwOnError();
});

afterEach(async () => {
  await inbox?.stop();
  inbox = null;
});

describe("a newsletter subscription", () => {
  const links = (text = "") =>
    Array.from(text.matchAll(/https:\/\/\S+jeton=([\w-]+)/g), ([, token = ""]) => token);
  const subscriptions = async () =>
    (await client.from("faqalim_newsletter_subscriptions").select("*").throwOnError()).data;

  beforeEach(() => {
    vi.stubEnv("SITE_URL", "https://faq-alim.example");
    forget("settings");
  });

  const ask = async (email = "lea@exemple.fr") => {
    inbox ??= await startSmtpInbox();
    await subscribe(email);
    await deliver(inbox.url);
    const mail = inbox.mails.at(-1);
    const [confirm = "", leave = ""] = links(mail?.text);
    return { mail, confirm, leave };
  };

  it("is requested, confirmed by a link in the mail, and ended by the other link", async () => {
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

  it("stores no token in the database", async () => {
    const { confirm, leave } = await ask();
    const stored = JSON.stringify([await subscriptions(), await outbox()]);
    expect(stored).not.toContain(confirm);
    expect(stored).not.toContain(leave);
  });

  it("gets a single mail when it is requested repeatedly, ignoring case", async () => {
    await ask();
    await ask("LEA@exemple.fr");
    await ask();
    expect(inbox?.mails).toHaveLength(1);
    expect(await subscriptions()).toHaveLength(1);
  });

  it("gets a second mail after ten minutes, and the links of the first mail still work", async () => {
    const first = await ask();
    const tenMinutesAgo = new Date(Date.now() - 11 * 60_000).toISOString();
    await client
      .from("faqalim_newsletter_subscriptions")
      .update({ created_at: tenMinutesAgo })
      .gt("id", 0)
      .throwOnError();
    const second = await ask("Lea@exemple.fr");
    expect(inbox?.mails).toHaveLength(2);
    expect(await confirmSubscription(first.confirm)).toBe(true);
    expect(await confirmSubscription(second.confirm)).toBe(true);
    expect(await unsubscribe(first.leave)).toBe(true);
  });

  it("requested by a confirmed subscriber sends a notice, at most once a day", async () => {
    const { confirm } = await ask();
    await confirmSubscription(confirm);
    const { mail } = await ask();
    await ask();
    expect(inbox?.mails).toHaveLength(2);
    expect(mail?.subject).toMatch(/déjà inscrite/);
    expect((await subscriptions())[0]?.confirmed_at).not.toBeNull();
  });

  it("is deleted with its mail after seven days without confirmation", async () => {
    const { confirm } = await ask();
    const longAgo = new Date(Date.now() - 7 * 86_400_000 - 1000).toISOString();
    await client
      .from("faqalim_newsletter_subscriptions")
      .update({ created_at: longAgo })
      .gt("id", 0)
      .throwOnError();
    expect(await confirmSubscription(confirm)).toBe(false);
    await subscribe("autre@exemple.fr");
    expect((await subscriptions()).map(({ email }) => email)).toEqual(["autre@exemple.fr"]);
  });
});
