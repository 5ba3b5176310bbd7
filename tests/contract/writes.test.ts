import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from "vitest";
import { z } from "zod";
import { type Client, clientFor } from "../../app/server/backend/create-client.server";
import { openEmbeddedBackend } from "../../app/server/embedded/embedded.server";
import { samples } from "../support/contents";
import { type RealBackend, SECRET_KEY, startRealBackend } from "./postgres/real-backend";

const BACKENDS = ["embedded", "hosted"] as const;

let real: RealBackend;
let clients: Record<(typeof BACKENDS)[number], Client>;
beforeAll(async () => {
  const embedded = await openEmbeddedBackend("memory://");
  real = await startRealBackend(inject("postgresPort"));
  clients = {
    embedded: clientFor("http://embedded.invalid", embedded.secretKey, embedded.fetch),
    hosted: clientFor(real.url, SECRET_KEY, fetch),
  };
});
afterAll(async () => real.stop());
// The embedded backend logs refused requests.
afterEach(() => void vi.mocked(console.error).mockClear());

const FAQ = 101;

type Change = (server: Client) => PromiseLike<{ error: object | null }>;

/** A change of each table of contents, and of each kind. */
const CHANGES: Record<string, Change> = {
  "a new question": (server) =>
    server.from("faqalim_faqs").insert({ id: 9_001, question: "Q ?", answer: "<p>R</p>", category_id: 1 }),
  "an edited answer": (server) =>
    server.from("faqalim_faqs").update({ answer: "<p>Autre</p>" }).eq("id", 9_001),
  "a withdrawn question": (server) =>
    server.from("faqalim_faqs").update({ is_published: false }).eq("id", 9_001),
  "a question that the operator withdraws": (server) =>
    server.from("faqalim_withdrawals").insert({ kind: "faqs", content_id: samples.question.id }),
  "a withdrawal that is taken back": (server) =>
    server.from("faqalim_withdrawals").delete().eq("kind", "faqs"),
  "a deleted question": (server) => server.from("faqalim_faqs").delete().eq("id", 9_001),
  "a renamed category": (server) =>
    server.from("faqalim_categories").update({ name: "Autre" }).eq("id", samples.category.id),
  "a new subcategory": (server) =>
    server.from("faqalim_subcategories").insert({ id: 9_001, category_id: 1, name: "Sous", slug: "sous" }),
  "a renamed audience": (server) =>
    server.from("faqalim_target_audiences").update({ name: "Autres" }).eq("id", samples.audience.id),
  "a withdrawn quiz": (server) =>
    server.from("faqalim_quizzes").update({ is_published: false }).eq("id", samples.untimedQuiz.id),
  "a corrected quiz question": (server) =>
    server
      .from("faqalim_quiz_questions")
      .update({ explanation: "Autre" })
      .eq("quiz_id", samples.untimedQuiz.id),
  "a corrected answer of a quiz": (server) =>
    server.from("faqalim_quiz_answers").update({ is_correct: false }).eq("answer_text", "Oui"),
  "a withdrawn food": (server) =>
    server.from("faqalim_foods").update({ is_published: false }).eq("family", "fromages"),
  "a changed rule": (server) =>
    server.from("faqalim_food_advice").update({ reason: "Autre" }).eq("situation", "enceinte"),
  "a changed storage time": (server) =>
    server.from("faqalim_food_storage").update({ name: "Autre" }).eq("id", 1),
  "a corrected composition": (server) =>
    server.from("faqalim_food_composition").update({ amounts: {} }).eq("key", "lentilles-vertes"),
};

const FORM = randomUUID();
const MISS = { term: "kombucha", times: 1, has_best: false };

/** What visitors do. */
const VISITS: Record<string, Change> = {
  "a vote": (server) =>
    server.rpc("faqalim_give_feedback", { form: FORM, is_helpful: true, about_faq: samples.question.id }),
  "a comment": (server) =>
    server.rpc("faqalim_give_feedback", {
      ...{ form: FORM, is_helpful: false, about_faq: samples.question.id },
      wanted: "La cuisson",
    }),
  "a message": (server) =>
    server.rpc("faqalim_send_message", {
      ...{ submission: randomUUID(), sender_name: "A", sender_email: "a@exemple.fr" },
      ...{ message_subject: "B", message_body: "C" },
    }),
  "a search without a result": (server) => server.rpc("faqalim_count_search_misses", { misses: [MISS] }),
};

describe.each(BACKENDS)("on the %s backend", (name) => {
  const versionAfter = async (change: Change | undefined) => {
    const server = clients[name];
    if (!change) throw new Error("no change");
    const version = async () => {
      const { data } = await server.from("faqalim_content_version").select("version").single();
      return z.object({ version: z.number() }).parse(data).version;
    };
    const before = await version();
    expect((await change(server)).error).toBeNull();
    return { before, after: await version() };
  };

  it.each(Object.keys(CHANGES))("%s raises the content version", async (change) => {
    const { before, after } = await versionAfter(CHANGES[change]);
    expect(after).toBeGreaterThan(before);
  });

  it.each(Object.keys(VISITS))("%s does not", async (visit) => {
    const { before, after } = await versionAfter(VISITS[visit]);
    expect(after).toBe(before);
  });

  it("concurrent posts count once per form", async () => {
    const server = clients[name];
    const votes = async () => {
      const { data } = await server
        .from("faqalim_faqs")
        .select("votes")
        .eq("id", FAQ)
        .single()
        .throwOnError();
      return data.votes;
    };
    const give = (form: string, is_helpful: boolean, wanted?: string) =>
      server.rpc("faqalim_give_feedback", { form, is_helpful, about_faq: FAQ, wanted }).throwOnError();
    const form = randomUUID();
    const before = await votes();
    await Promise.all([
      ...Array.from({ length: 6 }, () => give(form, true)),
      ...Array.from({ length: 6 }, () => give(randomUUID(), true)),
    ]);
    expect(await votes()).toBe(before + 7);
    await give(form, false);
    await give(form, false, "La cuisson");
    expect(await votes()).toBe(before + 5);
    const stored = server.from("faqalim_feedback").select("helped, comment").eq("form_id", form);
    expect((await stored.throwOnError()).data).toEqual([{ helped: false, comment: "La cuisson" }]);
  });

  it("the database refuses the same invalid messages as the form", async () => {
    const right = { sender_name: "A", sender_email: "a@exemple.fr", message_subject: "B", message_body: "C" };
    for (const wrong of [
      { sender_name: "a\r\nBcc: x" },
      { sender_email: "a\nb@c.fr" },
      { message_subject: "s".repeat(151) },
      { message_body: "" },
      { message_body: "m".repeat(5001) },
      { submission: "x" },
    ]) {
      const call = { ...right, submission: randomUUID(), ...wrong };
      expect((await clients[name].rpc("faqalim_send_message", call)).error).not.toBeNull();
    }
  });
});

it("an update of any column of a question raises it, except of its votes, its views and its search text, which is computed", async () => {
  const { rows } = await real.owner.query<{ column: string }>(`
    select attname as column from pg_attribute
    where attrelid = 'faqalim_faqs'::regclass and attnum > 0 and not attisdropped and attnum <> all (
      select unnest(tgattr::int2[]) from pg_trigger
      where tgrelid = 'faqalim_faqs'::regclass and tgname = 'faqalim_contents_changed')
    order by 1`);
  expect(rows.map(({ column }) => column)).toEqual(["search_text", "views", "votes"]);
});
