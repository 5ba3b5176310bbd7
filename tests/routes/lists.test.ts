import { describe, expect, it } from "vitest";
import { loader as loadHome } from "~/routes/home";
import { loader as loadProfile } from "~/routes/profile";
import { loader as loadQuizzes } from "~/routes/quiz-list";
import { pageCount } from "~/shell/paging";
import { contents, faqs as published, newestFirst, questionsIn, quizzes, samples } from "../support/contents";

const at = (path: string, params: Record<string, string> = {}) => ({
  request: new Request(`http://site.test${path}`),
  params,
  context: {},
});

describe("the home page", () => {
  it("counts each category's questions and shows the newest myth", async () => {
    const { categories, myths, audiences } = (await loadHome()).data;
    expect(categories?.map(({ slug, faqCount }) => [slug, faqCount])).toEqual(
      contents.categories.map((category) => [category.slug, questionsIn(category).length]),
    );
    expect(myths?.map(({ id }) => id)).toEqual([questionsIn(samples.myths)[0]?.id]);
    expect(audiences?.map(({ slug }) => slug)).toEqual(["sportifs", "parents", "seniors", "tous-publics"]);
  });
});

describe("an audience", () => {
  const load = async (slug: string, query = "") =>
    (await loadProfile(at(`/profil/${slug}${query}`, { slug }))).data;

  it("returns its questions, newest first, with their categories, which identify myths", async () => {
    const { audience: slug = "" } = samples.audienceMyth;
    const { total } = await load(slug);
    const pages = await Promise.all(
      Array.from({ length: pageCount(total) }, (_, index) => load(slug, `?page=${index + 1}`)),
    );
    const faqs = pages.flatMap((page) => page.faqs);
    const ofAudience = published.filter(({ audience }) => audience === slug);
    expect(faqs.map(({ id }) => id)).toEqual(newestFirst(ofAudience).map(({ id }) => id));
    const labelled = faqs.filter(({ idea }) => idea !== null);
    expect(labelled.length).toBeGreaterThan(0);
    expect(new Set(labelled.map(({ categorySlug }) => categorySlug))).toEqual(new Set([samples.myths.slug]));
  });
});

describe("the list of quizzes", () => {
  it("is newest first, and counts the quiz questions of each quiz", async () => {
    const { data, init } = await loadQuizzes(at("/quiz"));
    expect(init).not.toHaveProperty("status");
    expect(data.quizzes.map(({ id, questionCount }) => [id, questionCount])).toEqual(
      newestFirst(quizzes).map(({ id, questions }) => [id, questions.length]),
    );
  });
});
