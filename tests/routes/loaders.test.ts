import { describe, expect, it } from "vitest";
import { loadContents } from "../../app/machines/contents-loading.server";
import { loader as loadCategory } from "../../app/routes/category";
import { loader as loadQuestion } from "../../app/routes/question";
import { loader as loadMarkdown } from "../../app/routes/question-markdown";
import { questionPath } from "../../app/questions/faq";
import { at } from "../support/at";
import { contents, samplePaths, samples } from "../support/contents";

it.each([
  ...["page=abc", "page=-1", "page=0", "page=2", "page=1e9", "page=1.5", "page=99999999999999999999"],
  ...["page=", "sous-categorie=zzz", "sous-categorie=%00"],
])(
  "a category’s ?%s, of a page or a subcategory that is not there, redirects to the category",
  async (query) => {
    const { slug } = samples.category;
    const moved = await loadCategory(at(`/categorie/${slug}?${query}`, { slug }));
    if (!(moved instanceof Response)) throw new Error("not redirected");
    expect([moved.status, moved.headers.get("Location")]).toEqual([302, `/categorie/${slug}`]);
  },
);

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
});

it("a load of contents that are cached lets requests go first", async () => {
  await loadContents();
  let turns = 0;
  let isLoading = true;
  const takeTurn = () => {
    turns += 1;
    if (isLoading) setImmediate(takeTurn);
  };
  setImmediate(takeTurn);
  await loadContents();
  isLoading = false;
  expect(turns).toBeGreaterThanOrEqual(contents.foods.length);
});
