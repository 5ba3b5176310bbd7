import { createHash, randomUUID } from "node:crypto";
import { forget } from "@epic-web/remember";
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from "vitest";
import type { Client } from "~/data/backend/client.server";
import { PUBLISHABLE_KEY, type RealBackend, SECRET_KEY, startRealBackend } from "./real-backend";

const message = {
  ...{ submission_id: randomUUID(), name: "Z", email: "z@exemple.fr", subject: "Z", body: "Z" },
};
const subscription = {
  ...{ email: "z@exemple.fr", nonce: randomUUID(), wording_version: "z" },
  ...{ confirm_hash: "a".repeat(64), unsubscribe_hash: "b".repeat(64) },
};

/** Each table, and the ways to put a row into it. */
const tables = {
  faqalim_contact_messages: (client: Client) => [
    client.from("faqalim_contact_messages").insert(message),
    client.from("faqalim_contact_messages").upsert({ id: 1, ...message }),
  ],
  faqalim_newsletter_subscriptions: (client: Client) => [
    client.from("faqalim_newsletter_subscriptions").insert(subscription),
    client.from("faqalim_newsletter_subscriptions").upsert({ id: 1, ...subscription }),
  ],
  faqalim_outbox: (client: Client) => [
    client.from("faqalim_outbox").insert({ kind: "contact", contact_message_id: 1 }),
    client.from("faqalim_outbox").upsert({ id: 1, kind: "contact", contact_message_id: 1 }),
  ],
};
const tableNames = [
  "faqalim_contact_messages",
  "faqalim_newsletter_subscriptions",
  "faqalim_outbox",
] as const;

/** The forms' functions, and the backend's two clients, as a site with the settings of the environment has them. */
async function loadSite() {
  vi.resetModules();
  for (const name of ["settings", "supabase"]) forget(name);
  const { supabase, supabaseServer } = await import("~/data/backend/supabase.server");
  return {
    anybody: await supabase,
    server: await supabaseServer,
    ...(await import("~/data/messages/contact.server")),
    ...(await import("~/data/messages/newsletter.server")),
    ...(await import("~/data/messages/newsletter-token.server")),
  };
}

let real: RealBackend;
const sites: Partial<Record<"embedded" | "hosted", Awaited<ReturnType<typeof loadSite>>>> = {};
const siteOn = (backend: "embedded" | "hosted") => {
  const site = sites[backend];
  if (!site) throw new Error("not started");
  return site;
};

const newMessage = {
  ...{ sender_name: "A", sender_email: "a@exemple.fr", message_subject: "B", message_body: "C" },
};

beforeAll(async () => {
  sites.embedded = await loadSite();
  real = await startRealBackend(inject("postgresPort"));
  vi.stubEnv("SUPABASE_URL", real.url);
  vi.stubEnv("SUPABASE_PUBLISHABLE_KEY", PUBLISHABLE_KEY);
  vi.stubEnv("SUPABASE_SECRET_KEY", SECRET_KEY);
  vi.stubEnv("SITE_URL", "https://faq-alim.example");
  sites.hosted = await loadSite();
  for (const { sendContactMessage, subscribe } of [sites.embedded, sites.hosted]) {
    await sendContactMessage(randomUUID(), { name: "A", email: "a@exemple.fr", subject: "B", message: "C" });
    await subscribe("a@exemple.fr");
  }
});

// The embedded backend logs what it refuses.
afterEach(() => void vi.mocked(console.error).mockClear());

afterAll(async () => real.stop());

