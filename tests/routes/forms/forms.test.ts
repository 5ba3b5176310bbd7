import { forget } from "@epic-web/remember";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { supabaseServer } from "~/server/backend/supabase.server";
import { action as contact, loader as showContact } from "~/routes/contact";
import { loader as showSent } from "~/routes/form-sent";
import { action as newsletter } from "~/routes/newsletter";
import { action as link } from "~/routes/newsletter-link";
import { WHOLE_FORM } from "~/shell/form/form-messages";
import { at } from "../../support/at";
import { contactFields as right, postForm } from "../../support/forms";

beforeAll(async () => void (await supabaseServer));
beforeEach(() => {
  for (const route of ["contact", "newsletter", "mail-link"]) forget(`rate-limiter:${route}`);
});

afterEach(() => void vi.useRealTimers());

type Fields = Record<string, string>;
const write = (body: BodyInit | Fields, headers?: Fields) => postForm(contact, "/contact", body, headers);
const subscribe = (fields: Fields) => postForm(newsletter, "/newsletter", fields);
const follow = (step: string, body: BodyInit = "List-Unsubscribe=One-Click", headers?: Fields) =>
  postForm(link, `/newsletter/${step}?jeton=${"a".repeat(43)}`, body, headers);

async function stored() {
  const client = await supabaseServer;
  const { data } = await client.from("faqalim_contact_messages").select("*").order("id").throwOnError();
  return data;
}

describe("the contact form", () => {
  it("a message is stored once, without what could change its mail", async () => {
    const fields = {
      ...right(),
      name: " Zoé d’Œuf ",
      email: "jean&marie@académie-française.fr",
      message: "a\r\nb <script>\t\u0000",
    };
    const before = (await stored()).length;
    for (let n = 0; n < 2; n += 1)
      expect(await write(fields)).toMatchObject({ status: 303, location: "/contact/merci" });
    const rows = await stored();
    expect(rows).toHaveLength(before + 1);
    expect(rows.at(-1)).toMatchObject({
      name: "Zoé d’Œuf",
      email: "jean&marie@xn--acadmie-franaise-npb1a.fr",
      body: "a\nb <script>",
    });
  });

  it("a text that is changed after Back is also stored, although the form id is the same", async () => {
    const fields = right();
    const before = (await stored()).length;
    await write(fields);
    await write({ ...fields, message: "Autre chose" });
    expect((await stored()).slice(before).map(({ body }) => body)).toEqual([
      "Bonjour,\nmerci.",
      "Autre chose",
    ]);
  });

  it.each<[Fields, Record<string, RegExp>]>([
    [{ name: "a\r\nBcc: b@exemple.fr" }, { name: /une seule ligne/ }],
    [{ message: "é".repeat(5001) }, { message: /dépasse 5.000/ }],
    [
      { name: " ", email: "", subject: "", message: "\u200b\n" },
      {
        name: /^Indiquez votre nom$/,
        email: /^Indiquez votre adresse email$/,
        subject: /^Indiquez le sujet de votre message$/,
        message: /^Écrivez votre message$/,
      },
    ],
    [{ moment: "" }, { [WHOLE_FORM]: /parti trop vite/ }],
    [{ site_web: "https://spam.example" }, { [WHOLE_FORM]: /parti trop vite/ }],
  ])("%j responds 422 with an error per field, keeps the input and stores nothing", async (wrong, errors) => {
    const before = (await stored()).length;
    const fields = { ...right(), ...wrong };
    const answer = await write(fields);
    expect(answer).toMatchObject({ status: 422, headers: { "Cache-Control": "no-store" }, posted: fields });
    expect(answer.errors).toEqual(
      Object.fromEntries(Object.entries(errors).map(([field, text]) => [field, expect.stringMatching(text)])),
    );
    expect(await stored()).toHaveLength(before);
  });

  it("the form of the page is refused right after it was shown, and accepted a day later", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const { data } = showContact();
    const fields = { ...right(), submission: data.submission, moment: data.validFrom };
    expect(await write(fields)).toMatchObject({ status: 422 });
    vi.advanceTimersByTime(86_400_000);
    expect(await write(fields)).toMatchObject({ status: 303 });
  });

  it("five messages are stored in ten minutes, even sent at once; the next response keeps the input and says when to retry", async () => {
    for (let n = 0; n < 6; n += 1)
      expect(await write({ ...right(), email: "camille" })).toMatchObject({ status: 422 });
    const answers = await Promise.all(Array.from({ length: 8 }, () => write(right())));
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(5);
    const fields = right();
    const answer = await write(fields);
    expect(answer).toMatchObject({ status: 429, posted: fields });
    expect(answer.errors[WHOLE_FORM]).toMatch(/réessayez dans \d+\sminutes/);
    expect(Number(new Headers(answer.headers).get("Retry-After"))).toBeGreaterThan(500);
  });

  it.each<[name: string, body: () => BodyInit | Fields, headers: Fields, status: number]>([
    ["an unknown field", () => ({ ...right(), admin: "1" }), {}, 400],
    ["a missing field", () => "name=a", {}, 400],
    ["an invalid id", () => ({ ...right(), submission: "1" }), {}, 400],
    ["bytes that are not UTF-8", () => new Uint8Array([0x6e, 0x3d, 0xff, 0xfe, 0x00]), {}, 400],
    [
      "another declared encoding",
      right,
      { "Content-Type": "application/x-www-form-urlencoded; charset=iso-8859-1" },
      415,
    ],
    ["2 MB without a length", () => new Blob(["a".repeat(2_000_000)]).stream(), {}, 413],
    ["multipart", () => "--x\r\n", { "Content-Type": "multipart/form-data; boundary=x" }, 415],
  ])("%s is not a form", async (_name, body, headers, status) => {
    expect(await write(body(), headers)).toMatchObject({ status, posted: {} });
  });
});

describe("the newsletter's form", () => {
  it("the response is the same whether the address is subscribed or not", async () => {
    const fields = { email: "lea@exemple.fr", site_web: "" };
    const first = await subscribe(fields);
    expect(first).toMatchObject({ status: 303, location: "/newsletter/a-confirmer" });
    expect(await subscribe(fields)).toEqual(first);
  });

  it.each([
    ["", "", /Indiquez votre adresse/],
    ["lea@", "", /n’a pas la forme/],
    ["lea@exemple.fr", "x", /parti trop vite/],
  ])("%j with the honeypot %j responds 422 and keeps the address", async (email, site_web, message) => {
    const answer = await subscribe({ email, site_web });
    expect(answer).toMatchObject({ status: 422, posted: { email } });
    expect(answer.errors["email"] ?? answer.errors[WHOLE_FORM]).toMatch(message);
  });
});

it("after a hundred posts to a mail’s links in ten minutes, an IP address gets 429 with Retry-After: a mail provider posts for many readers", async () => {
  for (let n = 0; n < 50; n += 1) {
    expect(await follow("confirmer")).toMatchObject({ status: 404 });
    expect(await follow("desinscrire")).toMatchObject({ status: 200 });
  }
  expect(await follow("confirmer")).toMatchObject({ status: 429 });
  const refusal = await follow("desinscrire", "--x\r\n", { "Content-Type": "multipart/form-data" });
  expect(refusal.status).toBe(429);
  expect(Number(new Headers(refusal.headers).get("Retry-After"))).toBeGreaterThan(500);
});

it("without a mail server, no page says that a mail is on its way", () => {
  for (const path of ["/contact/merci", "/newsletter/a-confirmer"])
    expect(showSent(at(path)).text, path).toContain("n’envoie pas encore de courriels");
});
