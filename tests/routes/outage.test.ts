import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { freePort } from "../free-port";

let visitCategory: () => Promise<unknown>;
let visitQuestion: () => Promise<unknown>;

beforeAll(async () => {
  vi.stubEnv("SUPABASE_URL", `http://127.0.0.1:${await freePort()}`);
  vi.stubEnv("SUPABASE_PUBLISHABLE_KEY", "public");
  vi.stubEnv("SITE_URL", "https://site.test");
  const [category, question] = await Promise.all([import("~/routes/category"), import("~/routes/question")]);
  const visit = { request: new Request("http://site.test/"), context: {} };
  visitCategory = () => category.loader({ ...visit, params: { slug: "bases-de-la-nutrition" } });
  visitQuestion = () => question.loader({ ...visit, params: { question: "101-x" } });
});

const log = vi.spyOn(console, "error").mockImplementation(() => {});
afterEach(() => {
  log.mockClear();
});

it("each of 20 visitors at once gets a 503 of their own when the backend is down", async () => {
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

it("a question answers 503, not 404, when the backend is down", async () => {
  await expect(visitQuestion()).rejects.toMatchObject({ status: 503 });
});
