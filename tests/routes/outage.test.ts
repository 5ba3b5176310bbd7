import { createStaticHandler } from "@remix-run/router";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { z } from "zod";
import { contactFields } from "../support/contact-fields";
import { freePort } from "../support/free-port";

let visitCategory: () => Promise<unknown>;

beforeAll(async () => {
  vi.stubEnv("SUPABASE_URL", `http://127.0.0.1:${await freePort()}`);
  vi.stubEnv("SUPABASE_PUBLISHABLE_KEY", "public");
  vi.stubEnv("SITE_URL", "https://site.test");
  const category = await import("~/routes/category");
  const visit = { request: new Request("http://site.test/"), context: {} };
  visitCategory = () => category.loader({ ...visit, params: { slug: "bases-de-la-nutrition" } });
});

const log = vi.spyOn(console, "error").mockImplementation(() => {});
afterEach(() => {
  log.mockClear();
});

it("20 concurrent visitors, who share a failing query, each get a 503 from Remix", async () => {
  const site = createStaticHandler([{ path: "/", loader: visitCategory }]);
  const visits = Array.from({ length: 20 }, () => site.query(new Request("http://site.test/")));
  const statuses = (await Promise.all(visits)).map((context) =>
    context instanceof Response ? context.status : context.statusCode,
  );
  expect(statuses).toEqual(Array.from({ length: 20 }, () => 503));
});

it("the site plan responds 503, and the glossary responds without links to questions", async () => {
  const [plan, glossary] = await Promise.all([import("~/routes/site-plan"), import("~/routes/glossary")]);
  await expect(plan.loader()).rejects.toMatchObject({ status: 503 });
  const { data, init } = await glossary.loader();
  expect(data.letters.flatMap(({ terms }) => terms).filter(({ question }) => question !== null)).toEqual([]);
  expect(init).toEqual({ headers: { "Cache-Control": "no-store" } });
});

it("a post that cannot be stored always responds 503, and does not count toward the limit", async () => {
  const [contact, newsletter, feedback] = await Promise.all([
    import("~/routes/contact"),
    import("~/routes/newsletter"),
    import("~/routes/feedback"),
  ]);
  const vote = { page: "question/101", avis: "oui", submission: "", site_web: "" };
  type Action = typeof contact.action | typeof newsletter.action | typeof feedback.action;
  const status = async (action: Action, fields: object) => {
    const request = new Request("http://site.test/", {
      method: "POST",
      body: new URLSearchParams(Object.entries(fields)),
    });
    return z
      .object({ init: z.object({ status: z.number() }) })
      .parse(await action({ request, params: {}, context: {} })).init.status;
  };
  for (let n = 0; n < 6; n += 1) {
    const statuses = await Promise.all([
      status(contact.action, contactFields()),
      status(newsletter.action, { email: "lea@exemple.fr", site_web: "" }),
      status(feedback.action, vote),
    ]);
    expect(statuses).toEqual([503, 503, 503]);
  }
});
