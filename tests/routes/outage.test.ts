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

it("20 concurrent visitors get separate 503 responses when the backend is down", async () => {
  const visits = Array.from({ length: 20 }, () => visitCategory().catch((thrown: unknown) => thrown));
  const bodies = (await Promise.all(visits)).map(async (answer) => {
    if (!(answer instanceof Response)) throw new Error("not a response", { cause: answer });
    return {
      status: answer.status,
      retryAfter: answer.headers.get("Retry-After"),
      text: await answer.text(),
    };
  });
  const expected = { status: 503, retryAfter: "30", text: "Service indisponible" };
  expect(await Promise.all(bodies)).toEqual(Array.from({ length: 20 }, () => expected));
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
