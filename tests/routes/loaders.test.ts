import { forget } from "@epic-web/remember";
import { describe, expect, it } from "vitest";
import { NO_STORE } from "../../app/server/pages/cache-control.server";
import { findBackendProblem, supabaseServer } from "../../app/server/backend/supabase.server";
import { search } from "../../app/search/search.server";
import { loader as loadCategory } from "../../app/routes/category";
import { loader as loadGuide } from "../../app/routes/guide";
import { loader as loadProfile } from "../../app/routes/profile";
import { loader as loadQuestion } from "../../app/routes/question";
import { loader as loadMarkdown } from "../../app/routes/question-markdown";
import { loader as loadQuiz } from "../../app/routes/quiz";
import { loader as loadSearch } from "../../app/routes/search";
import { questionPath } from "../../app/questions/question-path";
import { PAGE_SIZE, pageCount } from "../../app/shell/paging";
import { contents, questionsIn, samplePaths, samples } from "../support/contents";

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
    const { faq, description, next } = await page(right);
    expect(faq).toMatchObject({
      question: question.question,
      category: { slug: samples.category.slug },
      subcategory: { slug: samples.subcategory.slug },
    });
    expect(faq.answer).not.toMatch(/<h[34]/);
    expect(description.length).toBeLessThanOrEqual(155);
    const paths = next.map(({ path }) => path);
    expect(new Set(paths).size).toBe(5);
    expect(paths).not.toContain(faq.path);
    expect(next.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["Question", "Fiche", "Quiz"]));
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

  it.each(
    contents.faqs.flatMap(({ replaces, ...faq }) => replaces.map((id) => ({ id, path: questionPath(faq) }))),
  )(
    "/question/$id, of a retired question, redirects with the status 301 to $path, also as Markdown",
    async ({ id, path }) => {
      for (const segment of [`${id}`, `${id}-`, `${id}-ses-anciens-mots`]) {
        const page = await load(segment, "?x=1");
        if (!(page instanceof Response)) throw new Error("not redirected");
        expect([page.status, page.headers.get("Location")]).toEqual([301, `${path}?x=1`]);
        const markdown = await loadMarkdown(at(`/question/${segment}.md`, { question: segment }));
        expect([markdown.status, markdown.headers.get("Location")]).toEqual([301, `${path}.md`]);
      }
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
});
