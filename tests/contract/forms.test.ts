import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from "vitest";
import { BACKENDS, startBoth } from "./postgres/both-backends";

let both: Awaited<ReturnType<typeof startBoth>>;
beforeAll(async () => {
  both = await startBoth(inject("postgresPort"));
});
afterAll(async () => both.real.stop());
// The embedded backend logs refused requests.
afterEach(() => void vi.mocked(console.error).mockClear());

const FAQ = 101;

describe.each(BACKENDS)("on the %s backend", (name) => {
  it("concurrent posts count once per form", async () => {
    const server = both.clients[name];
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
      expect((await both.clients[name].rpc("faqalim_send_message", call)).error).not.toBeNull();
    }
  });
});
