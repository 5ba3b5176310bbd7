import { describe, expect, it } from "vitest";
import { describeMonotony } from "../../compiler/check/monotony";
import { publicBodyShare } from "../../scripts/content/source-links";
import { parseMarkdown, renderAnswer } from "../../compiler/render/markdown";
import { contents } from "../support/contents";
import { seedOf } from "../support/seed-of";

const { categories, faqs, quizzes } = contents;

describe("the contents of the site", () => {
  it("cite public bodies of France or Europe in at least six of ten citations", () => {
    const share = /^[\d,]+/.exec(publicBodyShare(contents))?.[0].replace(",", ".");
    expect(Number(share)).toBeGreaterThanOrEqual(60);
  });

  it("have at least eight quizzes that cover every category and difficulty, with and without a time limit", () => {
    expect(quizzes.length).toBeGreaterThanOrEqual(8);
    expect(new Set(quizzes.map(({ difficulty }) => difficulty)).size).toBe(3);
    expect(new Set(quizzes.map(({ categoryId }) => categoryId))).toEqual(
      new Set(categories.map(({ id }) => id)),
    );
    expect(new Set(quizzes.map(({ passing_score }) => passing_score)).size).toBeGreaterThan(2);
    expect(new Set(quizzes.map(({ time_limit }) => time_limit === undefined)).size).toBe(2);
  });
});

describe("the monotony report", () => {
  it("counts habits in published answers", () => {
    const [first] = faqs;
    if (!first) throw new Error("no FAQ");
    const answers = [
      '<p>Oui. Consultez <a href="/contact">ici</a>. Un doute\u202f? Voyez votre médecin.</p>',
      renderAnswer(parseMarkdown("Enceinte, appelez le 15. Puis attendez le 15 mars.")),
    ];
    const few = answers.map((answer) => ({ ...first, answer, published: true }));
    const counts = describeMonotony({ ...contents, faqs: [...few, { ...first, published: false }] });
    expect(counts).toMatch(/^Sur 2 réponses/);
    expect(Array.from(counts.matchAll(/^ +(\d+)/gm), ([, count]) => Number(count))).toEqual([
      1, 1, 1, 1, 2, 1,
    ]);
  });
});

describe("the seed", () => {
  it("preserves quotes, backslashes and dollar signs", () => {
    const [first] = faqs;
    if (!first) throw new Error("no FAQ");
    const seed = seedOf({ faqs: [{ ...first, question: "L'eau \\ $1 $$ 'x' ?" }] });
    expect(seed).toContain("'L''eau \\ $1 $$ ''x'' ?'");
  });
});
