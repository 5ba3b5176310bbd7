import { remember } from "@epic-web/remember";
import { LRUCache } from "lru-cache";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { z } from "zod";
import { NO_STORE } from "~/http/responses.server";
import { contactFields } from "../contact-fields";
import { samplePaths, samples } from "../contents";
import { searches } from "../search-samples";
import { type Fault, FAULTS, startSwitchableBackend } from "../switchable-backend";

// The deadlines of the site itself.
vi.unmock("~/data/backend/deadline-fetch.server");

let backend: Awaited<ReturnType<typeof startSwitchableBackend>>;
let site: Awaited<ReturnType<typeof loadSite>>;

const at = (path: string, params: Record<string, string> = {}) => ({
  request: new Request(`http://site.test${path}`),
  params,
  context: {},
});

async function loadSite() {
  const [home, category, question, profile, quizzes, quiz, search, plan, glossary] = await Promise.all([
    import("~/routes/home"),
    import("~/routes/category"),
    import("~/routes/question"),
    import("~/routes/profile"),
    import("~/routes/quiz-list"),
    import("~/routes/quiz"),
    import("~/routes/search"),
    import("~/routes/site-plan"),
    import("~/routes/glossary"),
  ]);
  const [feed, shareImage, contact, { isBackendDown }, { read }] = await Promise.all([
    import("~/routes/feed"),
    import("~/routes/share-image"),
    import("~/routes/contact"),
    import("~/data/backend/circuit.server"),
    import("~/data/backend/supabase.server"),
  ]);
  const { theme, untimedQuiz, profile: audience } = samples;
  const openQuestion = (name: string) => question.loader(at(`/question/${name}`, { question: name }));
  return {
    category: () => category.loader(at(samplePaths.theme, { slug: theme.slug })),
    question: () => openQuestion(samplePaths.question.replace("/question/", "")),
    unknownQuestion: () => openQuestion("999999-x"),
    pages: () => ({
      home: home.loader(),
      profile: profile.loader(at(samplePaths.profile, { slug: audience.slug })),
      quizzes: quizzes.loader(at("/quiz")),
      quiz: quiz.loader(at(samplePaths.untimedQuiz, { id: String(untimedQuiz.id) })),
      search: search.loader(at(`/recherche?${new URLSearchParams({ q: searches.frequent })}`)),
      plan: plan.loader(),
      glossary: glossary.loader(),
    }),
    resources: () => [
      feed.loader(at("/feed.xml")),
      shareImage.loader(at("/", { kind: "question", file: `${samples.question.id}.png` })),
    ],
    sendMessage: () => {
      const body = new URLSearchParams(contactFields());
      const request = new Request("http://site.test/contact", { method: "POST", body });
      return contact.action({ request, params: {}, context: {} });
    },
    isBackendDown,
    askBackend: () => read((client) => client.from("faqalim_categories").select("id").limit(1)),
  };
}

const log = vi.spyOn(console, "error").mockImplementation(() => {});
vi.spyOn(console, "warn").mockImplementation(() => {});

beforeAll(async () => {
  backend = await startSwitchableBackend();
  site = await loadSite();
  const { openCopy } = await import("~/data/backend/copy.server");
  await openCopy();
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  for (const name of ["data-cache", "search-results"]) {
    remember(name, () => new LRUCache<string, object>({ max: 1 })).clear();
  }
  backend.requests.length = 0;
});
afterEach(async () => {
  await recover();
  log.mockClear();
  vi.useRealTimers();
});

/** The backend answers, and its circuit closes. */
async function recover() {
  backend.fault = null;
  backend.spoilt.clear();
  await vi.waitFor(
    async () => {
      vi.setSystemTime(Date.now() + 6_000);
      await site.askBackend();
    },
    { timeout: 10_000 },
  );
}

const page = z.object({
  data: z.object({ isCopy: z.boolean() }).passthrough(),
  init: z.object({ headers: z.record(z.string()) }),
});

it.each(FAULTS.filter((fault) => fault !== "another JSON"))(
  "a backend that sends %s is asked twice, then a page is whole and from the copy",
  async (fault: Fault) => {
    backend.fault = fault;
    const { data, init } = await site.category();
    expect(data.faqs.length).toBeGreaterThan(0);
    expect([data.isCopy, init?.headers]).toEqual([true, { "Cache-Control": NO_STORE }]);
    expect(backend.requests).toHaveLength(2);
    await site.question();
    expect(backend.requests).toHaveLength(2);
    expect(log.mock.calls).toEqual([[expect.stringMatching(/^The backend is down/)]]);
  },
);

it("answers that have another form are replaced by the copy's", async () => {
  backend.fault = "another JSON";
  for (const answer of [await site.category(), await site.question()]) {
    expect(answer).toMatchObject({ data: { isCopy: true } });
  }
});

it("a backend that does not answer costs less than two seconds, then nothing", async () => {
  backend.fault = "silent";
  const timed = async () => {
    const from = performance.now();
    await expect(site.askBackend()).rejects.toThrow();
    return performance.now() - from;
  };
  expect(await timed()).toBeLessThan(2_000);
  expect(await timed()).toBeLessThan(200);
});

it("every page and file comes from the copy, and is not kept", async () => {
  backend.fault = "refused";
  for (const [name, loading] of Object.entries(site.pages())) {
    const { data, init } = page.parse(await loading);
    expect([data.isCopy, init.headers["Cache-Control"]], name).toEqual([true, NO_STORE]);
  }
  for (const response of await Promise.all(site.resources())) {
    expect([response.status, response.headers.get("Cache-Control")]).toEqual([200, NO_STORE]);
  }
});

it("quizzes are graded from the copy", async () => {
  const { readAnswerKey } = await import("~/data/quizzes.server");
  backend.fault = "error 500";
  const key = await readAnswerKey(samples.untimedQuiz.id);
  expect(key.map(({ answers }) => answers.filter(({ isCorrect }) => isCorrect).length)).toEqual(
    samples.untimedQuiz.questions.map(() => 1),
  );
  expect(key.every(({ explanation }) => explanation)).toBe(true);
});

it("what the copy does not have may exist: 503, not 404", async () => {
  backend.fault = "refused";
  await expect(site.unknownQuestion()).rejects.toMatchObject({ status: 503 });
});

it("an old value of the backend comes before the copy", async () => {
  const before = await site.category();
  backend.fault = "refused";
  vi.setSystemTime(Date.now() + 60 * 60_000);
  expect(await site.category()).toEqual(before);
  expect(before).toMatchObject({ data: { isCopy: false }, init: { headers: {} } });
});

it("once the backend answers, nothing comes from the copy", async () => {
  backend.fault = "refused";
  expect((await site.category()).data.isCopy).toBe(true);
  await recover();
  expect((await site.category()).data.isCopy).toBe(false);
});

it.each(FAULTS.filter((fault) => fault !== "silent"))(
  "a message is not said to be stored by a backend that sends %s",
  async (fault: Fault) => {
    backend.fault = fault;
    expect(await site.sendMessage()).toMatchObject({ init: { status: 503 } });
    log.mockClear();
  },
);

it("a row that cannot be read comes from the copy", async () => {
  backend.spoilt.set("faqalim_faqs", (row) => ({ ...row, difficulty: "impossible" }));
  const answer = await site.question();
  expect(answer).toMatchObject({ data: { faq: { id: samples.question.id }, isCopy: true } });
  expect(site.isBackendDown()).toBe(false);
});
