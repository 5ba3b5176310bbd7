import { forget } from "@epic-web/remember";
import { describe, expect, it } from "vitest";
import { NO_STORE } from "../../app/http/cache-control.server";
import { findBackendProblem, supabaseServer } from "../../app/data/backend/supabase.server";
import { findNextQuiz } from "../../app/data/quiz/quiz-lists.server";
import { search } from "../../app/data/search/search.server";
import { listRelatedFaqs } from "../../app/data/search/suggestions.server";
import { listSuggestedPages } from "../../app/data/search/suggested-pages.server";
import { loader as loadCategory } from "../../app/routes/category";
import { loader as loadGuide } from "../../app/routes/guide";
import { loader as loadProfile } from "../../app/routes/profile";
import { loader as loadQuestion } from "../../app/routes/question";
import { loader as loadQuiz } from "../../app/routes/quiz";
import { loader as loadSearch } from "../../app/routes/search";
import { PAGE_SIZE, pageCount } from "../../app/domain/site/paging";
import { questionPath } from "../../app/domain/faq/question-path";
import { questionsIn, samplePaths, samples } from "../support/contents";
import { termQuestion } from "../support/glossary-sample";

const at = (path: string, params: Record<string, string> = {}) => ({
  request: new Request(`http://site.test${path}`),
  params,
  context: {},
});

/** The site reads the content version now, not at its next turn. */
const readNewVersion = findBackendProblem;

const hostileSlugs = [
  "zzz",
  "",
  "__proto__",
  "constructor",
  "../etc/passwd",
  "\u0000",
  "a".repeat(5000),
  "é",
  "%",
];

describe("missing pages", () => {
  it.each(hostileSlugs)("the slug %j responds 404", async (slug) => {
    const notFound = { status: 404 };
    await expect(loadCategory(at("/categorie/x", { slug }))).rejects.toMatchObject(notFound);
    await expect(loadProfile(at("/profil/x", { slug }))).rejects.toMatchObject(notFound);
    await expect(loadQuiz(at("/quiz/x", { id: slug }))).rejects.toMatchObject(notFound);
    await expect(loadQuestion(at("/question/x", { question: slug }))).rejects.toMatchObject(notFound);
    expect(() => loadGuide(at("/fiches-pratiques/x", { slug }))).toThrow(expect.objectContaining(notFound));
  });
});

it("withdrawn content responds 410", async () => {
  const server = await supabaseServer;
  await server
    ?.from("faqalim_faqs")
    .insert({ id: 9901, question: "Retirée", answer: "<p>R</p>", category_id: 1, is_published: false });
  await server?.from("faqalim_quizzes").insert({ id: 9901, title: "Retiré", is_published: false });
  await readNewVersion();
  const gone = { status: 410 };
  await expect(loadQuestion(at("/question/9901-x", { question: "9901-x" }))).rejects.toMatchObject(gone);
  await expect(loadQuiz(at("/quiz/9901", { id: "9901" }))).rejects.toMatchObject(gone);
});

it("a withdrawn quiz is no longer suggested, neither by another quiz nor by a search", async () => {
  const server = await supabaseServer;
  const made = { title: "Le rebec", created_at: "2020-01-02", is_published: true };
  await server.from("faqalim_quizzes").insert([
    { ...made, id: 9905 },
    { ...made, id: 9906, created_at: "2020-01-03" },
  ]);
  await readNewVersion();
  const links = async () => ({
    next: (await findNextQuiz(9906))?.id,
    suggested: (await listSuggestedPages()).some(({ path }) => path === "/quiz/9905"),
  });
  expect(await links()).toEqual({ next: 9905, suggested: true });
  await server.from("faqalim_quizzes").update({ is_published: false }).in("id", [9905, 9906]);
  await readNewVersion();
  const { next, suggested } = await links();
  expect([next === 9905, suggested]).toEqual([false, false]);
});

