import { describe, expect, it } from "vitest";
import { NO_STORE } from "~/http/responses.server";
import { readQuestionId } from "~/domain/faq/question-path";
import { supabaseServer } from "~/data/backend/supabase.server";
import { loader as loadCategory } from "~/routes/category";
import { loader as loadGuide } from "~/routes/guide";
import { loader as loadHome } from "~/routes/home";
import { loader as loadProfile } from "~/routes/profile";
import { loader as loadQuestion } from "~/routes/question";
import { loader as loadQuiz } from "~/routes/quiz";
import { loader as loadSearch } from "~/routes/search";

const at = (path: string, params: Record<string, string> = {}) => ({
  request: new Request(`http://site.test${path}`),
  params,
  context: {},
});

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

describe("what does not exist is 404", () => {
  it.each(hostileSlugs)("slug %j", async (slug) => {
    const notFound = { status: 404 };
    await expect(loadCategory(at("/categorie/x", { slug }))).rejects.toMatchObject(notFound);
    await expect(loadProfile(at("/profil/x", { slug }))).rejects.toMatchObject(notFound);
    await expect(loadQuiz(at("/quiz/x", { id: slug }))).rejects.toMatchObject(notFound);
    await expect(loadQuestion(at("/question/x", { question: slug }))).rejects.toMatchObject(notFound);
    expect(() => loadGuide(at("/fiches-pratiques/x", { slug }))).toThrow(expect.objectContaining(notFound));
  });
});

it("withdrawn content is 410", async () => {
  const server = await supabaseServer;
  await server
    ?.from("faqalim_faqs")
    .insert({ id: 9901, question: "Retirée", answer: "<p>R</p>", category_id: 1, is_published: false });
  await server?.from("faqalim_quizzes").insert({ id: 9901, title: "Retiré", is_published: false });
  const gone = { status: 410 };
  await expect(loadQuestion(at("/question/9901-x", { question: "9901-x" }))).rejects.toMatchObject(gone);
  await expect(loadQuiz(at("/quiz/9901", { id: "9901" }))).rejects.toMatchObject(gone);
});

describe("a category", () => {
  const slug = "bases-de-la-nutrition";
  const load = async (query: string) => loadCategory(at(`/categorie/${slug}?${query}`, { slug }));

  it("gives the newest question first", async () => {
    const { faqs, total } = (await load("")).data;
    expect(faqs).toHaveLength(total);
    expect(faqs[0]?.id).toBe(109);
  });

  it("gives one subcategory", async () => {
    const { data } = await load("sous-categorie=etiquettes");
    expect(data.subcategory?.slug).toBe("etiquettes");
    expect(data.total).toBeLessThan((await load("")).data.total);
    expect(data.notice).toBeNull();
  });

  it.each([
    "page=abc",
    "page=-1",
    "page=0",
    "page=2",
    "page=1e9",
    "sous-categorie=zzz",
    "sous-categorie=%00",
    "page=",
  ])("?%s answers 404 with a notice and the first page, and is not kept", async (query) => {
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
  const right = "201-quels-aliments-pour-le-fer";

  it("has the answer, where it belongs, and what to read next", async () => {
    const { faq, description, next, related, quizzes, guides } = await page(right);
    expect(faq).toMatchObject({
      question: "Quels aliments pour le fer\u202f?",
      category: { slug: "sante-et-ages-de-la-vie" },
      subcategory: { slug: "vitamines-et-mineraux" },
    });
    expect(faq.answer).not.toMatch(/<h[34]/);
    expect(description.length).toBeLessThanOrEqual(155);
    expect(related).toHaveLength(5);
    expect(related.map(({ path }) => path)).not.toContain(next.path);
    expect(faq.answer).toContain('<a href="/glossaire#');
    expect(related.map(({ id }) => id)).not.toContain(201);
    expect(quizzes.length).toBeGreaterThan(0);
    expect(guides.length).toBeGreaterThan(0);
  });

  it("offers four questions of its subcategory at most, then the nearest of all", async () => {
    const siblings = new Set(
      (
        await loadCategory(
          at("/categorie/x?sous-categorie=vitamines-et-mineraux", { slug: "sante-et-ages-de-la-vie" }),
        )
      ).data.faqs.map(({ id }) => id),
    );
    const { next, related } = await page(right);
    const ids = [readQuestionId(next.path.replace("/question/", "")), ...related.map(({ id }) => id)];
    const areSiblings = ids.map((id) => id !== null && siblings.has(id));
    expect(areSiblings.slice(0, 4)).toEqual([true, true, true, true]);
    // « Comment mieux absorber le fer des végétaux ? » is in another theme.
    expect(ids).toContain(604);
  });

  it.each(["201", "201-", "201-de-vieux-mots", "201-Quels-Aliments-Pour-Le-Fer"])(
    "/question/%s leads to the right address for good, with its query",
    async (segment) => {
      const answer = await load(segment, "?x=1");
      if (!(answer instanceof Response)) throw new Error("not redirected");
      expect(answer.status).toBe(308);
      expect(answer.headers.get("Location")).toBe(`/question/${right}?x=1`);
    },
  );

  it.each(["999999", "201a", "0201-x", "1e2"])("/question/%s does not exist", async (segment) => {
    await expect(load(segment)).rejects.toMatchObject({ status: 404 });
  });
});

describe("search", () => {
  const load = async (term: string) => loadSearch(at(`/recherche?${new URLSearchParams({ q: term })}`));

  it.each(["", "a", "é"])("%j asks for more", async (term) => {
    const { data } = await load(term);
    expect(data.hits).toEqual([]);
    expect(data.term.kind).not.toBe("ready");
  });

  it.each(["%", "__", "%%", "*.*", "),(", "\\\\", "''", '""', "<script>", "🥕🥕"])(
    "%j is an ordinary term",
    async (term) => {
      const { data } = await load(term);
      expect(data).toMatchObject({ term: { text: term }, hits: [], refusal: null });
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

  it("refuses 5,000 characters with 400", async () => {
    expect((await load("a".repeat(5000))).init).toMatchObject({ status: 400 });
  });

  it("says which results are myths", async () => {
    const { best, hits, total } = (await load("surgelés n’ont plus")).data;
    expect(best[0]?.categorySlug).toBe("mythes-et-idees-recues");
    expect({ hits, total }, "a best answer is not in the list, but counted").toEqual({ hits: [], total: 1 });
  });
});

describe("the home page", () => {
  it("counts each theme's questions and quotes three myths", async () => {
    const { categories, myths, audiences } = (await loadHome()).data;
    expect(categories?.every(({ faqCount = 0 }) => faqCount >= 7)).toBe(true);
    expect(myths).toHaveLength(3);
    expect(audiences?.map(({ slug }) => slug)).toEqual(["sportifs", "parents", "seniors", "tous-publics"]);
  });
});

describe("a profile", () => {
  it("says of each question which category it is in, so that a myth without a label is shown as one", async () => {
    const { faqs } = await loadProfile(at("/profil/parents", { slug: "parents" }));
    const labelled = faqs.filter(({ idea }) => idea !== null);
    expect(labelled.length).toBeGreaterThan(0);
    expect(new Set(labelled.map(({ categorySlug }) => categorySlug))).toEqual(
      new Set(["mythes-et-idees-recues"]),
    );
  });
});
