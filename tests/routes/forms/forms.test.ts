import { forget } from "@epic-web/remember";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { signedShownAt } from "~/http/forms/spam.server";
import { supabaseServer } from "~/data/backend/supabase.server";
import { action as contact } from "~/routes/contact";
import { action as newsletter } from "~/routes/newsletter";
import { contactFields as right } from "../../support/contact-fields";

beforeAll(async () => void (await supabaseServer));
beforeEach(() => {
  for (const route of ["contact", "newsletter"]) forget(`rate-limiter:${route}`);
});

type Fields = Record<string, string>;

const post = (
  action: typeof contact | typeof newsletter,
  body: BodyInit,
  headers: Record<string, string> = {},
) =>
  action({
    request: new Request("http://site.test/contact", {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded", ...headers },
      body,
    }),
    params: {},
    context: {},
  });
const failure = z.object({
  data: z.object({ posted: z.record(z.string()), errors: z.record(z.string()) }),
  init: z.object({ status: z.number(), headers: z.record(z.string()) }),
});
/** The response to a form: the redirect, or the status, the input and the errors. */
async function outcome(action: typeof contact | typeof newsletter, body: BodyInit) {
  const answer: unknown = await post(action, body);
  if (answer instanceof Response) {
    return {
      status: answer.status,
      location: answer.headers.get("Location"),
      posted: {},
      errors: {},
      headers: {},
    };
  }
  const { data, init } = failure.parse(answer);
  return { ...data, ...init, location: null };
}
const errorsOf = async (body: BodyInit): Promise<Record<string, string>> =>
  (await outcome(contact, body)).errors;
const form = (fields: Fields) => new URLSearchParams(fields);

async function stored() {
  const client = await supabaseServer;
  const { data } = await client.from("faqalim_contact_messages").select("*").order("id").throwOnError();
  return data;
}

