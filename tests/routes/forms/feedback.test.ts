import { randomUUID } from "node:crypto";
import { forget } from "@epic-web/remember";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { supabaseServer } from "~/server/backend/supabase.server";
import { action as vote } from "~/routes/feedback";
import { action as comment, loader as thanks } from "~/routes/feedback-given";
import { WHOLE_FORM } from "~/shell/form/form-messages";
import { at } from "../../support/at";
import { samples } from "../../support/contents";
import { formTime, postForm } from "../../support/forms";
import { signForTest } from "../../support/signing";

const { question } = samples;
const page = `question/${question.id}`;
const guide = `fiche/${samples.guide.slug}`;

beforeAll(async () => void (await supabaseServer));
beforeEach(async () => {
  forget("rate-limiter:feedback");
  const client = await supabaseServer;
  await client.from("faqalim_feedback").delete().gt("id", 0).throwOnError();
  await client.from("faqalim_faqs").update({ votes: 0 }).eq("id", question.id).throwOnError();
});

afterEach(() => void vi.useRealTimers());

type Fields = Record<string, string>;
const right = (fields: Fields = {}) => ({
  ...{ page, avis: "oui", submission: randomUUID(), site_web: "", ...fields },
});
const give = (fields: Fields, headers: Fields = {}) => postForm(vote, "/avis", fields, headers);
const write = (location: string, fields: Fields = {}) =>
  postForm(comment, location, { souhait: "La cuisson", site_web: "", moment: formTime(), ...fields });

async function stored() {
  const client = await supabaseServer;
  const { data: rows } = await client
    .from("faqalim_feedback")
    .select("faq_id, guide_slug, helped, comment")
    .order("id")
    .throwOnError();
  const { data: faq } = await client
    .from("faqalim_faqs")
    .select("votes")
    .eq("id", question.id)
    .single()
    .throwOnError();
  return { rows, votes: faq.votes };
}

describe("votes", () => {
  it("a vote is stored without visitor data, and counted in the question's votes", async () => {
    for (const avis of ["oui", "oui", "oui", "non"]) {
      const { status, location } = await give(right({ avis }));
      expect(status).toBe(303);
      expect(location).toMatch(/^\/avis\/merci\?jeton=/);
    }
    const { rows, votes } = await stored();
    expect(rows).toHaveLength(4);
    expect(votes).toBe(2);
    const client = await supabaseServer;
    const { data } = await client.from("faqalim_feedback").select("*").limit(1).throwOnError();
    expect(Object.keys(data[0] ?? {}).sort()).toEqual([
      ...["comment", "created_on", "faq_id", "form_id", "guide_slug", "helped", "id"],
    ]);
  });

  it("a form that is sent again counts once, and can change its vote", async () => {
    const fields = right();
    await give(fields);
    await give(fields);
    expect(await stored()).toMatchObject({ rows: [{ helped: true }], votes: 1 });
    await give({ ...fields, avis: "non" });
    expect(await stored()).toMatchObject({ rows: [{ helped: false }], votes: -1 });
  });

  it("without JavaScript, a browser has one vote a day per page, which it can change", async () => {
    const fields = right({ submission: "" });
    await Promise.all([give(fields), give(fields), give(fields)]);
    expect(await stored()).toMatchObject({ rows: [{ helped: true }], votes: 1 });
    await give({ ...fields, avis: "non" });
    expect(await stored()).toMatchObject({ rows: [{ helped: false }], votes: -1 });
    await give(fields, { "User-Agent": "Firefox" });
    await give({ ...fields, page: guide });
    expect(await stored()).toMatchObject({ rows: [{}, {}, { guide_slug: samples.guide.slug }], votes: 0 });
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 86_400_000 });
    await give(fields);
    expect((await stored()).rows).toHaveLength(4);
  });

  it.each(["question/999999", "fiche/nulle-part", "quiz/1", "", "__proto__"])(
    "a vote on the missing page %j responds 404",
    async (unknown) => {
      expect(await give(right({ page: unknown }))).toMatchObject({ status: 404 });
    },
  );

  it("a vote on an unpublished question responds 404 and is not counted", async () => {
    const client = await supabaseServer;
    const hidden = { id: 9902, question: "Cachée", answer: "<p>C</p>", category_id: 1, is_published: false };
    await client.from("faqalim_faqs").upsert(hidden).throwOnError();
    expect(await give(right({ page: "question/9902" }))).toMatchObject({ status: 404 });
    expect((await stored()).rows).toEqual([]);
  });

  it("a vote with a filled-in honeypot is not stored", async () => {
    const fields = right({ site_web: "https://spam.example" });
    expect(await give(fields)).toMatchObject({ status: 422, posted: fields });
    expect((await stored()).rows).toEqual([]);
  });

  it("the twenty-first vote in ten minutes responds 429 and states that it was not stored", async () => {
    for (let n = 0; n < 20; n += 1) expect(await give(right())).toMatchObject({ status: 303 });
    const answer = await give(right());
    expect(answer.status).toBe(429);
    expect(answer.errors[WHOLE_FORM]).toContain("n’a pas été enregistré");
    expect(Number(new Headers(answer.headers).get("Retry-After"))).toBeGreaterThan(500);
    expect((await stored()).votes).toBe(20);
  });
});

