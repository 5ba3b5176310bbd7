import { remember } from "@epic-web/remember";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { questionPath } from "~/domain/faq/question-path";
import { answerText } from "~/domain/faq/answer-html";
import { containsWords } from "~/domain/text/highlighting";
import { foldTerm } from "~/domain/text/folding";
import { contactFields } from "../support/contact-fields";
import { faqs, one, quizzes, samplePaths, samples } from "../support/contents";
import { emptyCache } from "../support/empty-cache";
import { searches } from "../support/search-samples";
import { signForTest } from "../support/signing";
import { type Fault, FAULTS, loadFallback, startSwitchableBackend } from "../support/switchable-backend";

// Uses the site's real deadlines.
vi.unmock("~/data/backend/deadline-fetch.server");

let backend: Awaited<ReturnType<typeof startSwitchableBackend>>;
let site: Awaited<ReturnType<typeof loadSite>>;

const at = (path: string, params: Record<string, string> = {}) => ({
  request: new Request(`http://site.test${path}`),
  params,
  context: {},
});

async function loadSite() {
  const [home, category, question, profile, quizList, quiz, search, plan, glossary, ready] =
    await Promise.all([
      import("~/routes/home"),
      import("~/routes/category"),
      import("~/routes/question"),
      import("~/routes/profile"),
      import("~/routes/quiz-list"),
      import("~/routes/quiz"),
      import("~/routes/search"),
      import("~/routes/site-plan"),
      import("~/routes/glossary"),
      import("~/routes/ready"),
    ]);
  const [feed, sitemap, shareImage, contact, root, supabase, withdrawn, operator, faqQueries] =
    await Promise.all([
      import("~/routes/feed"),
      import("~/routes/sitemap"),
      import("~/routes/share-image"),
      import("~/routes/contact"),
      import("~/root"),
      import("~/data/backend/supabase.server"),
      import("~/data/faq/withdrawn.server"),
      import("~/data/backend/cache.server"),
      import("~/data/faq/faqs.server"),
    ]);
  const { untimedQuiz, audience } = samples;
  const openQuestion = (name: string) => question.loader(at(`/question/${name}`, { question: name }));
  return {
    category: () => category.loader(at(samplePaths.category, { slug: samples.category.slug })),
    openQuestion,
    question: () => openQuestion(samplePaths.question.replace("/question/", "")),
    search: (q: string) => search.loader(at(`/recherche?${new URLSearchParams({ q })}`)),
    result: (id: number) => {
      const form = new URLSearchParams({ etat: signForTest({ quizId: id, start: null, answers: [] }) });
      return quiz
        .action({
          ...at(""),
          request: new Request("http://site.test", { method: "POST", body: form }),
          params: { id: String(id) },
        })
        .then((response) => quiz.loader(at(response.headers.get("Location") ?? "", { id: String(id) })));
    },
    pages: {
      home: () => home.loader(),
      category: () => category.loader(at(samplePaths.category, { slug: samples.category.slug })),
      question: () => openQuestion(samplePaths.question.replace("/question/", "")),
      profile: () => profile.loader(at(samplePaths.audience, { slug: audience.slug })),
      quizzes: () => quizList.loader(at("/quiz")),
      quiz: () => quiz.loader(at(samplePaths.untimedQuiz, { id: String(untimedQuiz.id) })),
      plan: () => plan.loader(),
      glossary: () => glossary.loader(),
    },
    resources: () => [
      feed.loader(at("/feed.xml")),
      sitemap.loader(at("/sitemap.xml")),
      shareImage.loader(at("/", { kind: "question", file: `${samples.question.id}.png` })),
    ],
    sendMessage: () => {
      const body = new URLSearchParams(contactFields());
      const request = new Request("http://site.test/contact", { method: "POST", body });
      return contact.action({ request, params: {}, context: {} });
    },
    ready: async () => (await ready.loader(at("/sante/pret"))).status,
    isOutage: () => root.loader().isOutage,
    withdraw: async (id: number, isPublished = false) => {
      const server = await supabase.supabaseServer;
      await server.from("faqalim_faqs").update({ is_published: isPublished }).eq("id", id).throwOnError();
    },
    read: () => supabase.read((client) => client.from("faqalim_categories").select("id").limit(1)),
    listWithdrawn: withdrawn.listWithdrawn,
    searchFaqs: faqQueries.searchFaqs,
    expireCache: operator.expireCache,
  };
}

const log = vi.spyOn(console, "error").mockImplementation(() => {});
vi.spyOn(console, "warn").mockImplementation(() => {});

beforeAll(async () => {
  backend = await startSwitchableBackend();
  site = await loadSite();
  await loadFallback();
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  emptyCache();
  backend.requests.length = 0;
});
afterEach(async () => {
  backend.fault = null;
  for (const spoilt of [backend.spoilt, backend.broken, backend.empty, backend.slow]) spoilt.clear();
  await vi.waitFor(() => expect(site.isOutage()).toBe(false), 10_000);
  log.mockClear();
  vi.useRealTimers();
});

