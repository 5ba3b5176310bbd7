import { describe, expect, it } from "vitest";
import { samples } from "../../tests/support/contents";
import { mythLabel, VERDICTS } from "~/questions/verdict";
import { atomFeed, faqEntry } from "./feed-and-site-map";

const entry = {
  title: "Fer & B12 : <où> les trouver ?",
  path: "/question/12-fer",
  id: "/question/12",
  summary: "Dans les lentilles.",
  category: "Santé",
  publishedOn: "2026-01-02T08:00:00.000Z",
  changedOn: "2026-11-21",
};
const newer = {
  ...entry,
  title: "Boire",
  id: "/question/13",
  publishedOn: "2026-03-01",
  changedOn: "2026-03-01",
};

it("the Atom feed lists the newest entry first and has the date of the latest change", () => {
  const xml = atomFeed("https://site.test", [entry, newer]);
  const all = (pattern: RegExp) => Array.from(xml.matchAll(pattern), ([, text]) => text);
  expect(all(/<entry><id>(.*?)<\/id>/g)).toEqual([
    "https://site.test/question/13",
    "https://site.test/question/12",
  ]);
  expect(all(/<updated>(.*?)<\/updated>/g)).toEqual([
    "2026-11-21T00:00:00.000Z",
    "2026-03-01T00:00:00.000Z",
    "2026-11-21T00:00:00.000Z",
  ]);
  expect(xml).toContain('<link rel="self" type="application/atom+xml" href="https://site.test/feed.xml"');
  expect(xml).toContain("Fer &amp; B12 : &lt;où&gt; les trouver ?");
});

describe("a question's entry", () => {
  const faq = {
    ...{
      id: 1,
      question: "«\u00a0Le pain fait grossir\u00a0»",
      path: "/question/1-pain",
      answer: "<p>Tout dépend.</p>",
    },
    ...{
      difficulty: "facile" as const,
      sources: [],
      lead: "Tout dépend.",
      texts: { text: "Tout dépend.", prose: "Tout dépend." },
      listed: { categoryId: 1, subcategoryId: null, audienceId: null },
      reviewedOn: null,
      createdAt: "2026-01-02",
      subcategory: null,
    },
  };
  const inCategory = ({ slug, name }: { slug: string; name: string }, idea: string | null) =>
    faqEntry({ ...faq, idea, category: { slug, name } });

  it.each(VERDICTS)("asks about a myth, and starts its summary with « %s »", (verdict) => {
    const { title, summary } = inCategory(samples.myths, verdict);
    expect(title).toBe(`Vrai ou faux\u202f? ${faq.question}`);
    expect(summary).toBe(`${mythLabel(verdict)}. Tout dépend.`);
    expect(summary.toLowerCase()).toContain(verdict.toLowerCase());
  });
});
