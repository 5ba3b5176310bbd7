import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { NO_STORE } from "../../app/http/cache-control.server";
import { samplePaths, samples } from "../support/contents";
import { emptyCache } from "../support/empty-cache";
import { startSwitchableBackend } from "../support/switchable-backend";

let backend: Awaited<ReturnType<typeof startSwitchableBackend>>;
let site: Awaited<ReturnType<typeof loadSite>>;

async function loadSite() {
  const [home, question] = await Promise.all([import("~/routes/home"), import("~/routes/question")]);
  return { home, question };
}

const log = vi.spyOn(console, "error").mockImplementation(() => {});

beforeAll(async () => {
  backend = await startSwitchableBackend();
  site = await loadSite();
});
beforeEach(() => {
  emptyCache();
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

it.each([["faqalim_quizzes", "quizzes"]] as const)(
  "without %s a question's page responds 200, uncached",
  async (source, part) => {
    backend.broken.add(source);
    const { data, init } = await openQuestion();
    expect(data.faq.id).toBe(samples.question.id);
    expect(data[part]).toEqual([]);
    expect(init).toEqual({ headers: { "Cache-Control": NO_STORE } });
  },
);

it.each([
  ["faqalim_category_faq_counts", ["categories", "myths"]],
  ["faqalim_quizzes", ["quizzes"]],
  ["faqalim_target_audiences", ["audiences"]],
  ["faqalim_faqs", ["popular", "myths"]],
])("without %s the home page responds without %j, uncached", async (source, parts) => {
  backend.broken.add(source);
  const { data, init } = await site.home.loader();
  expect(Object.entries(data).flatMap(([name, value]) => (value === null ? [name] : []))).toEqual(parts);
  expect(init).toEqual({ headers: { "Cache-Control": NO_STORE } });
});