const DOWN = [[expect.stringMatching(/^The backend is down: La base de données /)]];

it.each(FAULTS)(
  "if the backend sends %s, pages, files and quiz results are complete, and the outage is logged once",
  async (fault: Fault) => {
    backend.fault = fault;
    for (const [name, page] of Object.entries(site.pages)) {
      expect(await page(), name).not.toMatchObject({ init: { headers: { "Cache-Control": "no-store" } } });
    }
    for (const response of await Promise.all(site.resources())) expect(response.status).toBe(200);
    expect(await site.result(samples.untimedQuiz.id)).toMatchObject({ data: { view: { kind: "result" } } });
    expect(site.isOutage()).toBe(true);
    expect(log.mock.calls.filter(([text]) => String(text).startsWith("The backend"))).toEqual(DOWN);
  },
);

it("the fallback has the same values as the backend", async () => {
  const before = JSON.stringify(await site.category());
  emptyCache();
  backend.fault = "refused";
  expect(JSON.stringify(await site.category())).toBe(before);
});

it("a backend that returns no questions, for example because a policy is missing, counts as an outage", async () => {
  const before = JSON.stringify(await site.category());
  emptyCache();
  backend.empty.add("faqalim_faqs");
  expect(JSON.stringify(await site.category())).toBe(before);
  expect(site.isOutage()).toBe(true);
  expect(await site.ready()).toBe(503);
});

it("every quiz has a result", async () => {
  backend.fault = "refused";
  for (const { id } of quizzes) {
    expect(await site.result(id), String(id)).toMatchObject({ data: { view: { kind: "result" } } });
  }
});

it("a search returns the questions that contain the term, whole words first", async () => {
  for (const term of [searches.frequent, "fer", "lait", "bébé"]) {
    const found = await site.searchFaqs(foldTerm(term));
    expect(found.length, term).toBeGreaterThan(3);
    backend.fault = "refused";
    const page = await site.search(term);
    backend.fault = null;
    if (!("data" in page)) throw new Error("redirected");
    const ids = found.slice(0, 50).map(({ id }) => id);
    const whole = page.data.results.map(({ id }) => {
      const faq = found.find((each) => each.id === id);
      return containsWords(`${faq?.question}\n${answerText(faq?.answer ?? "")}`, term);
    });
    const byBackend = (of: boolean) =>
      page.data.results.filter((_hit, place) => whole[place] === of).map(({ id }) => ids.indexOf(id));
    expect(page.data.results, term).toHaveLength(ids.length);
    expect(whole, term).toEqual(whole.toSorted((one, other) => Number(other) - Number(one)));
    for (const of of [true, false])
      expect(byBackend(of), term).toEqual(byBackend(of).toSorted((one, other) => one - other));
    await vi.waitFor(() => expect(site.isOutage()).toBe(false), 5_000);
  }
});

it("an unresponsive backend delays one request for less than two seconds, and later requests not at all", async () => {
  backend.fault = "silent";
  const from = performance.now();
  await expect(site.read()).rejects.toThrow();
  expect(performance.now() - from).toBeLessThan(2_000);
  const asked = backend.requests.length;
  await expect(site.read()).rejects.toThrow();
  expect(backend.requests).toHaveLength(asked);
});

describe("a slow backend does not count as an outage", () => {
  it("only unresponsive searches come from the fallback", async () => {
    backend.slow.add("rpc/faqalim_search_faqs").add("rpc/faqalim_best_answers");
    backend.spoilt.set("faqalim_target_audiences", (row) => ({ ...row, name: "Nos aînés" }));
    for (const term of [searches.frequent, "fer", "lait"]) {
      const page = await site.search(term);
      expect("data" in page && page.data.results.length).toBeGreaterThan(0);
    }
    expect(site.isOutage()).toBe(false);
    expect(await site.ready()).toBe(200);
    const { data } = await site.pages.home();
    expect(data.audiences?.[0]?.name).toBe("Nos aînés");
  });

  it("800 concurrent unknown ids do not affect known questions", async () => {
    const statusOf = (visit: Promise<unknown>) =>
      visit.then(
        () => 200,
        (thrown: unknown) => thrown instanceof Response && thrown.status,
      );
    const unknown = Array.from({ length: 800 }, (_, n) => statusOf(site.openQuestion(`${700_000 + n}-x`)));
    const known = faqs.slice(0, 20).map(({ id }) => statusOf(site.openQuestion(`${id}-x`)));
    expect(new Set(await Promise.all(known))).toEqual(new Set([200]));
    // Requests that would wait longer than a second respond 503.
    for (const status of await Promise.all(unknown)) expect([404, 503]).toContain(status);
    expect(site.isOutage()).toBe(false);
  });
});

