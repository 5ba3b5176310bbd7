import { expect, it } from "vitest";
import { checkSourceShares, isGrave } from "../../compiler/check/source-shares";
import type { ContentCollection } from "../../compiler/read/content-collection";
import { readSources } from "../../compiler/read/source-registry";
import { contents } from "../support/contents";

const registry = readSources(`
VENDEUR: { title: Notre lait, publisher: Une marque, nature: commerce }
AGENCE: { title: Un avis, publisher: Une agence, nature: public }
AILLEURS: { title: Un avis, publisher: Une agence, nature: public, country: us }`);

const health = contents.categories.find(({ slug }) => slug === "sante-et-ages-de-la-vie");
const grave = contents.faqs.find((faq) => faq.published && isGrave(faq));
const mild = contents.faqs.find((faq) => faq.published && !isGrave(faq) && faq.categoryId !== health?.id);
if (!health || !grave || !mild) throw new Error("no sample");

/** The contents with one answer and its sources. */
const citing = (faq: ContentCollection["faqs"][number], ...sources: string[]): ContentCollection => ({
  ...contents,
  sources: registry,
  faqs: [{ ...faq, sources }],
});
const problems = (collection: ContentCollection) =>
  checkSourceShares(collection).filter((problem) => !problem.startsWith("sources.yaml"));

it("a grave answer needs a public body or a learned society of France or the Union", () => {
  expect(problems(citing(grave, "AILLEURS"))).toEqual([
    expect.stringContaining("elle nomme le 15 ou le 112 sans citer"),
  ]);
  expect(problems(citing(grave, "AILLEURS", "AGENCE"))).toEqual([]);
});

it("an answer on health cannot cite a seller; another one can", () => {
  expect(problems(citing({ ...mild, categoryId: health.id }, "AGENCE", "VENDEUR"))).toEqual([
    expect.stringContaining("« Notre lait » vient d’un vendeur"),
  ]);
  expect(problems(citing(mild, "AGENCE", "VENDEUR"))).toEqual([]);
});

it("too many sources from another country are a problem", () => {
  expect(checkSourceShares(citing(mild, "AGENCE", "AGENCE", "AILLEURS"))).toEqual([
    expect.stringMatching(/33 % des sources citées sont d’organismes d’un autre pays/),
  ]);
});
