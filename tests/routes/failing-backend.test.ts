import { forget, remember } from "@epic-web/remember";
import type { ActionFunctionArgs } from "@remix-run/node";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { NO_STORE } from "~/server/pages/cache-control.server";
import { questionPath } from "../../app/questions/faq";
import { at } from "../support/at";
import { contactFields } from "../support/forms";
import { faqs, quizzes, samplePaths, samples } from "../support/contents";
import { emptyCache } from "../support/empty-cache";
import { signForTest } from "../support/signing";
import { startSwitchableBackend } from "../support/switchable-backend";

// Uses the site's real deadlines.
vi.unmock("~/server/backend/deadline-fetch.server");

let backend: Awaited<ReturnType<typeof startSwitchableBackend>>;
let site: Awaited<ReturnType<typeof loadSite>>;

async function loadSite() {
  return {
    ...{ home: await import("~/routes/home"), category: await import("~/routes/category") },
    ...{ profile: await import("~/routes/profile") },
    ...{ question: await import("~/routes/question"), search: await import("~/routes/search") },
    ...{ quiz: await import("~/routes/quiz"), quizList: await import("~/routes/quiz-list") },
    ...{ plan: await import("~/routes/site-plan"), glossary: await import("~/routes/glossary") },
    ...{ contact: await import("~/routes/contact"), newsletter: await import("~/routes/newsletter") },
    ...{ feedback: await import("~/routes/feedback") },
    ...{ machineFiles: await import("~/routes/machine-files"), health: await import("~/routes/health") },
    ...(await import("~/machines/contents-loading.server")),
    ...(await import("~/server/form/rate-limits.server")),
    ...(await import("~/search/search-limits")),
    ...(await import("~/server/backend/content-version.server")),
    ...(await import("~/server/backend/supabase.server")),
  };
}

const log = vi.spyOn(console, "error").mockImplementation(() => {});
vi.spyOn(console, "warn").mockImplementation(() => {});

beforeAll(async () => {
  backend = await startSwitchableBackend();
  site = await loadSite();
});
beforeEach(() => {
  backend.requests.length = 0;
});
afterEach(async () => {
  backend.fault = null;
  for (const spoilt of [backend.spoilt, backend.broken]) spoilt.clear();
  await site.findBackendProblem();
  expect(site.isBackendDown()).toBe(false);
  forget("rate-limiter:search");
  log.mockClear();
});

async function readiness(): Promise<[number, string]> {
  const response = await site.health.loader(at("/sante/pret"));
  return [response.status, await response.text()];
}

describe("before the contents are loaded", () => {
  beforeEach(() => {
    emptyCache();
    remember("unreadable-rows", () => new Set<string>()).clear();
  });

  it.each([
    [null, "Le site charge encore ses contenus."],
    ["refused", "La base de données ne répond pas."],
    ["error 500", "La base de données refuse la lecture (statut 500)."],
    ["no rows", "La base de données ne contient aucune question."],
  ] as const)("with the fault %s, /sante/pret responds 503 with the reason", async (fault, text) => {
    backend.fault = fault;
    await backend.newVersion();
    expect(await readiness()).toEqual([503, text]);
  });

  it("an unreadable row is omitted and logged once", async () => {
    const whole = (await site.home.loader()).data.categories ?? [];
    const id = whole[0]?.id;
    backend.spoilt.set("faqalim_categories", (row) => (row["id"] === id ? { ...row, name: 5 } : row));
    for (let n = 0; n < 2; n += 1) {
      emptyCache();
      expect((await site.home.loader()).data.categories).toEqual(whole.slice(1));
    }
    expect(log.mock.calls).toEqual([[expect.stringMatching(`faqalim_categories ${id}: name: `)]]);
  });

  it.each([
    ["faqalim_quizzes", ["quizzes"]],
    ["faqalim_target_audiences", ["audiences"]],
    ["faqalim_faqs", ["popular", "myths", "quizzes"]],
  ])("without %s the home page responds without %j, uncached", async (source, parts) => {
    backend.broken.add(source);
    const { data, init } = await site.home.loader();
    expect(Object.entries(data).flatMap(([name, value]) => (value === null ? [name] : []))).toEqual(parts);
    expect(init).toMatchObject({ headers: { "Cache-Control": NO_STORE } });
  });

  it("a page that the site cannot read responds 503, and only the first visitor waits for the backend", async () => {
    backend.fault = "silent";
    await expect(site.plan.loader()).rejects.toMatchObject({ status: 503 });
    const asked = backend.requests.length;
    const visits = Array.from({ length: 20 }, () => site.category.loader(at("/", { slug: "seniors" })));
    for (const { status } of await Promise.allSettled(visits)) expect(status).toBe("rejected");
    expect(backend.requests).toHaveLength(asked);
  });
});

const asking = (q: string, address = "198.51.100.1") =>
  at(`/recherche?${new URLSearchParams({ q })}`, {}, { "x-faqalim-client-address": address });
const searchAs = async (q: string, address?: string) => {
  const { data, init } = await site.search.loader(asking(q, address));
  return { ...data, status: init?.status ?? 200, headers: new Headers(init?.headers) };
};

