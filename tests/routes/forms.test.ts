import { randomUUID } from "node:crypto";
import { forget } from "@epic-web/remember";
import { beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { sealedFillTime } from "~/data/spam.server";
import { supabaseServer } from "~/data/supabase.server";
import { action as contact } from "~/routes/contact";
import { action as newsletter } from "~/routes/newsletter";
import { action as confirm } from "~/routes/newsletter-confirm";
import { action as unsubscribe } from "~/routes/newsletter-unsubscribe";
import { pastMoment } from "../past-moment";

beforeEach(() => {
  for (const route of ["contact", "newsletter", "subscription"]) forget(`rate-limiter:${route}`);
});

const right = () => ({
  ...{ name: "Camille", email: "camille@exemple.fr", subject: "Riz", message: "Bonjour,\r\nmerci." },
  ...{ submission: randomUUID(), site_web: "", moment: pastMoment() },
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
/** What a form is answered: a redirect, or its status, what was typed and what is wrong with it. */
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
  const rows = await client?.from("faqalim_contact_messages").select("*").order("id").throwOnError();
  return rows?.data ?? [];
}

describe("the contact form", () => {
  it("is stored as it was typed, once", async () => {
    const fields = { ...right(), name: " Zoé d’Œuf ", message: "a\r\nb <script>\t\u0000" };
    const before = (await stored()).length;
    expect(await outcome(contact, form(fields))).toMatchObject({ status: 303, location: "/contact/merci" });
    expect(await outcome(contact, form(fields))).toMatchObject({ status: 303, location: "/contact/merci" });
    const rows = await stored();
    expect(rows).toHaveLength(before + 1);
    expect(rows.at(-1)).toMatchObject({ name: "Zoé d’Œuf", body: "a\nb <script>" });
  });

  it("is stored again with another text, though its form is the same, after Back", async () => {
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
    [{ subject: "a\u0000" }, "subject", /une seule ligne/],
    [{ subject: "" }, "subject", /Indiquez le sujet/],
    [{ email: "camille" }, "email", /n’a pas la forme/],
    [{ email: "a@b.fr, c@d.fr" }, "email", /n’a pas la forme/],
    [{ email: `${"a".repeat(250)}@b.fr` }, "email", /dépasse 254/],
    [{ message: "\u0000\u0007 " }, "message", /Écrivez votre message/],
    [{ message: "é".repeat(5001) }, "message", /dépasse 5.000/],
    [{ moment: "" }, "message", /parti trop vite/],
    [{ moment: "made up" }, "message", /parti trop vite/],
    [{ site_web: "https://spam.example" }, "message", /parti trop vite/],
  ])("%j: 422, said at its field, nothing lost, nothing stored", async (wrong, field, message) => {
    const before = (await stored()).length;
    const fields = { ...right(), ...wrong };
    const answer = await outcome(contact, form(fields));
    expect(answer).toMatchObject({ status: 422, headers: { "Cache-Control": "no-store" }, posted: fields });
    expect(Object.keys(answer.errors)).toEqual([field]);
    expect(Object.values(answer.errors)[0]).toMatch(message);
    expect(await stored()).toHaveLength(before);
  });

  it("says all that is wrong at once", async () => {
    const empty = { name: "", email: "", subject: "", message: "" };
    expect(await errorsOf(form({ ...right(), ...empty }))).toEqual({
      name: "Indiquez votre nom",
      email: "Indiquez votre adresse email",
      subject: "Indiquez le sujet de votre message",
      message: "Écrivez votre message",
    });
  });

  it("is not taken when it was just shown", async () => {
    expect(await outcome(contact, form({ ...right(), moment: sealedFillTime() }))).toMatchObject({
      status: 422,
    });
  });

  it("may be wrong as often as it takes", async () => {
    for (let n = 0; n < 6; n += 1)
      expect(await outcome(contact, form({ ...right(), email: "camille" }))).toMatchObject({ status: 422 });
    expect(await outcome(contact, form(right()))).toMatchObject({ status: 303 });
  });

  it("is refused after five in ten minutes, with what was typed and when to try again", async () => {
    for (let n = 0; n < 5; n += 1)
      expect(await outcome(contact, form(right()))).toMatchObject({ status: 303 });
    const fields = right();
    const answer = await outcome(contact, form(fields));
    expect(answer).toMatchObject({ status: 429, posted: fields });
    expect(Number(new Headers(answer.headers).get("Retry-After"))).toBeGreaterThan(500);
  });
});

const bodies: [name: string, body: () => BodyInit, headers: Record<string, string>, status: number][] = [
  ["an unknown field", () => form({ ...right(), admin: "1" }), {}, 400],
  ["a field twice", () => `${form(right()).toString()}&name=b`, {}, 400],
  [
    "__proto__",
    () => form({ ...right(), ["__proto__"]: "1" }).toString() + "&__proto__=1&__proto__[x]=1",
    {},
    400,
  ],
  ["constructor", () => form({ ...right(), constructor: "1" }), {}, 400],
  ["no field at all", () => "", {}, 400],
  ["a missing field", () => "name=a", {}, 400],
  ["an id that is none", () => form({ ...right(), submission: "1" }), {}, 400],
  ["bytes that are not UTF-8", () => new Uint8Array([0x6e, 0x3d, 0xff, 0xfe, 0x00]), {}, 400],
  ["another encoding", () => "name=%E9t%E9", {}, 400],
  ["an escape that is none", () => "name=%zz", {}, 400],
  [
    "another declared encoding",
    () => form(right()),
    { "Content-Type": "application/x-www-form-urlencoded; charset=iso-8859-1" },
    415,
  ],
  ["2 MB", () => `name=${"a".repeat(2_000_000)}`, {}, 413],
  ["2 MB without a length", () => new Blob(["a".repeat(2_000_000)]).stream(), {}, 413],
  ["JSON", () => "{}", { "Content-Type": "application/json" }, 415],
  ["plain text", () => "name=a", { "Content-Type": "text/plain" }, 415],
  ["multipart", () => "--x\r\n", { "Content-Type": "multipart/form-data; boundary=x" }, 415],
  ["multipart without boundary", () => "a", { "Content-Type": "multipart/form-data" }, 415],
  [
    "XML",
    () => '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>',
    { "Content-Type": "text/xml" },
    415,
  ],
];
describe.each([
  ["contact", contact],
  ["newsletter", newsletter],
] as const)("%s: what is not its form", (_name, action) => {
  it.each(bodies)("%s", async (_case, body, headers, status) => {
    const request = new Request("http://site.test/contact", {
      method: "POST",
      duplex: "half",
      headers: { "Content-Type": "application/x-www-form-urlencoded", ...headers },
      body: body(),
    });
    await expect(action({ request, params: {}, context: {} })).rejects.toMatchObject({ status });
  });
});

describe.each([
  ["confirm", confirm],
  ["unsubscribe", unsubscribe],
] as const)("a mail's link, %s", (_name, action) => {
  const follow = (body: BodyInit) =>
    action({
      request: new Request(`http://site.test/newsletter/x?jeton=${"a".repeat(43)}`, { method: "POST", body }),
      params: {},
      context: {},
    });

  it("takes no more than a form's length", async () => {
    await expect(follow("a".repeat(2_000_000))).rejects.toMatchObject({ status: 413 });
  });

  it("is refused after twenty in ten minutes", async () => {
    for (let n = 0; n < 20; n += 1) await Promise.resolve(follow("")).catch(() => null);
    await expect(follow("")).rejects.toMatchObject({ status: 429 });
  });
});

describe("the newsletter's form", () => {
  it("answers the same whether the address is known or not", async () => {
    const fields = form({ email: "lea@exemple.fr", site_web: "" });
    const first = await outcome(newsletter, fields);
    expect(first).toMatchObject({ status: 303, location: "/newsletter/a-confirmer" });
    expect(await outcome(newsletter, fields)).toEqual(first);
  });

  it.each([
    ["", /Indiquez votre adresse/],
    ["lea@", /n’a pas la forme/],
  ])("%j: 422, and the address is kept", async (email, message) => {
    const answer = await outcome(newsletter, form({ email, site_web: "" }));
    expect(answer).toMatchObject({ status: 422, posted: { email } });
    expect(Object.values(answer.errors)[0]).toMatch(message);
  });

  it("is not taken with the trap filled in", async () => {
    expect(await outcome(newsletter, form({ email: "a@exemple.fr", site_web: "x" }))).toMatchObject({
      status: 422,
    });
  });
});
