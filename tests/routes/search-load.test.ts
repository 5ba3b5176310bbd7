import { createServer, type Server, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { forget } from "@epic-web/remember";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { z } from "zod";
import type { loader } from "~/routes/search";
import { freePort } from "../free-port";

// Without a copy of the contents.
vi.mock("~/data/backend/embedded/embedded.server", () => ({
  openEmbeddedBackend: () => Promise.reject(new Error("no copy")),
}));

/** A backend that holds one question, and notes what it is asked for. */
let server: Server;
let searches: string[] = [];
let answerSearch: (response: ServerResponse) => void;
let load: typeof loader;

const found = {
  ...{ id: 1, question: "Du fer ?", answer: "<p>Oui.</p>", idea: null, difficulty: "facile", sources: [] },
  ...{ reviewed_on: null, created_at: "2026-11-01T00:00:00Z", category_slug: "sante" },
};
const findOne = (response: ServerResponse) => void response.end(JSON.stringify([found]));

beforeAll(async () => {
  server = createServer((request, response) => {
    void text(request).then((body) => {
      response.setHeader("Content-Type", "application/json");
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
  for (const kept of ["search-results", "search-queue", "rate-limiter:search"]) forget(kept);
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

it("a term is searched once a minute, however its letters are written", async () => {
  for (const term of ["thé à l’œuf", "THÉ à l'oeuf", "the a l’œuf"]) {
    const { hits, term: read } = await visit(term);
    expect(hits.map(({ id }) => id)).toEqual([1]);
    expect(read.text).toBe(term);
  }
  expect(searches).toHaveLength(1);
});

it("a term that twenty visitors search at once is searched once", async () => {
  const visits = await Promise.all(Array.from({ length: 20 }, () => visit("fer")));
  expect(visits.every(({ hits }) => hits.length === 1)).toBe(true);
  expect(searches).toHaveLength(1);
});

it("a search that failed is not kept", async () => {
  answerSearch = (response) => void response.writeHead(400).end("{}");
  await expect(visit("fer")).rejects.toMatchObject({ status: 503 });
  answerSearch = findOne;
  expect((await visit("fer")).hits).toHaveLength(1);
});

it("a search that fails later shows what was found before, however old", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  expect((await visit("fer")).hits).toHaveLength(1);
  answerSearch = (response) => void response.writeHead(400).end("{}");
  for (const minutes of [2, 10, 24 * 60]) {
    vi.setSystemTime(Date.now() + minutes * 60_000);
    expect((await visit("fer")).hits, `${minutes} min later`).toHaveLength(1);
  }
  vi.useRealTimers();
});

it("only the visitor’s browser keeps a page of results; the prompt is a page like any other", async () => {
  expect((await visit("fer")).headers.get("Cache-Control")).toBe("private, max-age=60");
  expect((await visit("")).headers.has("Cache-Control")).toBe(false);
});

it("over 120 searches a minute from one address are refused, with the term and when to try again", async () => {
  for (let n = 0; n < 120; n += 1) expect((await visit(`terme ${n}`)).status).toBe(200);
  const refused = await visit("un de trop");
  expect(refused).toMatchObject({ status: 429, refusal: 429, hits: [], term: { text: "un de trop" } });
  expect(refused.headers.get("Cache-Control")).toBe("no-store");
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(Number(refused.headers.get("Retry-After"))).toBeLessThanOrEqual(60);
  expect(searches).not.toContain("un de trop");
  expect((await visit("terme 7")).status, "a term that is kept").toBe(200);
  expect((await visit("un de trop", "203.0.113.7")).status, "another address").toBe(200);
});

it("two searches run at once, forty wait, and others get 503", async () => {
  const held: ServerResponse[] = [];
  answerSearch = (response) => void held.push(response);
  const refused: Awaited<ReturnType<typeof visit>>[] = [];
  const visits = Array.from({ length: 60 }, async (_, n) => {
    const page = await visit(`terme ${n}`);
    if (page.status !== 200) refused.push(page);
    return page.status;
  });
  await vi.waitFor(() => expect(refused).toHaveLength(18), { timeout: 20_000 });
  await vi.waitFor(() => expect(searches).toHaveLength(2), { timeout: 20_000 });
  expect(refused[0]).toMatchObject({ status: 503, refusal: 503, term: { text: "terme 42" } });
  expect(refused[0]?.headers.get("Retry-After")).toBe("30");
  answerSearch = findOne;
  held.forEach(findOne);
  expect((await Promise.all(visits)).filter((status) => status === 200)).toHaveLength(42);
  expect((await visit("terme 42")).status, "once they are through").toBe(200);
});
