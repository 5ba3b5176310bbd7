import { expect, it } from "vitest";
import { PAGE_CACHE } from "~/server/pages/cache-control.server";
import { loader as loadFood } from "~/routes/food-markdown";
import { loader as loadLlms } from "~/routes/machine-files";
import { loader as loadQuestion } from "~/routes/question-markdown";
import { questionPath } from "~/questions/faq";
import { at } from "../support/at";
import { contents, faqs, foodOf, one, samplePaths, samples } from "../support/contents";

const HTML = /<\/?(?:svg|div|table|figure|span|p|td)\b/;

const questionAt = (path: string) => loadQuestion(at(path, { question: path.replace(/^.*\/|\.md$/g, "") }));
const foodAt = (path: string) => loadFood(at(path, { food: path.replace(/^.*\/|\.md$/g, "") }));
const food = foodOf("poisson-fume");

it("a question as Markdown has its answer, sources with links, caution, date and canonical address", async () => {
  const response = await questionAt(`${samplePaths.question}.md`);
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toBe("text/markdown; charset=utf-8");
  expect(response.headers.get("Cache-Control")).toBe(PAGE_CACHE);
  expect(response.headers.get("Link")).toMatch(
    new RegExp(
      `^<http[^>]*${samplePaths.question}>; rel="canonical", <http[^>]*/llms\\.txt>; rel="describedby"`,
    ),
  );
  const text = await response.text();
  expect(text).toContain(`# ${samples.question.question}`);
  expect(text).toContain("> Information générale, ne remplace pas un avis médical.");
  expect(text).toContain("Vérifié le");
  for (const source of samples.question.sources) {
    expect(text).toContain(source.publisher);
    if (source.url) expect(text).toContain(`](${source.url})`);
  }
  expect(text).not.toMatch(HTML);
});

it("the Markdown of questions and foods is what the database contains", async () => {
  // Each page is compared alone, so a tenth of them shows what a comparison misses.
  for (const faq of faqs.filter((_, place) => place % 10 === 0))
    expect((await questionAt(`${questionPath(faq)}.md`)).status, faq.question).toBe(200);
  for (const { path } of contents.foods.filter((_, place) => place % 10 === 0))
    expect((await foodAt(`${path}.md`)).status, path).toBe(200);
});

it("a food as Markdown has its verdicts with conditions and reasons, the alternatives, the sources and the date", async () => {
  const response = await foodAt(`${food.path}.md`);
  expect(response.headers.get("Link")).toContain(`${food.path}>; rel="canonical"`);
  const text = await response.text();
  expect(text).toContain(`# ${food.name}\u202f: puis-je en manger\u202f?`);
  expect(text).toMatch(/- \*\*Enceinte\u202f: à éviter\.\*\* /);
  for (const { reason } of food.rules) expect(text).toContain(reason.slice(1));
  expect(text).toContain("## Sources");
  expect(text).toContain("Vérifié le");
});

it("llms.txt says what the site is, how to quote it, and where its parts are", async () => {
  const response = await loadLlms(at("/llms.txt"));
  expect(response.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
  const text = await response.text();
  expect(text).toMatch(/^# FAQ \+ ALIM\n\n> /);
  expect(text).toMatch(/précaution[^\n]*source/);
  for (const { key } of contents.situations) expect(text).toContain(`/aliments/pour/${key})`);
  for (const path of ["/aliments.json", "/conservation.json", "/sitemap.xml", "/conservation", "/saisons"])
    expect(text).toContain(`${path})`);
  expect(text).toContain(`/fiches-pratiques/${one(contents.guides, "guide").slug}.md)`);
});
