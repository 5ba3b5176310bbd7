import { randomUUID } from "node:crypto";
import { createClient } from "@supabase/supabase-js";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import WebSocket from "ws";
import { sendContactMessage } from "~/data/messages/contact.server";
import type { Database } from "~/data/backend/database.types";
import { subscribe } from "~/data/messages/newsletter.server";
import { supabase, supabaseServer } from "~/data/backend/supabase.server";
import { type RealBackend, startRealBackend } from "./real-backend";

/** A client with the public key, as anybody could make one. */
type Anybody = Awaited<typeof supabase>;

const message = {
  ...{ submission_id: randomUUID(), name: "Z", email: "z@exemple.fr", subject: "Z", body: "Z" },
};
const subscription = {
  ...{ email: "z@exemple.fr", nonce: randomUUID(), wording_version: "z" },
  ...{ confirm_hash: "a".repeat(64), unsubscribe_hash: "b".repeat(64) },
};

/** Each table, and the ways to put a row into it. */
const tables = {
  faqalim_contact_messages: (client: Anybody) => [
    client.from("faqalim_contact_messages").insert(message),
    client.from("faqalim_contact_messages").upsert({ id: 1, ...message }),
  ],
  faqalim_newsletter_subscriptions: (client: Anybody) => [
    client.from("faqalim_newsletter_subscriptions").insert(subscription),
    client.from("faqalim_newsletter_subscriptions").upsert({ id: 1, ...subscription }),
  ],
  faqalim_outbox: (client: Anybody) => [
    client.from("faqalim_outbox").insert({ kind: "contact", contact_message_id: 1 }),
    client.from("faqalim_outbox").upsert({ id: 1, kind: "contact", contact_message_id: 1 }),
  ],
};
const tableNames = [
  "faqalim_contact_messages",
  "faqalim_newsletter_subscriptions",
  "faqalim_outbox",
] as const;

let real: RealBackend;
const clients: Partial<Record<"embedded" | "hosted", Anybody>> = {};
const clientOf = (backend: "embedded" | "hosted"): Anybody => {
  const client = clients[backend];
  if (!client) throw new Error("not started");
  return client;
};

beforeAll(async () => {
  real = await startRealBackend();
  clients.hosted = createClient<Database>(real.url, "sb_publishable_test", {
    auth: { persistSession: false },
    realtime: { transport: WebSocket },
  });
  clients.embedded = await supabase;
  await sendContactMessage(randomUUID(), { name: "A", email: "a@exemple.fr", subject: "B", message: "C" });
  await subscribe("a@exemple.fr");
  await clients.hosted
    .rpc("faqalim_send_message", {
      ...{ submission: randomUUID(), sender_name: "A", sender_email: "a@exemple.fr" },
      ...{ message_subject: "B", message_body: "C" },
    })
    .throwOnError();
});

// The embedded backend logs what it refuses.
afterEach(() => void vi.mocked(console.error).mockClear());

afterAll(async () => real.stop());

describe.each(["embedded", "hosted"] as const)("with the public key alone, on the %s backend", (backend) => {
  it.each(tableNames)("%s: nothing is read, written, changed or deleted", async (table) => {
    const client = clientOf(backend);
    const seen = await Promise.all([
      client.from(table).select("*"),
      client.from(table).select("id", { count: "exact", head: true }),
      client.from(table).update({ created_at: "2020-01-01" }).gt("id", 0).select(),
      client.from(table).delete().gt("id", 0).select(),
    ]);
    for (const { data, count } of seen) {
      expect(data ?? []).toEqual([]);
      // The embedded backend counts with its owner's rights; nobody outside the process can ask it.
      if (backend === "hosted") expect(count ?? 0).toBe(0);
    }
    for (const { error } of await Promise.all(tables[table](client))) expect(error).not.toBeNull();
  });

  it("no function gives back what somebody wrote, or lets anybody send mail", async () => {
    const client = clientOf(backend);
    const claim = await client.rpc("faqalim_claim_mails", { batch: 10, first_delay_seconds: 60 });
    expect(claim.error).not.toBeNull();
    expect((await client.rpc("faqalim_forget_unconfirmed")).error).not.toBeNull();
    const guess = "0".repeat(64);
    expect((await client.rpc("faqalim_confirm_subscription", { token_hash: guess })).data).toBe(false);
    expect((await client.rpc("faqalim_unsubscribe", { token_hash: guess })).data).toBe(false);
  });

  it("embedding does not lead around it", async () => {
    const { data } = await clientOf(backend).from("faqalim_outbox").select("*, faqalim_contact_messages(*)");
    expect(data ?? []).toEqual([]);
  });

  it("the database itself refuses what a form would refuse", async () => {
    const client = clientOf(backend);
    const right = {
      ...{ submission: randomUUID(), sender_name: "A", sender_email: "a@exemple.fr" },
      ...{ message_subject: "B", message_body: "C" },
    };
    for (const wrong of [
      { sender_name: "a\r\nBcc: x" },
      { sender_email: "a\nb@c.fr" },
      { message_subject: "s".repeat(151) },
      { message_body: "" },
      { message_body: "m".repeat(5001) },
      { submission: "x" },
    ]) {
      expect((await client.rpc("faqalim_send_message", { ...right, ...wrong })).error).not.toBeNull();
    }
  });
});

it("the rows are there, as they were: it is the rights that hide and keep them", async () => {
  const client = await supabaseServer;
  for (const table of tableNames) {
    const embedded = await client?.from(table).select("id").gt("created_at", "2025-01-01").throwOnError();
    expect(embedded?.data.length, table).toBe(table === "faqalim_outbox" ? 2 : 1);
    if (table === "faqalim_newsletter_subscriptions") continue;
    const { rows } = await real.owner.query(`select 1 from ${table} where created_at > '2025-01-01'`);
    expect(rows.length, table).toBe(1);
  }
});
