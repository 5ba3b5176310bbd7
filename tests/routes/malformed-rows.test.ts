import { remember } from "@epic-web/remember";
import { LRUCache } from "lru-cache";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { NO_STORE } from "~/server/pages/cache-control.server";
import { at } from "../support/at";
import { samples } from "../support/contents";
import { emptyCache } from "../support/empty-cache";
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
      const rest = (await site.home.loader()).data[part] ?? [];
      expect(rest.slice(0, whole.length - 1)).toEqual(whole.slice(1));
      emptyCache();
      await site.home.loader();
      expect(log.mock.calls).toEqual([[expect.stringMatching(new RegExp(`${table} ${id}: ${field}: `))]]);
    },
  );
});

describe("a detail page", () => {
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
});

describe("without a table", () => {
  it.each([
    ["faqalim_quizzes", ["quizzes"]],
    ["faqalim_target_audiences", ["audiences"]],
    ["faqalim_faqs", ["popular", "myths", "quizzes"]],
  ])("%s the home page responds without %j, uncached", async (source, parts) => {
    backend.broken.add(source);
    const { data, init } = await site.home.loader();
    expect(Object.entries(data).flatMap(([name, value]) => (value === null ? [name] : []))).toEqual(parts);
    expect(init).toEqual({ headers: { "Cache-Control": NO_STORE } });
  });
});
