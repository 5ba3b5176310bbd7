import { randomUUID } from "node:crypto";
import { forget } from "@epic-web/remember";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { sendContactMessage } from "~/messages/contact/contact.server";
import * as inbox from "~/messages/operator/messages-command.server";
import { runMessagesCommand } from "~/messages/operator/messages-command.server";
import { subscribe } from "~/messages/newsletter/newsletter.server";
import { hashOf, tokenOf } from "~/messages/newsletter/newsletter-token.server";
import type { Client } from "~/server/backend/create-client.server";
import { supabaseServer } from "~/server/backend/supabase.server";
import { emptyMailbox } from "./delivery";

const exportMessages = async () => (await inbox.exportMessages()).trimEnd();
const exportSubscribers = async () => (await inbox.exportSubscribers()).trimEnd();
const run = (...args: string[]) => runMessagesCommand(args);

const message = {
  name: "Camille",
  email: "camille@exemple.fr",
  subject: "Riz",
  message: 'Bonjour, "vous".\nMerci',
};

let client: Client;
beforeEach(async () => {
  client = await supabaseServer;
  await emptyMailbox();
});

describe("messages", () => {
  it("messages are exported as CSV with escaped formulas", async () => {
    await sendContactMessage(randomUUID(), { ...message, subject: "=HYPERLINK(1)", name: "@cmd" });
    const [head, ...rest] = (await exportMessages()).split("\n");
    expect(head).toBe("\ufeffid,created_at,name,email,subject,body");
    expect(rest.join("\n")).toMatch(
      /^\d+,[^,]+,'@cmd,camille@exemple\.fr,'=HYPERLINK\(1\),"Bonjour, ""vous""\.\nMerci"$/,
    );
  });

  it("the export of several pages of messages is complete", async () => {
    const rows = Array.from({ length: 1001 }, () => ({
      ...{ submission_id: randomUUID(), name: "n", email: "a@b.fr", subject: "s", body: "b" },
    }));
    await client.from("faqalim_contact_messages").insert(rows).throwOnError();
    expect((await exportMessages()).split("\n")).toHaveLength(1002);
  });
});

describe("commands about one person", () => {
  const emails = async () => [
    (await client.from("faqalim_contact_messages").select("email").order("id").throwOnError()).data,
    (await client.from("faqalim_newsletter_subscriptions").select("email").order("id").throwOnError()).data,
    (await client.from("faqalim_outbox").select("kind").order("id").throwOnError()).data,
  ];
  const other = { email: "camille_exemple@exemple.fr" };

  beforeEach(async () => {
    for (const email of ["camille%exemple@exemple.fr", "Camille%Exemple@exemple.fr", other.email])
      await sendContactMessage(randomUUID(), { ...message, email });
    await subscribe("camille%exemple@exemple.fr");
    await subscribe(other.email);
  });

  it("`erase` deletes the messages, the subscription and the mail of one address, ignoring case", async () => {
    const said = await run("erase", "CAMILLE%exemple@exemple.fr");
    expect(said).toMatch(/^Effacés : 2\smessages, 1\sinscription/);
    expect(said).toContain("Les sauvegardes déjà faites l’ont encore");
    expect(said).toContain("CONTACT_EMAIL");
    expect(await emails()).toEqual([
      [other],
      [other],
      [{ kind: "contact" }, { kind: "newsletter-confirmation" }],
    ]);
    expect(await run("erase", "camille%exemple@exemple.fr")).toMatch(/^Effacés : 0\smessage, 0\sinscription/);
  });
});

describe("subscribers", () => {
  const subscriptions = () => client.from("faqalim_newsletter_subscriptions");
  const row = (n: number, confirmed_at: string | null, secret?: string) => {
    const nonce = randomUUID();
    const unsubscribe_hash = hashOf(tokenOf(nonce, "unsubscribe", secret));
    const confirm_hash = hashOf(tokenOf(nonce, "confirm", secret));
    return {
      email: `${n}@exemple.fr`,
      nonce,
      wording_version: "v",
      confirmed_at,
      confirm_hash,
      unsubscribe_hash,
    };
  };
  const CONFIRMED = "2026-11-21T10:00:00Z";

  beforeEach(async () => {
    await subscriptions().delete().gt("id", 0).throwOnError();
  });

  it("subscribers are exported once they have confirmed, each with a link to unsubscribe", async () => {
    await subscriptions()
      .insert([row(1, CONFIRMED), row(3, null)])
      .throwOnError();
    const lines = (await exportSubscribers()).split("\n");
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(
      /^1@exemple\.fr,.*,v,http:\/\/localhost:3000\/newsletter\/desinscrire\?jeton=[\w-]{43}$/,
    );
  });

  it("subscribers cannot be exported without the secret that signed their links", async () => {
    const [before, after] = ["b".repeat(32), "a".repeat(32)];
    const useSecrets = (secret: string, also = "") => {
      vi.stubEnv("SIGNING_SECRET", secret);
      vi.stubEnv("SIGNING_SECRET_ALSO", also);
      ["settings", "signing-secrets"].forEach(forget);
    };
    onTestFinished(() => {
      vi.unstubAllEnvs();
      ["settings", "signing-secrets"].forEach(forget);
    });
    const old = row(1, CONFIRMED, before);
    await subscriptions().insert(old).throwOnError();
    useSecrets(after, before);
    expect(await exportSubscribers()).toContain(`jeton=${tokenOf(old.nonce, "unsubscribe", before)}`);
    useSecrets(after);
    await expect(exportSubscribers()).rejects.toThrow("SIGNING_SECRET_ALSO");
  });
});
