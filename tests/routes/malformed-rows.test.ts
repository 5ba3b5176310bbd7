import { remember } from "@epic-web/remember";
import { LRUCache } from "lru-cache";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { NO_STORE } from "~/http/cache-control.server";
import { samplePaths, samples } from "../support/contents";
import { emptyCache } from "../support/empty-cache";
import { quizQuestionId } from "../support/quiz-answers";
import { searches } from "../support/search-samples";
import { startSwitchableBackend } from "../support/switchable-backend";

let backend: Awaited<ReturnType<typeof startSwitchableBackend>>;
let site: Awaited<ReturnType<typeof loadSite>>;

async function loadSite() {
  const [home, category, profile, food, question, quiz, search] = await Promise.all([
    import("~/routes/home"),
    import("~/routes/category"),
    import("~/routes/profile"),
    import("~/routes/food"),
    import("~/routes/question"),
    import("~/routes/quiz"),
    import("~/routes/search"),
  ]);
  return { home, category, profile, food, question, quiz, search };
}

const at = (path: string, params: Record<string, string> = {}) => ({
  request: new Request(`http://site.test${path}`),
  params,
  context: {},
});

/** Empties the site's cache and its memory of logged errors. */
function forgetAll() {
  emptyCache();
  remember("unreadable-rows", () => new LRUCache<string, object>({ max: 1 })).clear();
}

const log = vi.spyOn(console, "error").mockImplementation(() => {});

beforeAll(async () => {
  backend = await startSwitchableBackend();
  site = await loadSite();
});
beforeEach(forgetAll);
afterEach(() => {
  backend.spoilt.clear();
  backend.broken.clear();
  log.mockClear();
});

/** Corrupts a field of one row or of all rows. */
function spoil(source: string, field: string, value: unknown, id?: number) {
  backend.spoilt.set(source, (row) =>
    id === undefined || row["id"] === id ? { ...row, [field]: value } : row,
  );
}

describe("unreadable rows of lists", () => {
  it.each([
    ["faqalim_categories", "name", "categories"],
    ["faqalim_quizzes", "difficulty", "quizzes"],
    ["faqalim_target_audiences", "slug", "audiences"],
  ] as const)(
    "an unreadable row of %s is omitted from the home page and logged once",
    async (table, field, part) => {
      const whole = (await site.home.loader()).data[part] ?? [];
      const id = whole[0]?.id;
      forgetAll();
      spoil(table, field, 5, id);
      expect((await site.home.loader()).data[part]).toEqual(whole.filter((row) => row.id !== id));
      emptyCache();
      await site.home.loader();
      expect(log.mock.calls).toEqual([[expect.stringMatching(new RegExp(`${table} ${id}: ${field}: `))]]);
    },
  );
});

describe("a detail page", () => {
  it.each([
    ["created_at", "infinity"],
    ["reviewed_on", "infinity"],
    ["difficulty", "dur"],
    ["answer", null],
  ])("a question whose %s is %j responds 503", async (field, value) => {
    spoil("faqalim_faqs", field, value, samples.question.id);
    const path = samplePaths.question;
    const page = site.question.loader(at(path, { question: path.replace("/question/", "") }));
    await expect(page).rejects.toMatchObject({ init: { status: 503 } });
  });

  it.each([
    ["a category", "faqalim_categories", "name", "category", { slug: "sport-et-energie" }],
    ["a profile", "faqalim_target_audiences", "description", "profile", { slug: "seniors" }],
    ["a food", "faqalim_foods", "allergens", "food", { food: "51" }],
    ["a food with an unknown alert", "faqalim_foods", "alerts", "food", { food: "51" }],
    ["a quiz", "faqalim_quizzes", "difficulty", "quiz", { id: String(samples.untimedQuiz.id) }],
  ] as const)(
    "%s whose row is unreadable responds 503 and is logged, not 404",
    async (_what, table, field, route, params) => {
      backend.spoilt.set(table, (row) =>
        [row["slug"], String(row["id"])].includes(Object.values(params)[0]) ? { ...row, [field]: [5] } : row,
      );
      await expect(site[route].loader(at("/", params))).rejects.toMatchObject({ init: { status: 503 } });
      expect(log).toHaveBeenCalledWith(expect.stringMatching(`Ligne illisible : ${table}.* ${field}`));
    },
  );

  it("a quiz with an unreadable quiz question responds 503, because it cannot be graded", async () => {
    const quiz = samples.untimedQuiz;
    spoil("faqalim_quiz_questions", "question", null, quizQuestionId(quiz, 1));
    const page = site.quiz.loader(at(samplePaths.untimedQuiz, { id: String(quiz.id) }));
    await expect(page).rejects.toMatchObject({ init: { status: 503 } });
  });
});

it("an unreadable row is omitted from search results", async () => {
  const find = async () => {
    const query = new URLSearchParams({ q: searches.frequent });
    const page = await site.search.loader(at(`/recherche?${query}`));
    if (!("data" in page)) throw new Error("the search redirects");
    return page.data.results;
  };
  const whole = await find();
  expect(whole.length).toBeGreaterThan(1);
  spoil("faqalim_faqs", "difficulty", "impossible", whole.at(-1)?.id);
  forgetAll();
  expect(await find()).toEqual(whole.slice(0, -1));
  expect(log).toHaveBeenCalledWith(expect.stringContaining(`faqalim_faqs ${whole.at(-1)?.id}`));
});

describe("without a table", () => {
  it("of quizzes, a question's page responds 200, uncached", async () => {
    backend.broken.add("faqalim_quizzes");
    const path = samplePaths.question;
    const page = await site.question.loader(at(path, { question: path.replace("/question/", "") }));
    if (!("data" in page)) throw new Error("redirected");
    expect(page.data.faq.id).toBe(samples.question.id);
    expect(page.data.next.map(({ kind }) => kind)).not.toContain("Quiz");
    expect(page.init).toEqual({ headers: { "Cache-Control": NO_STORE } });
  });

  it.each([
    ["faqalim_category_faq_counts", ["categories", "myths"]],
    ["faqalim_quizzes", ["quizzes"]],
    ["faqalim_target_audiences", ["audiences"]],
    ["faqalim_faqs", ["popular", "myths"]],
  ])("%s the home page responds without %j, uncached", async (source, parts) => {
    backend.broken.add(source);
    const { data, init } = await site.home.loader();
    expect(Object.entries(data).flatMap(([name, value]) => (value === null ? [name] : []))).toEqual(parts);
    expect(init).toEqual({ headers: { "Cache-Control": NO_STORE } });
  });
});
