import { remember } from "@epic-web/remember";
import { LRUCache } from "lru-cache";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { NO_STORE } from "~/http/responses.server";
import { samplePaths, samples } from "../contents";
import { startSwitchableBackend } from "../switchable-backend";

let backend: Awaited<ReturnType<typeof startSwitchableBackend>>;
let site: Awaited<ReturnType<typeof loadSite>>;

async function loadSite() {
  const [home, question, shareImage] = await Promise.all([
    import("~/routes/home"),
    import("~/routes/question"),
    import("~/routes/share-image"),
  ]);
  return { home, question, shareImage };
}

const log = vi.spyOn(console, "error").mockImplementation(() => {});

beforeAll(async () => {
  backend = await startSwitchableBackend({ hasCopy: false });
  site = await loadSite();
});
beforeEach(() => {
  remember("data-cache", () => new LRUCache<string, object>({ max: 1 })).clear();
});
afterEach(() => {
  backend.broken.clear();
  log.mockClear();
});

const visit = { request: new Request("http://site.test/"), context: {} };

async function openQuestion() {
  const path = samplePaths.question;
  const request = new Request(`http://site.test${path}`);
  const params = { question: path.replace("/question/", "") };
  const answer = await site.question.loader({ ...visit, request, params });
  if (!("data" in answer)) throw new Error("redirected");
  return answer;
}

it("a whole question page may be kept", async () => {
  const { data, init } = await openQuestion();
  expect(data.related.length).toBeGreaterThan(0);
  expect(data.quizzes.length).toBeGreaterThan(0);
  expect(init).toEqual({ headers: {} });
});

it.each([
  ["rpc/faqalim_related_faqs", "related"],
  ["faqalim_quizzes", "quizzes"],
] as const)("without %s a question's page stands, and is not kept", async (source, part) => {
  backend.broken.add(source);
  const { data, init } = await openQuestion();
  expect(data.faq.id).toBe(samples.question.id);
  expect(data[part]).toEqual([]);
  expect(init).toEqual({ headers: { "Cache-Control": NO_STORE } });
});

it.each([
  ["faqalim_categories", ["categories", "myths"]],
  ["faqalim_category_faq_counts", ["categories"]],
  ["faqalim_quizzes", ["quizzes"]],
  ["faqalim_target_audiences", ["audiences"]],
  ["faqalim_faqs", ["popular", "myths"]],
])("without %s the home page stands without %j, and is not kept", async (source, parts) => {
  backend.broken.add(source);
  const { data, init } = await site.home.loader();
  expect(Object.entries(data).flatMap(([name, value]) => (value === null ? [name] : []))).toEqual(parts);
  expect(init).toEqual({ headers: { "Cache-Control": NO_STORE } });
});

it.each(["faqalim_faqs", "faqalim_categories"])(
  "without %s the share image is the site's, and is not kept",
  async (source) => {
    backend.broken.add(source);
    const response = await site.shareImage.loader({
      ...visit,
      params: { kind: "question", file: `${samples.question.id}.png` },
    });
    expect([response.status, response.headers.get("Cache-Control")]).toEqual([200, NO_STORE]);
  },
);