describe.each(["embedded", "hosted"] as const)("with the public key alone, on the %s backend", (backend) => {
  it.each(tableNames)("%s: allows no read, insert, update or delete", async (table) => {
    const client = siteOn(backend).anybody;
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

  it("no function that writes can be called", async () => {
    const client = siteOn(backend).anybody;
    const ownHash = createHash("sha256").update("a token of one’s own").digest("hex");
    const calls = [
      client.rpc("faqalim_send_message", { ...newMessage, submission: randomUUID() }),
      client.rpc("faqalim_subscribe", {
        address: "victime@exemple.fr",
        new_nonce: randomUUID(),
        new_confirm_hash: ownHash,
        new_unsubscribe_hash: "d".repeat(64),
        wording: "z",
      }),
      client.rpc("faqalim_confirm_subscription", { token_hash: ownHash }),
      client.rpc("faqalim_unsubscribe", { token_hash: ownHash }),
      client.rpc("faqalim_claim_mails", { batch: 10, first_delay_seconds: 60 }),
      client.rpc("faqalim_forget_unconfirmed"),
    ];
    for (const { data, error } of await Promise.all(calls)) {
      expect(data).toBeNull();
      expect(error?.code).toBe("42501");
    }
  });

  it("embedded resources do not bypass it", async () => {
    const { data } = await siteOn(backend)
      .anybody.from("faqalim_outbox")
      .select("*, faqalim_contact_messages(*)");
    expect(data ?? []).toEqual([]);
  });
});

describe.each(["embedded", "hosted"] as const)("the forms, on the %s backend", (backend) => {
  it("store a message once, with its mail", async () => {
    const { sendContactMessage, server } = siteOn(backend);
    const submission = randomUUID();
    const text = { name: "Zoé", email: "zoe@exemple.fr", subject: "Deux fois", message: "C" };
    await sendContactMessage(submission, text);
    await sendContactMessage(submission, text);
    const { data } = await server
      .from("faqalim_contact_messages")
      .delete()
      .eq("subject", "Deux fois")
      .select("name, faqalim_outbox(kind)")
      .throwOnError();
    expect(data).toEqual([{ name: "Zoé", faqalim_outbox: [{ kind: "contact" }] }]);
  });

  it("subscribe, confirm and unsubscribe", async () => {
    const { subscribe, confirmSubscription, unsubscribe, tokenOf, server } = siteOn(backend);
    await subscribe("lea@exemple.fr");
    const { data } = await server
      .from("faqalim_newsletter_subscriptions")
      .select("nonce")
      .eq("email", "lea@exemple.fr")
      .single()
      .throwOnError();
    expect(await confirmSubscription(tokenOf(data.nonce, "confirm"))).toBe(true);
    expect(await unsubscribe(tokenOf(data.nonce, "unsubscribe"))).toBe(true);
    expect(await unsubscribe(tokenOf(data.nonce, "unsubscribe"))).toBe(false);
    await server.rpc("faqalim_forget_unconfirmed").throwOnError();
  });

  it("the database itself refuses what a form would refuse", async () => {
    for (const wrong of [
      { sender_name: "a\r\nBcc: x" },
      { sender_email: "a\nb@c.fr" },
      { message_subject: "s".repeat(151) },
      { message_body: "" },
      { message_body: "m".repeat(5001) },
      { submission: "x" },
    ]) {
      const call = { ...newMessage, submission: randomUUID(), ...wrong };
      expect((await siteOn(backend).server.rpc("faqalim_send_message", call)).error).not.toBeNull();
    }
  });
});

it("the database lets neither visitors nor accounts execute a function that may write", async () => {
  const { rows } = await real.owner.query(`
    select role, proname from pg_proc, unnest(array['anon', 'authenticated']) as role
    where pronamespace = 'public'::regnamespace and provolatile = 'v' and has_function_privilege(role, oid, 'execute')
  `);
  expect(rows).toEqual([]);
});

it.each(["embedded", "hosted"] as const)(
  "the rows are there, as they were, on the %s backend: it is the rights that hide and keep them",
  async (backend) => {
    for (const table of tableNames) {
      const { data } = await siteOn(backend).server.from(table).select("created_at").throwOnError();
      expect(data.length, table).toBe(table === "faqalim_outbox" ? 2 : 1);
    }
  },
);