it("after a quiz comes the next older one, even if the one between was withdrawn", async () => {
  const server = await supabaseServer;
  const made = { title: "Le luth", is_published: true };
  const days = ["2019-01-01", "2019-01-02", "2019-01-03"];
  await server
    .from("faqalim_quizzes")
    .insert(days.map((created_at, place) => ({ ...made, id: 9910 + place, created_at })));
  await readNewVersion();
  expect((await findNextQuiz(9912))?.id).toBe(9911);
  await server.from("faqalim_quizzes").update({ is_published: false }).eq("id", 9911);
  await readNewVersion();
  expect((await findNextQuiz(9912))?.id).toBe(9910);
  await server.from("faqalim_quizzes").update({ is_published: false }).in("id", [9910, 9912]);
  await readNewVersion();
});

it("a withdrawn question is no longer found, and no longer counts", async () => {
  const server = await supabaseServer;
  const term = samples.question.question;
  const before = await search(term);
  const [first] = before.results;
  expect([first?.id, before.literal]).toEqual([samples.question.id, 1]);
  const setPublished = (is_published: boolean) =>
    server.from("faqalim_faqs").update({ is_published }).eq("id", samples.question.id).throwOnError();
  await setPublished(false);
  await readNewVersion();
  const after = await search(term);
  await setPublished(true);
  await readNewVersion();
  expect(after.results.map(({ id }) => id)).not.toContain(samples.question.id);
  expect(after.literal).toBe(0);
});

describe("a category", () => {
  const { slug } = samples.category;
  const questions = questionsIn(samples.category);
  const load = async (query: string) => loadCategory(at(`/categorie/${slug}?${query}`, { slug }));

  it("returns its questions, newest first", async () => {
    const { faqs, total } = (await load("")).data;
    expect(total).toBe(questions.length);
    expect(faqs.map(({ id }) => id)).toEqual(questions.slice(0, PAGE_SIZE).map(({ id }) => id));
  });

  it("returns a single subcategory", async () => {
    const { data } = await load(`sous-categorie=${samples.subcategory.slug}`);
    expect(data.subcategory?.slug).toBe(samples.subcategory.slug);
    expect(data.total).toBe(questionsIn(samples.category, samples.subcategory).length);
    expect(data.notice).toBeNull();
  });

  it.each([
    "page=abc",
    "page=-1",
    "page=0",
    `page=${pageCount(questions.length) + 1}`,
    "page=1e9",
    "sous-categorie=zzz",
    "sous-categorie=%00",
    "page=",
  ])("?%s responds 404 with a notice and the first page, uncached", async (query) => {
    const { data, init } = await load(query);
    expect(init).toMatchObject({ status: 404, headers: { "Cache-Control": NO_STORE } });
    expect(data.notice).toMatch(/n’existe pas/);
    expect(data.faqs.length).toBeGreaterThan(0);
  });
});