describe("a search", () => {
  const LITERAL = "rpc/faqalim_search_faqs";

  it("whose query fails leaves the ranked results, which the browser does not cache", async () => {
    backend.broken.add(LITERAL);
    const failed = await searchAs("du fer");
    expect(failed).toMatchObject({ status: 200, refusal: null, isPartial: true });
    expect(failed.results.length).toBeGreaterThan(0);
    expect(failed.headers.get("Cache-Control")).toBe("no-store");
    // Does not say that nothing contains the term.
    expect(await searchAs("zzzz")).toMatchObject({ status: 503, refusal: 503, results: [] });
    backend.broken.clear();
    expect((await searchAs("du fer")).headers.get("Cache-Control")).toBe("private, max-age=60");
    expect(await searchAs("zzzz")).toMatchObject({ status: 200, refusal: null, results: [] });
  });

  it("is refused to an address that sent 120 in a minute, with the term, Retry-After and emergency numbers", async () => {
    for (let n = 0; n < 119; n += 1) await site.secondsToWait(site.SEARCH_LIMIT, asking("un terme").request);
    expect((await searchAs("une soupe")).status).toBe(200);
    const refused = await searchAs("un de trop");
    expect(refused).toMatchObject({ status: 429, refusal: 429, results: [], term: { text: "un de trop" } });
    expect(refused.headers.get("Cache-Control")).toBe("no-store");
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(Number(refused.headers.get("Retry-After"))).toBeLessThanOrEqual(60);
    expect((await searchAs("je veux mourir")).urgent?.numbers[0]).toEqual({ number: "3114" });
    expect((await searchAs("un de trop", "203.0.113.7")).status, "another address").toBe(200);
  });
});

describe("once the contents are loaded", () => {
  const openQuestion = (path: string) =>
    site.question.loader(at(path, { question: path.replace("/question/", "") }));
  const pages = () => [
    site.home.loader(),
    site.category.loader(at(samplePaths.category, { slug: samples.category.slug })),
    openQuestion(samplePaths.question),
    site.profile.loader(at(samplePaths.audience, { slug: samples.audience.slug })),
    site.quizList.loader(),
    site.quiz.loader(at(samplePaths.untimedQuiz, { id: String(samples.untimedQuiz.id) })),
    site.plan.loader(),
    site.glossary.loader(),
  ];
  const readPages = async () => JSON.stringify(await Promise.all(pages()));
  async function openResult(id: number): Promise<unknown> {
    const form = new URLSearchParams({ etat: signForTest({ quizId: id, start: null, answers: [] }) });
    const request = new Request("http://site.test", { method: "POST", body: form });
    const response = await site.quiz.action({ request, params: { id: String(id) }, context: {} });
    return site.quiz.loader(at(response.headers.get("Location") ?? "", { id: String(id) }));
  }

  beforeAll(async () => {
    emptyCache();
    expect(await site.loadContents()).toBe(true);
    site.noteContentsLoaded();
  });

  it.each(["refused", "silent", "half a response", "another JSON"] as const)(
    "if the backend sends %s, every page, file, search and quiz result stays, and the outage is logged once",
    async (fault) => {
      await backend.newVersion();
      const before = await readPages();
      backend.fault = fault;
      await backend.newVersion();
      expect(await readPages()).toEqual(before);
      for (const path of ["/feed.xml", "/sitemap.xml"])
        expect((await site.machineFiles.loader(at(path))).status).toBe(200);
      // These pages were not read before.
      for (const faq of faqs.slice(-20)) await expect(openQuestion(questionPath(faq))).resolves.toBeDefined();
      for (const { id } of quizzes)
        expect(await openResult(id)).toMatchObject({ data: { view: { kind: "result" } } });
      const found = await searchAs("saumon fumé enceinte");
      expect(found).toMatchObject({ refusal: null, isNear: false, food: { kind: "verdict" } });
      expect(found.results.length).toBeGreaterThan(0);
      expect((await searchAs("mon bébé s’étouffe avec du raisin")).urgent).not.toBeNull();
      expect(log.mock.calls.filter(([text]) => String(text).startsWith("La base est en panne"))).toHaveLength(
        1,
      );
      expect(await readiness()).toEqual([200, "ok"]);
      backend.requests.length = 0;
      expect((await site.health.loader(at("/sante"))).status).toBe(200);
      expect(backend.requests).toEqual([]);
    },
  );

  it("a post that cannot be stored always responds 503, and does not count toward the limit", async () => {
    backend.fault = "refused";
    const vote = { page: "question/101", avis: "oui", submission: "", site_web: "" };
    const status = async (action: (args: ActionFunctionArgs) => Promise<unknown>, fields: object) => {
      const body = new URLSearchParams(Object.entries(fields));
      const request = new Request("http://site.test/", { method: "POST", body });
      const answer = await action({ request, params: {}, context: {} });
      return z.object({ init: z.object({ status: z.number() }) }).parse(answer).init.status;
    };
    for (let n = 0; n < 6; n += 1) {
      const statuses = await Promise.all([
        status(site.contact.action, contactFields()),
        status(site.newsletter.action, { email: "lea@exemple.fr", site_web: "" }),
        status(site.feedback.action, vote),
      ]);
      expect(statuses).toEqual([503, 503, 503]);
    }
  });
});
