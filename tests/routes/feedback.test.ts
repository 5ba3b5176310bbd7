import { randomUUID } from "node:crypto";
import { forget } from "@epic-web/remember";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { supabaseServer } from "~/data/backend/supabase.server";
import { action as vote } from "~/routes/feedback";
import { action as comment, loader as thanks } from "~/routes/feedback-given";
import { samples } from "../contents";
import { pastMoment } from "../past-moment";
import { signForTest } from "../signing";

const { question } = samples;
const page = `question/${question.id}`;
const guide = `fiche/${samples.guide.slug}`;

beforeAll(async () => void (await supabaseServer));
beforeEach(async () => {
  for (const name of ["rate-limiter:feedback", "feedback-forms"]) forget(name);
  const client = await supabaseServer;
  await client.from("faqalim_feedback").delete().gt("id", 0).throwOnError();
  await client.from("faqalim_faqs").update({ votes: 0 }).eq("id", question.id).throwOnError();
});

type Fields = Record<string, string>;
type Action = typeof vote | typeof comment;

const failure = z.object({
  data: z.object({ posted: z.record(z.string()), errors: z.record(z.string()) }),
  init: z.object({ status: z.number(), headers: z.record(z.string()) }),
});

/** What a form is answered: where it leads, or its status, what was typed and what is wrong with it. */
async function send(action: Action, url: string, fields: Fields) {
  const request = new Request(`http://site.test${url}`, {
    method: "POST",
    body: new URLSearchParams(fields),
  });
  const answer: unknown = await action({ request, params: {}, context: {} });
  if (!(answer instanceof Response)) {
    const { data, init } = failure.parse(answer);
    return { ...data, ...init, location: "" };
  }
  return { status: answer.status, location: answer.headers.get("Location") ?? "" };
}

const right = (fields: Fields = {}) => ({
  page,
  avis: "oui",
  submission: randomUUID(),
  site_web: "",
  ...fields,
});
const give = (fields: Fields) => send(vote, "/avis", fields);
const write = (location: string, fields: Fields = {}) =>
  send(comment, location, { souhait: "La cuisson", site_web: "", moment: pastMoment(), ...fields });

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

describe("an answer", () => {
  it("is stored without anything about its visitor, and counted in the question's votes", async () => {
    for (const avis of ["oui", "oui", "oui", "non"]) {
      const { status, location } = await give(right({ avis }));
      expect(status).toBe(303);
      expect(location).toMatch(/^\/avis\/merci\?jeton=/);
    }
    const { rows, votes } = await stored();
    expect(rows).toHaveLength(4);
    expect(votes).toBe(2);
    const { data } = await (
      await supabaseServer
    )
      .from("faqalim_feedback")
      .select("*")
      .limit(1)
      .throwOnError();
    expect(Object.keys(data[0] ?? {}).sort()).toEqual(
      ["comment", "created_on", "faq_id", "form_id", "guide_slug", "helped", "id"].sort(),
    );
  });

  it("of the same form is counted once, and can be changed", async () => {
    const fields = right();
    await give(fields);
    await give(fields);
    expect(await stored()).toMatchObject({ rows: [{ helped: true }], votes: 1 });
    await give({ ...fields, avis: "non" });
    expect(await stored()).toMatchObject({ rows: [{ helped: false }], votes: -1 });
  });

  it("sent twice at once, as by a double click, is counted once, also without an id", async () => {
    const fields = right({ submission: "" });
    await Promise.all([give(fields), give(fields), give(fields)]);
    expect(await stored()).toMatchObject({ rows: [{ helped: true }], votes: 1 });
  });

  it("on a guide is stored with its slug", async () => {
    await give(right({ page: guide, avis: "non" }));
    expect((await stored()).rows).toEqual([
      { faq_id: null, guide_slug: samples.guide.slug, helped: false, comment: null },
    ]);
  });

  it("with another page's form id changes nothing there", async () => {
    const fields = right();
    await give(fields);
    await give({ ...fields, page: guide, avis: "non" });
    expect(await stored()).toMatchObject({ rows: [{ faq_id: question.id, helped: true }], votes: 1 });
  });

  it.each(["question/999999", "fiche/nulle-part", "quiz/1", "", "__proto__"])(
    "on %j, which is not there, is 404",
    async (unknown) => {
      await expect(give(right({ page: unknown }))).rejects.toMatchObject({ status: 404 });
    },
  );

  it("on a question that is not published is 404, and not counted", async () => {
    const client = await supabaseServer;
    const hidden = { id: 9902, question: "Cachée", answer: "<p>C</p>", category_id: 1, is_published: false };
    await client.from("faqalim_faqs").upsert(hidden).throwOnError();
    await expect(give(right({ page: "question/9902" }))).rejects.toMatchObject({ status: 404 });
    expect((await stored()).rows).toEqual([]);
  });

  it.each<Fields>([{ avis: "peut-être" }, { submission: "x" }, { autre: "champ" }])(
    "%j: 400",
    async (wrong) => {
      await expect(give(right(wrong))).rejects.toMatchObject({ status: 400 });
    },
  );

  it("of a program that fills in everything is not stored", async () => {
    const fields = right({ site_web: "https://spam.example" });
    expect(await give(fields)).toMatchObject({ status: 422, posted: fields });
    expect((await stored()).rows).toEqual([]);
  });

  it("after twenty in ten minutes waits, and says that it was not stored", async () => {
    for (let n = 0; n < 20; n += 1) expect(await give(right())).toMatchObject({ status: 303 });
    const answer = await give(right());
    expect(answer.status).toBe(429);
    expect("errors" in answer && answer.errors["avis"]).toContain("n’a pas été enregistré");
    expect("headers" in answer && Number(answer.headers["Retry-After"])).toBeGreaterThan(500);
    expect((await stored()).votes).toBe(20);
  });
});

