import { beforeAll, expect, it, vi } from "vitest";
import { samplePaths, samples } from "../support/contents";
import { startSwitchableBackend } from "../support/switchable-backend";

let backend: Awaited<ReturnType<typeof startSwitchableBackend>>;
let visitAll: () => Promise<Record<string, unknown>>;
let rename: (question: string) => Promise<void>;

beforeAll(async () => {
  backend = await startSwitchableBackend();
  const [home, category, question, profile, quizzes, quiz, feed] = await Promise.all([
    import("~/routes/home"),
    import("~/routes/category"),
    import("~/routes/question"),
    import("~/routes/profile"),
    import("~/routes/quiz-list"),
    import("~/routes/quiz"),
    import("~/routes/feed"),
  ]);
  const at = (path: string, params: Record<string, string> = {}) => ({
    request: new Request(`http://site.test${path}`),
    params,
    context: {},
  });
  visitAll = async () => ({
    home: (await home.loader()).data,
    category: await category.loader(at(samplePaths.category, { slug: samples.category.slug })),
    question: await question.loader(
      at(samplePaths.question, { question: samplePaths.question.replace("/question/", "") }),
    ),
    profile: (await profile.loader(at("/profil/seniors", { slug: "seniors" }))).data,
    quizzes: await quizzes.loader(at("/quiz")),
    quiz: await quiz.loader(at(samplePaths.untimedQuiz, { id: String(samples.untimedQuiz.id) })),
    feed: await (await feed.loader(at("/feed.xml"))).text(),
  });
  const { supabaseServer } = await import("~/data/backend/supabase.server");
  rename = async (name) => {
    const server = await supabaseServer;
    await server?.from("faqalim_target_audiences").update({ name }).eq("slug", "seniors").throwOnError();
  };
});

it("every cached page stays complete during an outage, and is fresh after the outage", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const before = await visitAll();
  const asBefore = JSON.stringify(before);
  backend.fault = "refused";
  await backend.newVersion();
  expect(JSON.stringify(await visitAll())).toBe(asBefore);
  backend.fault = null;
  await rename("Nos aînés");
  await vi.waitFor(
    async () => expect(await visitAll()).toMatchObject({ profile: { audience: { name: "Nos aînés" } } }),
    10_000,
  );
  expect(log.mock.calls).toEqual([["The backend is down: La base de données ne répond pas."]]);
  log.mockClear();
  expect(warn.mock.calls).toEqual([["The backend responds again."]]);
}, 120_000);
