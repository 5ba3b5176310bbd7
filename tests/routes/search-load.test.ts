import { createServer, type Server, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { forget } from "@epic-web/remember";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { z } from "zod";
import type { loader } from "../../app/routes/search";
import { emptyCache } from "../support/empty-cache";
import { freePort } from "../support/free-port";

/** A backend that contains a single question and records the searches. */
let server: Server;
let searches: string[] = [];
let answerSearch: (response: ServerResponse) => void;
let load: typeof loader;

const faq = {
  ...{ id: 1, question: "Du fer ?", answer: "<p>Oui.</p>", idea: null, difficulty: "facile", sources: [] },
  ...{ reviewed_on: null, created_at: "2026-11-01T00:00:00Z", order_index: 0, compiled: null },
  ...{ category: { name: "Santé", slug: "sante" }, subcategory: null },
  ...{ category_id: 1, subcategory_id: null, target_audience_id: null },
};
const findOne = (response: ServerResponse) => void response.end('[{"id":1}]');

beforeAll(async () => {
  server = createServer((request, response) => {
    void text(request).then((body) => {
      response.setHeader("Content-Type", "application/json");
      if (request.url?.endsWith("/faqalim_faqs?select=id&limit=1")) return response.end('[{"id":1}]');
      if (request.url?.includes("/faqalim_content_version")) return response.end('{"version":1}');
      if (request.url?.includes("/rpc/faqalim_withdrawn"))
        return response.end('{"faqs":[],"quizzes":[],"foods":[]}');
      if (request.url?.includes("/faqalim_faqs?") && !request.url.includes("id=gt.1"))
        return response.end(JSON.stringify([faq]));
      if (!request.url?.includes("/rpc/faqalim_search_faqs")) return response.end("[]");
      searches.push(z.object({ term: z.string() }).parse(JSON.parse(body)).term);
      return answerSearch(response);
    });
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  vi.stubEnv("SUPABASE_URL", `http://127.0.0.1:${port}`);
  vi.stubEnv("SUPABASE_PUBLISHABLE_KEY", "public");
  vi.stubEnv("SITE_URL", "https://site.test");
  load = (await import("~/routes/search")).loader;
});
afterAll(() => void server.close());

const log = vi.spyOn(console, "error").mockImplementation(() => {});
beforeEach(() => {
  emptyCache();
  forget("rate-limiter:search");
  searches = [];
  answerSearch = findOne;
});
afterEach(() => {
  log.mockClear();
});

const visit = async (term: string, address = "198.51.100.1") => {
  const headers = { "x-faqalim-client-address": address };
  const request = new Request(`http://site.test/recherche?${new URLSearchParams({ q: term })}`, { headers });
  const { data, init } = await load({ request, params: {}, context: {} });
  return { ...data, status: init?.status ?? 200, headers: new Headers(init?.headers) };
};

it("a term is searched once for a content version, ignoring case, accents and ligatures", async () => {
  for (const term of ["thé à l’œuf", "THÉ à l'oeuf", "the a l’œuf"]) {
    const { results, term: read } = await visit(term);
    expect(results.map(({ id }) => id)).toEqual([1]);
    expect(read.text).toBe(term);
  }
  expect(searches).toHaveLength(1);
});

it("a failed query leaves the ranked results, which the browser does not cache", async () => {
  answerSearch = (response) => void response.writeHead(400).end("{}");
  const failed = await visit("du fer");
  expect(failed).toMatchObject({ status: 200, refusal: null, results: [{ id: 1 }], isPartial: true });
  expect(failed.headers.get("Cache-Control")).toBe("no-store");
  answerSearch = findOne;
  expect((await visit("du fer")).headers.get("Cache-Control")).toBe("private, max-age=60");
  expect(searches).toHaveLength(2);
});

it("without the literal query, a search that finds nothing or only near questions does not say that nothing contains the term", async () => {
  answerSearch = (response) => void response.writeHead(400).end("{}");
  expect(await visit("zzzz")).toMatchObject({ status: 503, refusal: 503, results: [] });
  expect(await visit("fer or")).toMatchObject({ status: 200, isNear: true, isPartial: true });
  answerSearch = (response) => void response.end("[]");
  expect(await visit("zzzz")).toMatchObject({ status: 200, refusal: null, results: [] });
  expect(await visit("fer or")).toMatchObject({ isNear: true, isPartial: false });
});

it("after 120 searches in a minute, an IP address gets 429 with the term and Retry-After", async () => {
  for (let n = 0; n < 120; n += 1) expect((await visit(`terme ${n}`)).status).toBe(200);
  const refused = await visit("un de trop");
  expect(refused).toMatchObject({ status: 429, refusal: 429, results: [], term: { text: "un de trop" } });
  expect(refused.headers.get("Cache-Control")).toBe("no-store");
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(Number(refused.headers.get("Retry-After"))).toBeLessThanOrEqual(60);
  expect(searches).not.toContain("un de trop");
  expect((await visit("je veux mourir")).urgent?.numbers[0], "emergency numbers are still shown").toEqual({
    number: "3114",
  });
  expect((await visit("terme 7")).status, "a cached term").toBe(200);
  expect((await visit("un de trop", "203.0.113.7")).status, "another address").toBe(200);
});
