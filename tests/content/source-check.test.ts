import { expect, it } from "vitest";
import { checkSources, checkSourceShares, isGrave } from "../../compiler/check/source-check";
import type { ContentFaq } from "../../compiler/read/content-collection";
import { sourcesSchema } from "../../compiler/read/source-registry";
import { contents, faqs } from "../support/contents";

const url = "https://exemple.fr/page";
const registry = sourcesSchema.parse({
  VENDEUR: { title: "Notre lait", publisher: "Une marque", nature: "commerce" },
  AGENCE: { title: "Un avis", publisher: "Une agence", nature: "public", url },
  AILLEURS: { title: "Un avis", publisher: "Une agence", nature: "public", country: "us", url },
});

const health = contents.categories.find(({ slug }) => slug === "sante-et-ages-de-la-vie");
const grave = faqs.find(isGrave);
const mild = faqs.find((faq) => !isGrave(faq) && faq.categoryId !== health?.id);
if (!health || !grave || !mild) throw new Error("no sample");

/** The contents with one answer and its sources. */
function citing(faq: ContentFaq, ...keys: string[]) {
  const cited = keys.flatMap((key) => registry[key] ?? []);
  return { ...contents, faqs: [{ ...faq, cited, sources: cited.map(({ source }) => source) }] };
}

it.each([
  [
    "a grave answer without a French or European body",
    citing(grave, "AILLEURS"),
    ["15 ou le 112 sans citer"],
  ],
  ["a grave answer with one", citing(grave, "AILLEURS", "AGENCE"), []],
  [
    "an answer on health that cites a seller",
    citing({ ...mild, categoryId: health.id }, "AGENCE", "VENDEUR"),
    ["« Notre lait » vient d’un vendeur"],
  ],
  ["another answer that cites one", citing(mild, "AGENCE", "VENDEUR"), []],
  [
    "an answer without a link to a document",
    citing(mild, "VENDEUR"),
    ["aucune source ne mène à un document"],
  ],
])("%s has the right problems", (_what, collection, problems) => {
  expect(checkSources(collection)).toEqual(problems.map((problem) => expect.stringContaining(problem)));
});

it("too many sources from another country are a problem", () => {
  expect(checkSourceShares(citing(mild, "AGENCE", "AGENCE", "AILLEURS"))).toEqual([
    expect.stringMatching(/33 % des sources citées sont d’organismes d’un autre pays/),
  ]);
});