describe("a question's page", () => {
  const load = (segment: string, query = "") =>
    loadQuestion(at(`/question/${segment}${query}`, { question: segment }));
  const page = async (segment: string) => {
    const answer = await load(segment);
    if (!("data" in answer)) throw new Error("redirected");
    return answer.data;
  };
  const { question } = samples;
  const right = samplePaths.question.replace("/question/", "");

  it("has the answer, its category and related questions", async () => {
    const { faq, description, next, related, quizzes, guides } = await page(right);
    expect(faq).toMatchObject({
      question: question.question,
      category: { slug: samples.category.slug },
      subcategory: { slug: samples.subcategory.slug },
    });
    expect(faq.answer).not.toMatch(/<h[34]/);
    expect(description.length).toBeLessThanOrEqual(155);
    expect(related.length).toBeGreaterThanOrEqual(3);
    expect(related.length).toBeLessThanOrEqual(5);
    expect(related.map(({ path }) => path)).not.toContain(next.path);
    expect(related.map(({ id }) => id)).not.toContain(question.id);
    expect(quizzes.length).toBeGreaterThan(0);
    expect(guides.length).toBeGreaterThan(0);
  });

  it("links to the glossary's terms", async () => {
    const { faq } = await page(questionPath(termQuestion).replace("/question/", ""));
    expect(faq.answer).toContain('<a href="/glossaire#');
  });

  it("lists at most four questions of its subcategory, then the most similar of all questions", async () => {
    const ids = { first: 9910, siblings: [9911, 9912, 9913, 9914, 9915], twin: 9916 };
    const text = "Le zouglou et la kalimba";
    const server = await supabaseServer;
    const subcategory = {
      id: 991,
      category_id: samples.category.id,
      name: "Essai",
      slug: "sous-theme-d-essai",
    };
    await server.from("faqalim_subcategories").insert(subcategory).throwOnError();
    const faq = { answer: "<p>R</p>", is_published: true, created_at: "2020-01-01" };
    const sibling = { ...faq, category_id: samples.category.id, subcategory_id: subcategory.id };
    await server
      .from("faqalim_faqs")
      // Use upsert, because the client retries a request that takes too long.
      .upsert([
        { ...sibling, id: ids.first, question: text },
        ...ids.siblings.map((id) => ({ ...sibling, id, question: `Voisine ${id}` })),
        {
          ...faq,
          id: ids.twin,
          question: `${text} encore`,
          category_id: samples.otherCategory.id,
          subcategory_id: null,
        },
      ])
      .throwOnError();
    await readNewVersion();
    const related = await listRelatedFaqs(ids.first);
    await server.from("faqalim_faqs").delete().gte("id", ids.first).lte("id", ids.twin).throwOnError();
    await readNewVersion();
    expect(related.map(({ id }) => ids.siblings.includes(id)).slice(0, 5)).toEqual([
      true,
      true,
      true,
      true,
      false,
    ]);
    expect(related[4]?.id).toBe(ids.twin);
  });

  it.each(["", "-", "-de-vieux-mots", right.replace(/^\d+/, "").toUpperCase()])(
    "/question/<id>%s redirects permanently to the right path and keeps the query",
    async (rest) => {
      const answer = await load(`${question.id}${rest}`, "?x=1");
      if (!(answer instanceof Response)) throw new Error("not redirected");
      expect(answer.status).toBe(308);
      expect(answer.headers.get("Location")).toBe(`${samplePaths.question}?x=1`);
    },
  );

  it.each(["999999", "201a", "0201-x", "1e2"])("/question/%s responds 404", async (segment) => {
    await expect(load(segment)).rejects.toMatchObject({ status: 404 });
  });
});

describe("search", () => {
  // Searches as a new visitor, because all tests together exceed the limit of one visitor.
  const load = async (term: string) => {
    forget("rate-limiter:search");
    return loadSearch(at(`/recherche?${new URLSearchParams({ q: term })}`));
  };

  it.each(["", "a", "é"])("%j prompts for a longer term", async (term) => {
    const { data } = await load(term);
    expect(data.results).toEqual([]);
    expect(data.term.kind).not.toBe("ready");
  });

  it.each(["%", "__", "%%", "*.*", "),(", "\\\\", "''", '""', "<script>", "🥕🥕"])(
    "%j is an ordinary term",
    async (term) => {
      const { data } = await load(term);
      expect(data).toMatchObject({ term: { text: term }, results: [], refusal: null });
    },
  );

  it.each([
    ["  fer  ", "/recherche?q=fer"],
    ["\u0000\u0001fer", "/recherche?q=fer"],
    [" \u0000", "/recherche"],
  ])("%j is redirected to %s", async (term, path) => {
    const redirection: unknown = await load(term).catch((thrown: unknown) => thrown);
    if (!(redirection instanceof Response)) throw new Error("not redirected");
    expect(redirection.status).toBe(308);
    expect(redirection.headers.get("Location")).toBe(path);
  });

  it("cuts a long term to 200 characters, and finds the emergency in its tail", async () => {
    const { data } = await load(`${"blabla ".repeat(40)}mon bébé s’étouffe`);
    expect(data.term.text).toHaveLength(200);
    expect(data.urgent?.numbers.map(({ number }) => number)).toContain("15");
  });

  it("marks the results that are myths", async () => {
    const server = await supabaseServer;
    const myth = {
      id: 9920,
      question: "« Le zouglou fait dormir la kalimba »",
      answer: "<p>R</p>",
      idea: "Faux",
    };
    await server
      .from("faqalim_faqs")
      .insert({ ...myth, category_id: samples.myths.id, is_published: true, created_at: "2020-01-01" })
      .throwOnError();
    await readNewVersion();
    const { results } = (await load("zouglou fait dormir")).data;
    await server.from("faqalim_faqs").delete().eq("id", myth.id).throwOnError();
    await readNewVersion();
    expect(results[0]).toMatchObject({ id: myth.id, categorySlug: samples.myths.slug, verdict: "Faux" });
  });
});