describe("the comment after « Non »", () => {
  it("a comment completes its vote, which still counts once", async () => {
    const { location } = await give(right({ avis: "non" }));
    const sent = await write(location, { souhait: " La cuisson\r\nau four " });
    expect(sent.status).toBe(303);
    expect(sent.location).toMatch(/^\/avis\/merci\?jeton=/);
    const completed = { rows: [{ helped: false, comment: "La cuisson\nau four" }], votes: -1 };
    expect(await stored()).toMatchObject(completed);
    await write(location, { souhait: "La cuisson\nau four" });
    expect(await stored()).toMatchObject(completed);
  });

  it("without JavaScript, two visitors who share a vote do not share their comments", async () => {
    const fields = right({ avis: "non", submission: "" });
    const [first, second] = [await give(fields), await give(fields)];
    await write(first.location, { souhait: "Du premier" });
    await write(second.location, { souhait: "Du second" });
    await write(second.location, { souhait: "Du second, corrigé" });
    const { rows, votes } = await stored();
    expect(rows.map(({ comment: text }) => text)).toEqual([null, "Du premier", "Du second, corrigé"]);
    expect(votes).toBe(-1);
  });

  it.each<[Fields, RegExp]>([
    [{ souhait: "é".repeat(501) }, /dépasse 500/],
    [{ site_web: "x" }, /trop vite/],
    [{ moment: "" }, /trop vite/],
  ])("a comment with %j responds 422, keeps the input and stores nothing", async (wrong, message) => {
    const { location } = await give(right({ avis: "non" }));
    const answer = await write(location, wrong);
    expect(answer).toMatchObject({ status: 422, posted: wrong });
    expect(answer.errors["souhait"] ?? answer.errors[WHOLE_FORM]).toMatch(message);
    expect((await stored()).rows).toMatchObject([{ comment: null }]);
  });

  it.each(["", " \u200b\r\n"])(
    "%j is not a comment: the vote stays unchanged, and the visitor is thanked",
    async (souhait) => {
      const { location } = await give(right({ avis: "non" }));
      const sent = await write(location, { souhait });
      expect(sent.status).toBe(303);
      expect(await thanks(at(sent.location))).toMatchObject({ data: { step: "sans-texte" } });
      expect(await stored()).toMatchObject({ rows: [{ helped: false, comment: null }], votes: -1 });
    },
  );

  it("a comment that is sent when the form's id is erased is stored once, without a second vote", async () => {
    const { location } = await give(right({ avis: "non" }));
    const client = await supabaseServer;
    await client.from("faqalim_feedback").update({ form_id: null }).gt("id", 0).throwOnError();
    for (let n = 0; n < 2; n += 1) expect(await write(location)).toMatchObject({ status: 303 });
    expect(await stored()).toMatchObject({
      rows: [
        { helped: false, comment: null },
        { helped: null, comment: "La cuisson" },
      ],
      votes: -1,
    });
  });

  it.each(["", "?jeton=", "?jeton=x.y", `?jeton=${signForTest({ quizId: 1 }, "quiz-state")}`])(
    "a comment sent to the unsigned %j responds 404",
    async (query) => {
      expect(await write(`/avis/merci${query}`)).toMatchObject({ status: 404 });
    },
  );
});

it("the thank-you page is private and knows its question", async () => {
  const { location } = await give(right({ avis: "non" }));
  const { data, init } = await thanks(at(location));
  expect(data).toMatchObject({ step: "non", subject: { kind: "question", id: question.id } });
  expect(init).toMatchObject({ headers: { "Cache-Control": "no-store" } });
});