describe("the text after « Non »", () => {
  it("completes its answer, which is still counted once", async () => {
    const { location } = await give(right({ avis: "non" }));
    const sent = await write(location, { souhait: " La cuisson\r\nau four " });
    expect(sent.status).toBe(303);
    expect(sent.location).toMatch(/^\/avis\/merci\?jeton=/);
    const completed = { rows: [{ helped: false, comment: "La cuisson\nau four" }], votes: -1 };
    expect(await stored()).toMatchObject(completed);
    await write(location, { souhait: "La cuisson\nau four" });
    expect(await stored()).toMatchObject(completed);
  });

  it("is not replaced by the next visitor of the same address", async () => {
    const first = await give(right({ avis: "non", submission: "" }));
    await write(first.location, { souhait: "Du premier" });
    const second = await give(right({ avis: "non", submission: "" }));
    await write(second.location, { souhait: "Du second" });
    expect((await stored()).rows.map(({ comment: text }) => text)).toEqual(["Du premier", "Du second"]);
  });

  it.each<[Fields, RegExp]>([
    [{ souhait: "é".repeat(501) }, /dépasse 500/],
    [{ site_web: "x" }, /trop vite/],
    [{ moment: "" }, /trop vite/],
  ])("%j: 422, nothing lost, nothing stored", async (wrong, message) => {
    const { location } = await give(right({ avis: "non" }));
    const answer = await write(location, wrong);
    expect(answer).toMatchObject({ status: 422, posted: wrong });
    expect("errors" in answer && answer.errors["souhait"]).toMatch(message);
    expect((await stored()).rows).toMatchObject([{ comment: null }]);
  });

  it.each(["", " \u200b\r\n"])(
    "%j is none: the answer stays as it is, and the visitor is thanked",
    async (souhait) => {
      const { location } = await give(right({ avis: "non" }));
      const sent = await write(location, { souhait });
      expect(sent.status).toBe(303);
      const context = { request: new Request(`http://site.test${sent.location}`), params: {}, context: {} };
      expect(await thanks(context)).toMatchObject({ data: { step: "sans-texte" } });
      expect(await stored()).toMatchObject({ rows: [{ helped: false, comment: null }], votes: -1 });
    },
  );

  it("a day later is not taken for a second answer: it is shown again", async () => {
    const given = { form: randomUUID(), page, step: "non", at: Date.now() - 86_400_001 };
    const sent = await write(`/avis/merci?jeton=${signForTest(given, "feedback")}`);
    expect(sent).toMatchObject({ status: 422, posted: { souhait: "La cuisson" } });
    expect((await stored()).rows).toEqual([]);
  });

  it.each(["", "?jeton=", "?jeton=x.y", `?jeton=${signForTest({ quizId: 1 }, "quiz-state")}`])(
    "at %j, which nobody signed, is 404",
    async (query) => {
      await expect(write(`/avis/merci${query}`)).rejects.toMatchObject({ status: 404 });
    },
  );
});

it("the page that thanks is nobody else's, and leads back", async () => {
  const { location } = await give(right({ avis: "non" }));
  const request = new Request(`http://site.test${location}`);
  const { data, init } = await thanks({ request, params: {}, context: {} });
  expect(data).toMatchObject({ step: "non", hasFailed: false });
  expect(data.back?.path).toContain(`/question/${question.id}-`);
  expect(init).toMatchObject({ headers: { "Cache-Control": "no-store" } });
});
