import { forget } from "@epic-web/remember";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { questionPath } from "../../app/questions/question-path";
import { at } from "../support/at";
import { faqs, quizzes, samplePaths, samples } from "../support/contents";
import { emptyCache } from "../support/empty-cache";
import { signForTest } from "../support/signing";
import { type Fault, startSwitchableBackend } from "../support/switchable-backend";

// Uses the site's real deadlines.
vi.unmock("~/server/backend/deadline-fetch.server");

let backend: Awaited<ReturnType<typeof startSwitchableBackend>>;
let site: Awaited<ReturnType<typeof loadSite>>;
let loadContents: () => Promise<boolean>;

async function loadSite() {
  const [home, category, question, profile, quizList, quiz, search, plan, glossary] = await Promise.all([
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
  const [feed, sitemap, alive, ready, supabase, version] = await Promise.all([
    import("~/routes/feed"),
    import("~/routes/sitemap"),
    import("~/routes/alive"),
    import("~/routes/ready"),
    import("~/server/backend/supabase.server"),
    import("~/server/backend/content-version.server"),
  ]);
  const { untimedQuiz, audience } = samples;
  const openQuestion = (name: string) => question.loader(at(`/question/${name}`, { question: name }));
  return {
    openQuestion,
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
    alive: async () => answerOf(await alive.loader(at("/sante"))),
    ready: async () => {
      forget("readiness");
      return answerOf(await ready.loader(at("/sante/pret")));
    },
    resources: () => [feed.loader(at("/feed.xml")), sitemap.loader(at("/sitemap.xml"))],
    isOutage: version.isBackendDown,
    noteLoaded: version.noteContentsLoaded,
    /** The site reads the content version now, not at its next turn. */
    readVersion: supabase.findBackendProblem,
    read: () => supabase.read((client) => client.from("faqalim_categories").select("id").limit(1)),
  };
}

const answerOf = async (response: Response) => ({
  ...{ status: response.status, text: await response.text() },
  cache: response.headers.get("Cache-Control"),
});

/** What `/sante/pret` says before the contents are loaded: while the backend works, and with each fault. */
const unready: Record<string, unknown> = {};

const log = vi.spyOn(console, "error").mockImplementation(() => {});
vi.spyOn(console, "warn").mockImplementation(() => {});

beforeAll(async () => {
  backend = await startSwitchableBackend();
  site = await loadSite();
  ({ loadContents } = await import("~/machines/contents-loading.server"));
  for (const fault of [null, "refused", "error 500", "no rows"] as const) {
    backend.fault = fault;
    await backend.newVersion();
    unready[fault ?? "no fault"] = await site.ready();
  }
  backend.fault = null;
  await backend.newVersion();
  expect(await loadContents()).toBe(true);
  log.mockClear();
});
beforeEach(() => {
  backend.requests.length = 0;
});
afterEach(async () => {
  backend.fault = null;
  for (const spoilt of [backend.spoilt, backend.broken, backend.slow]) spoilt.clear();
  await site.readVersion();
  expect(site.isOutage()).toBe(false);
  log.mockClear();
});

const DOWN = [[expect.stringMatching(/^La base est en panne : La base de données /)]];

/** The data of each page, as JSON. */
async function readAll(): Promise<Record<string, string>> {
  const pages: Record<string, string> = {};
  for (const [name, page] of Object.entries(site.pages)) pages[name] = JSON.stringify(await page());
  return pages;
}

it("/sante/pret responds 503 with the reason until the contents are loaded, then 200 even while the backend is down, because pages no longer need it", async () => {
  expect(unready).toEqual({
    "no fault": { status: 503, text: "Le site charge encore ses contenus.", cache: "no-store" },
    refused: expect.objectContaining({ status: 503, text: "La base de données ne répond pas." }),
    "error 500": expect.objectContaining({ text: "La base de données refuse la lecture (statut 500)." }),
    "no rows": expect.objectContaining({ text: "La base de données ne contient aucune question." }),
  });
  site.noteLoaded();
  backend.fault = "refused";
  await backend.newVersion();
  expect(await site.ready()).toEqual({ status: 200, text: "ok", cache: "no-store" });
});

it("/sante responds without querying the backend, even while it is down", async () => {
  backend.fault = "refused";
  expect(await site.alive()).toEqual({ status: 200, text: "ok", cache: "no-store" });
  expect(backend.requests).toEqual([]);
});

it.each(["refused", "silent", "another JSON"] as const)(
  "if the backend sends %s, pages, files and quiz results stay the same, and the outage is logged once",
  async (fault: Fault) => {
    await backend.newVersion();
    const before = await readAll();
    backend.fault = fault;
    await backend.newVersion();
    expect(await readAll()).toEqual(before);
    for (const response of await Promise.all(site.resources())) expect(response.status).toBe(200);
    expect(await site.result(samples.untimedQuiz.id)).toMatchObject({ data: { view: { kind: "result" } } });
    expect(log.mock.calls.filter(([text]) => String(text).startsWith("La base est en panne"))).toEqual(DOWN);
  },
);

it("contents are not all loaded if one query is slow, although the backend is up, but they are despite a malformed row", async () => {
  backend.slow.add("faqalim_food_storage");
  emptyCache();
  expect(await loadContents()).toBe(false);
  expect(site.isOutage()).toBe(false);
  backend.slow.clear();
  backend.spoilt.set("faqalim_food_storage", (row) => ({
    ...row,
    name: row["id"] === 1 ? null : row["name"],
  }));
  expect(await loadContents()).toBe(true);
  backend.spoilt.clear();
  await backend.newVersion();
  // Everything is loaded twice.
}, 60_000);

it("pages that nobody has visited have their values", async () => {
  backend.fault = "refused";
  for (const faq of faqs.slice(-20)) {
    await expect(site.openQuestion(questionPath(faq).replace("/question/", ""))).resolves.toBeDefined();
  }
  for (const { id } of quizzes) {
    expect(await site.result(id), String(id)).toMatchObject({ data: { view: { kind: "result" } } });
  }
});

it("a search shows its ranked results, the emergency card and the foods of its term", async () => {
  await loadContents();
  backend.fault = "refused";
  const { data, init } = await site.search("saumon fumé enceinte");
  expect(data).toMatchObject({ refusal: null, isNear: false, food: { card: { kind: "verdict" } } });
  expect(data.results.length).toBeGreaterThan(0);
  expect(init).toEqual({ headers: { "Cache-Control": "no-store" } });
  const emergency = await site.search("mon bébé s’étouffe avec du raisin");
  expect(emergency.data.urgent?.numbers.length).toBeGreaterThan(0);
});

it("after one request that waited for an unresponsive backend, later requests do not ask it", async () => {
  backend.fault = "silent";
  await expect(site.read()).rejects.toThrow();
  const asked = backend.requests.length;
  await expect(site.read()).rejects.toThrow();
  expect(backend.requests).toHaveLength(asked);
});