describe("a withdrawn question", () => {
  const id = samples.question.id;
  const name = samplePaths.question.replace("/question/", "");
  afterEach(async () => {
    backend.fault = null;
    await site.withdraw(id, true);
    await vi.waitFor(() => expect(site.isOutage()).toBe(false), 10_000);
    await site.listWithdrawn({ isForced: true });
  });

  it("stays withdrawn if the site learned of the withdrawal from the backend, although the fallback contains the question", async () => {
    await site.withdraw(id);
    await site.listWithdrawn({ isForced: true });
    backend.fault = "refused";
    await expect(site.openQuestion(name)).rejects.toMatchObject({ status: 410 });
    expect((await site.category()).data.faqs.map((faq) => faq.id)).not.toContain(id);
    const [word = ""] = samples.question.question.match(/\p{L}{6,}/u) ?? [];
    const page = await site.search(word.toLowerCase());
    expect("data" in page && page.data.results.map((hit) => hit.id)).not.toContain(id);
  });

  it("that was published after the build responds 410 too", async () => {
    const fallback = remember("fallback", () => new Map<string, unknown>());
    const built = fallback.get(`faq:${id}`);
    fallback.delete(`faq:${id}`);
    await site.withdraw(id);
    await site.listWithdrawn({ isForced: true });
    backend.fault = "refused";
    await expect(site.openQuestion(name)).rejects.toMatchObject({ status: 410 });
    fallback.set(`faq:${id}`, built);
  });

  it("disappears from cached lists as soon as the site knows of the withdrawal", async () => {
    expect((await site.category()).data.faqs.map((faq) => faq.id)).toContain(id);
    await site.withdraw(id);
    await site.listWithdrawn({ isForced: true });
    expect((await site.category()).data.faqs.map((faq) => faq.id)).not.toContain(id);
  });

  it("is no longer linked by the corrections of a quiz", async () => {
    const [explaining, quiz] = one(
      quizzes.flatMap((each) =>
        faqs
          .filter((faq) => each.questions.some((asked) => asked.faq === faq.id))
          .map((faq) => [faq, each] as const),
      ),
      "question that a quiz links",
    );
    const path = questionPath(explaining);
    const linked = async () => {
      const page = await site.result(quiz.id);
      if (!("data" in page) || page.data.view.kind !== "result") throw new Error("no result");
      return page.data.view.outcome.corrections.flatMap(({ faq }) => (faq ? [faq.path] : []));
    };
    expect(await linked()).toContain(path);
    await site.withdraw(explaining.id);
    await site.listWithdrawn({ isForced: true });
    expect(await linked(), "with a cached key").not.toContain(path);
    emptyCache();
    await site.listWithdrawn({ isForced: true });
    backend.fault = "refused";
    expect(await linked(), "with the fallback").not.toContain(path);
    backend.fault = null;
    await site.withdraw(explaining.id, true);
  });
});

it("a question missing from the fallback responds 503, not 404, because it may exist", async () => {
  backend.fault = "refused";
  await expect(site.openQuestion("999999-x")).rejects.toMatchObject({ status: 503 });
});

it("an unknown id that the backend has confirmed responds 404 in an outage", async () => {
  await expect(site.openQuestion("999999-x")).rejects.toMatchObject({ status: 404 });
  backend.fault = "refused";
  await expect(site.openQuestion("999999-x")).rejects.toMatchObject({ status: 404 });
});

it("a stale value takes precedence over the fallback", async () => {
  backend.spoilt.set("faqalim_target_audiences", (row) => ({ ...row, name: "Nos aînés" }));
  await site.pages.home();
  backend.fault = "refused";
  vi.setSystemTime(Date.now() + 60 * 60_000);
  expect((await site.pages.home()).data.audiences?.[0]?.name).toBe("Nos aînés");
});

it("once the backend responds, nothing comes from the fallback", async () => {
  backend.fault = "no rows";
  await site.pages.home();
  expect(await site.ready()).toBe(503);
  backend.fault = null;
  backend.spoilt.set("faqalim_target_audiences", (row) => ({ ...row, name: "Nos aînés" }));
  await vi.waitFor(() => expect(site.isOutage()).toBe(false), 5_000);
  expect((await site.pages.home()).data.audiences?.[0]?.name).toBe("Nos aînés");
});

it("after a purge every value is reloaded before it is served", async () => {
  await site.pages.home();
  backend.spoilt.set("faqalim_target_audiences", (row) => ({ ...row, name: "Nos aînés" }));
  expect((await site.pages.home()).data.audiences?.[0]?.name).not.toBe("Nos aînés");
  site.expireCache();
  expect((await site.pages.home()).data.audiences?.[0]?.name).toBe("Nos aînés");
});

it.each(FAULTS.filter((fault) => fault !== "silent"))(
  "a message is not acknowledged if the backend sends %s",
  async (fault: Fault) => {
    backend.fault = fault;
    expect(await site.sendMessage()).toMatchObject({ init: { status: 503 } });
  },
);

it("an unreadable row comes from the fallback", async () => {
  backend.spoilt.set("faqalim_faqs", (row) => ({ ...row, difficulty: "impossible" }));
  expect(await site.question()).toMatchObject({ data: { faq: { id: samples.question.id } } });
  expect(site.isOutage()).toBe(false);
});
