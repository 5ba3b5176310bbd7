import { forget } from "@epic-web/remember";
import { beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { countSuggestion } from "~/http/rate-limit.server";
import { loader } from "~/routes/suggestions";
import { samplePaths, samples } from "../contents";

beforeEach(() => {
  for (const kept of ["search-results", "rate-limiter:suggestion", "rate-limiter:search"]) forget(kept);
});

const body = z.object({ questions: z.array(z.object({ question: z.string(), path: z.string() })) });

async function suggest(query: string, address = "198.51.100.1") {
  const headers = { "x-faqalim-client-address": address };
  const request = new Request(`http://site.test/suggestions${query}`, { headers });
  const response = await loader({ request, params: {}, context: {} });
  return { response, ...body.parse(await response.json()) };
}
const typed = (text: string) => suggest(`?${new URLSearchParams({ q: text })}`);

describe("what a search field suggests", () => {
  it("is the question whose words are typed, the last one not to its end", async () => {
    const { questions, response } = await typed(samples.question.question.slice(0, -3));
    expect(questions[0]).toEqual({ question: samples.question.question, path: samplePaths.question });
    expect(response.headers.get("Cache-Control")).toBe("private, max-age=60");
  });

  it("is eight questions at most", async () => {
    expect((await typed("co")).questions).toHaveLength(8);
  });

  it("is what the search answers best where no question has the typed words", async () => {
    const { questions } = await typed("frigidaire temperature");
    expect(questions.length).toBeGreaterThan(0);
    expect(questions.length).toBeLessThanOrEqual(8);
  });

  it.each([
    ["nothing", ""],
    ["an empty term", "?q="],
    ["one letter", "?q=f"],
    ["punctuation", "?q=%3F%21%E2%80%A6"],
    ["SQL", `?q=${encodeURIComponent("'; drop table faqalim_faqs; --")}`],
    ["HTML", `?q=${encodeURIComponent("<script>kalimba(1)</script>")}`],
    ["emoji", `?q=${encodeURIComponent("🍎🥦")}`],
    ["right-to-left text", `?q=${encodeURIComponent("مرحبا بكم")}`],
    ["NUL", "?q=%00"],
    ["200 characters", `?q=${"a".repeat(200)}`],
  ])("is no question for %s", async (_name, query) => {
    const { questions, response } = await suggest(query);
    expect(response.status).toBe(200);
    expect(questions).toEqual([]);
  });

  it("is nothing, with 400, for over 200 characters", async () => {
    const { questions, response } = await typed("a".repeat(201));
    expect([response.status, questions]).toEqual([400, []]);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
  });

  it("comes from the first of repeated parameters", async () => {
    const once = await suggest("?q=fer");
    expect(once.questions.length).toBeGreaterThan(0);
    expect((await suggest("?q=fer&q=zzzz")).questions).toEqual(once.questions);
  });
});

it("an address that asks the backend over 120 times in a minute gets only questions that are in memory", async () => {
  const headers = { "x-faqalim-client-address": "198.51.100.1" };
  const asked = new Request("http://site.test/suggestions", { headers });
  for (let n = 0; n < 119; n += 1) expect(await countSuggestion(asked)).toBeNull();
  expect((await typed("zzzz")).response.status).toBe(200);
  const refused = await typed("zzzz de trop");
  expect(refused.response.status).toBe(429);
  expect(Number(refused.response.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect((await typed("co")).questions).toHaveLength(8);
  expect((await suggest("?q=zzzz+encore", "203.0.113.7")).response.status, "another address").toBe(200);
});
