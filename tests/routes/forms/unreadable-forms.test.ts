import { forget } from "@epic-web/remember";
import { beforeEach, describe, expect, it } from "vitest";
import { action as contact } from "~/routes/contact";
import { action as newsletter } from "~/routes/newsletter";
import { action as confirm } from "~/routes/newsletter-confirm";
import { action as unsubscribe } from "~/routes/newsletter-unsubscribe";
import { contactFields } from "../../support/contact-fields";

beforeEach(() => {
  for (const route of ["contact", "newsletter"]) forget(`rate-limiter:${route}`);
});

const form = (fields: Record<string, string>) => new URLSearchParams(fields);

const bodies: [name: string, body: () => BodyInit, headers: Record<string, string>, status: number][] = [
  ["an unknown field", () => form({ ...contactFields(), admin: "1" }), {}, 400],
  ["a field twice", () => `${form(contactFields()).toString()}&name=b`, {}, 400],
  [
    "__proto__",
    () => form({ ...contactFields(), ["__proto__"]: "1" }).toString() + "&__proto__=1&__proto__[x]=1",
    {},
    400,
  ],
  ["constructor", () => form({ ...contactFields(), constructor: "1" }), {}, 400],
  ["no field at all", () => "", {}, 400],
  ["a missing field", () => "name=a", {}, 400],
  ["an invalid id", () => form({ ...contactFields(), submission: "1" }), {}, 400],
  ["bytes that are not UTF-8", () => new Uint8Array([0x6e, 0x3d, 0xff, 0xfe, 0x00]), {}, 400],
  ["another encoding", () => "name=%E9t%E9", {}, 400],
  ["an invalid escape", () => "name=%zz", {}, 400],
  [
    "another declared encoding",
    () => form(contactFields()),
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
] as const)("%s: an unreadable body", (_name, action) => {
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

  it("refuses a body longer than a form", async () => {
    await expect(follow("a".repeat(2_000_000))).rejects.toMatchObject({ status: 413 });
  });

  it("is not rate-limited, because a mail provider posts for many readers from one address", async () => {
    for (let n = 0; n < 25; n += 1) {
      const answer: unknown = await Promise.resolve(follow("List-Unsubscribe=One-Click")).catch(
        (thrown: unknown) => thrown,
      );
      expect(answer).not.toMatchObject({ status: 429 });
    }
  });
});
