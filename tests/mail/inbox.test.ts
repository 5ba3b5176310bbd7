import { randomUUID } from "node:crypto";
import { forget } from "@epic-web/remember";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { sendContactMessage } from "~/data/messages/contact.server";
import { exportMessages, exportSubscribers, listMessages, purgeMessages } from "~/data/messages/inbox.server";
import { hashOf, tokenOf } from "~/data/messages/newsletter-token.server";
import type { Client } from "~/data/backend/client.server";
import { supabaseServer } from "~/data/backend/supabase.server";

const message = {
  name: "Camille",
  email: "camille@exemple.fr",
  subject: "Riz",
  message: 'Bonjour, "vous".\nMerci',
};

let client: Client;
beforeEach(async () => {
  client = await supabaseServer;
  await client.from("faqalim_contact_messages").delete().gt("id", 0).throwOnError();
});

describe("what came in", () => {
  it("is listed, newest first", async () => {
    expect(await listMessages()).toBe("Aucun message.");
    await sendContactMessage(randomUUID(), { ...message, subject: "Premier" });
    await sendContactMessage(randomUUID(), { ...message, subject: "Second" });
    const list = await listMessages();
    expect(list.indexOf("Second")).toBeLessThan(list.indexOf("Premier"));
    expect(list).toContain("Camille <camille@exemple.fr>");
  });

  it("is exported as CSV that a spreadsheet cannot take for a formula", async () => {
    await sendContactMessage(randomUUID(), { ...message, subject: "=HYPERLINK(1)", name: "@cmd" });
    const [head, ...rest] = (await exportMessages()).split("\n");
    expect(head).toBe("\ufeffid,created_at,name,email,subject,body");
    expect(rest.join("\n")).toMatch(
      /^\d+,[^,]+,'@cmd,camille@exemple\.fr,'=HYPERLINK\(1\),"Bonjour, ""vous""\.\nMerci"$/,
    );
  });

  it("is read whole when there is more than one page of it", async () => {
    const rows = Array.from({ length: 1001 }, () => ({
      ...{ submission_id: randomUUID(), name: "n", email: "a@b.fr", subject: "s", body: "b" },
    }));
    await client.from("faqalim_contact_messages").insert(rows).throwOnError();
    expect((await exportMessages()).split("\n")).toHaveLength(1002);
  });

  it("is purged by age", async () => {
    await sendContactMessage(randomUUID(), { ...message, subject: "Ancien" });
    const longAgo = new Date(Date.now() - 366 * 86_400_000).toISOString();
    await client.from("faqalim_contact_messages").update({ created_at: longAgo }).gt("id", 0).throwOnError();
    await sendContactMessage(randomUUID(), { ...message, subject: "Récent" });
    expect(await purgeMessages(365)).toBe(1);
    expect(await listMessages()).not.toContain("Ancien");
    expect(await listMessages()).toContain("Récent");
    const outbox = await client.from("faqalim_outbox").select("id").throwOnError();
    expect(outbox.data).toHaveLength(1);
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

  it("are exported once they confirmed, each with the way out", async () => {
    await subscriptions()
      .insert([row(1, CONFIRMED), row(3, null)])
      .throwOnError();
    const lines = (await exportSubscribers()).split("\n");
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(
      /^1@exemple\.fr,.*,v,http:\/\/localhost:3000\/newsletter\/desinscrire\?jeton=[\w-]{43}$/,
    );
  });

  it("have a link made with the secret of their subscription, which must still be known", async () => {
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