describe("the contact form", () => {
  it("a message is stored once, unchanged", async () => {
    const fields = { ...right(), name: " Zoé d’Œuf ", message: "a\r\nb <script>\t\u0000" };
    const before = (await stored()).length;
    expect(await outcome(contact, form(fields))).toMatchObject({ status: 303, location: "/contact/merci" });
    expect(await outcome(contact, form(fields))).toMatchObject({ status: 303, location: "/contact/merci" });
    const rows = await stored();
    expect(rows).toHaveLength(before + 1);
    expect(rows.at(-1)).toMatchObject({ name: "Zoé d’Œuf", body: "a\nb <script>" });
  });

  it("a text that is changed after Back is also stored, although the form id is the same", async () => {
    const fields = right();
    const before = (await stored()).length;
    await outcome(contact, form(fields));
    await outcome(contact, form({ ...fields, message: "Autre chose" }));
    expect((await stored()).slice(before).map(({ body }) => body)).toEqual([
      "Bonjour,\nmerci.",
      "Autre chose",
    ]);
  });

  it.each<[Fields, string, RegExp]>([
    [{ name: "\u200b" }, "name", /Indiquez votre nom/],
    [{ subject: "a\u2028Bcc: b@exemple.fr" }, "subject", /une seule ligne/],
    [{ message: "\u200b\n" }, "message", /Écrivez votre message/],
    [{ name: " " }, "name", /Indiquez votre nom/],
    [{ name: "x".repeat(101) }, "name", /dépasse 100/],
    [{ name: "a\r\nBcc: b@exemple.fr" }, "name", /une seule ligne/],
    [{ subject: "a\nSubject: b" }, "subject", /une seule ligne/],
    [{ subject: "" }, "subject", /Indiquez le sujet/],
    [{ email: "camille" }, "email", /n’a pas la forme/],
    [{ email: "a@b.fr, c@d.fr" }, "email", /n’a pas la forme/],
    [{ email: `${"a".repeat(250)}@b.fr` }, "email", /dépasse 254/],
    [{ message: "\u0000\u0007 " }, "message", /Écrivez votre message/],
    [{ message: "é".repeat(5001) }, "message", /dépasse 5.000/],
    [{ moment: "" }, "message", /parti trop vite/],
    [{ moment: "made up" }, "message", /parti trop vite/],
    [{ site_web: "https://spam.example" }, "message", /parti trop vite/],
  ])(
    "%j responds 422 with an error at its field, keeps the input and stores nothing",
    async (wrong, field, message) => {
      const before = (await stored()).length;
      const fields = { ...right(), ...wrong };
      const answer = await outcome(contact, form(fields));
      expect(answer).toMatchObject({ status: 422, headers: { "Cache-Control": "no-store" }, posted: fields });
      expect(Object.keys(answer.errors)).toEqual([field]);
      expect(Object.values(answer.errors)[0]).toMatch(message);
      expect(await stored()).toHaveLength(before);
    },
  );

  it("all errors are reported together", async () => {
    const empty = { name: "", email: "", subject: "", message: "" };
    expect(await errorsOf(form({ ...right(), ...empty }))).toEqual({
      name: "Indiquez votre nom",
      email: "Indiquez votre adresse email",
      subject: "Indiquez le sujet de votre message",
      message: "Écrivez votre message",
    });
  });

  it("an international domain is stored in its ASCII form, which every mail server reads", async () => {
    const fields = { ...right(), email: "jean&marie@académie-française.fr" };
    expect(await outcome(contact, form(fields))).toMatchObject({ status: 303 });
    expect((await stored()).at(-1)?.email).toBe("jean&marie@xn--acadmie-franaise-npb1a.fr");
  });

  it("a form that is sent immediately after it was shown is refused", async () => {
    expect(await outcome(contact, form({ ...right(), moment: signedShownAt() }))).toMatchObject({
      status: 422,
    });
  });

  it("invalid attempts do not count toward the limit", async () => {
    for (let n = 0; n < 6; n += 1)
      expect(await outcome(contact, form({ ...right(), email: "camille" }))).toMatchObject({ status: 422 });
    expect(await outcome(contact, form(right()))).toMatchObject({ status: 303 });
  });

  it("the sixth message in ten minutes is refused; the response keeps the input and says when to retry", async () => {
    for (let n = 0; n < 5; n += 1)
      expect(await outcome(contact, form(right()))).toMatchObject({ status: 303 });
    const fields = right();
    const answer = await outcome(contact, form(fields));
    expect(answer).toMatchObject({ status: 429, posted: fields });
    expect(Number(new Headers(answer.headers).get("Retry-After"))).toBeGreaterThan(500);
  });
});

describe("the newsletter's form", () => {
  it("the response is the same whether the address is subscribed or not", async () => {
    const fields = form({ email: "lea@exemple.fr", site_web: "" });
    const first = await outcome(newsletter, fields);
    expect(first).toMatchObject({ status: 303, location: "/newsletter/a-confirmer" });
    expect(await outcome(newsletter, fields)).toEqual(first);
  });

  it.each(["jean&marie@exemple.fr", "contact@académie-française.fr"])("%s can subscribe", async (email) =>
    expect(await outcome(newsletter, form({ email, site_web: "" }))).toMatchObject({ status: 303 }),
  );

  it.each([
    ["", /Indiquez votre adresse/],
    ["lea@", /n’a pas la forme/],
  ])("%j responds 422 and keeps the address", async (email, message) => {
    const answer = await outcome(newsletter, form({ email, site_web: "" }));
    expect(answer).toMatchObject({ status: 422, posted: { email } });
    expect(Object.values(answer.errors)[0]).toMatch(message);
  });

  it("a form with a filled-in honeypot is refused", async () => {
    expect(await outcome(newsletter, form({ email: "a@exemple.fr", site_web: "x" }))).toMatchObject({
      status: 422,
    });
  });
});
