import { randomUUID } from "node:crypto";
import { forget } from "@epic-web/remember";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it, vi } from "vitest";
import { PUBLISHABLE_KEY, type RealBackend, SECRET_KEY, startRealBackend } from "./postgres/real-backend";

async function loadSite() {
  vi.resetModules();
  for (const name of ["settings", "supabase"]) forget(name);
  const { supabase, supabaseServer } = await import("~/server/backend/supabase.server");
  return {
    anybody: await supabase,
    server: await supabaseServer,
    ...(await import("~/messages/contact/contact.server")),
    ...(await import("~/messages/newsletter/newsletter.server")),
    ...(await import("~/messages/newsletter/newsletter-token.server")),
    ...(await import("~/messages/feedback/feedback.server")),
    ...(await import("~/search/search-misses.server")),
    ...(await import("~/messages/operator/feedback-report.server")),
    ...(await import("~/messages/operator/messages.server")),
    ...(await import("~/messages/mail/outbox.server")),
  };
}

let real: RealBackend;
const sites: Partial<Record<"embedded" | "hosted", Awaited<ReturnType<typeof loadSite>>>> = {};
const siteOn = (backend: "embedded" | "hosted") => {
  const site = sites[backend];
  if (!site) throw new Error("not started");
  return site;
};

beforeAll(async () => {
  sites.embedded = await loadSite();
  real = await startRealBackend(inject("postgresPort"));
  vi.stubEnv("SUPABASE_URL", real.url);
  vi.stubEnv("SUPABASE_PUBLISHABLE_KEY", PUBLISHABLE_KEY);
  vi.stubEnv("SUPABASE_SECRET_KEY", SECRET_KEY);
  vi.stubEnv("SITE_URL", "https://faq-alim.example");
  sites.hosted = await loadSite();
});

// The embedded backend logs refused requests.
afterEach(() => void vi.mocked(console.error).mockClear());

afterAll(async () => real.stop());

const FAQ = 101;
const subject = { kind: "question", id: FAQ } as const;

describe.each(["embedded", "hosted"] as const)("on the %s backend", (backend) => {
  beforeEach(async () => {
    const { server } = siteOn(backend);
    await server.from("faqalim_feedback").delete().gt("id", 0).throwOnError();
    await server.from("faqalim_search_misses").delete().gt("times", 0).throwOnError();
    await server.from("faqalim_faqs").update({ votes: 0 }).eq("id", FAQ).throwOnError();
  });

  const votes = async () => {
    const { data } = await siteOn(backend)
      .server.from("faqalim_faqs")
      .select("votes")
      .eq("id", FAQ)
      .single()
      .throwOnError();
    return data.votes;
  };

  it("concurrent posts count once per form", async () => {
    const { giveFeedback, server } = siteOn(backend);
    const form = randomUUID();
    const helped = { subject, helped: true };
    await Promise.all([
      ...Array.from({ length: 6 }, () => giveFeedback({ ...helped, form })),
      ...Array.from({ length: 6 }, () => giveFeedback({ ...helped, form: randomUUID() })),
    ]);
    expect(await votes()).toBe(7);
    await giveFeedback({ form, subject, helped: false });
    await giveFeedback({ form, subject, helped: false, comment: "La cuisson" });
    expect(await votes()).toBe(5);
    const { data } = await server
      .from("faqalim_feedback")
      .select("helped, comment")
      .eq("form_id", form)
      .throwOnError();
    expect(data).toEqual([{ helped: false, comment: "La cuisson" }]);
  });
});

const newMessage = {
  ...{ sender_name: "A", sender_email: "a@exemple.fr", message_subject: "B", message_body: "C" },
};

describe.each(["embedded", "hosted"] as const)("on the %s backend", (backend) => {
  it("the database refuses the same invalid messages as the form", async () => {
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
