import { describe, expect, it } from "vitest";
import { describeStyle, publicBodyShare } from "../../compiler/check/style";
import { parseMarkdown, renderAnswer } from "../../compiler/render/markdown";
import { contents } from "../support/contents";
import { seedOf } from "../support/seed-of";

const { categories, faqs, quizzes } = contents;

describe("the contents of the site", () => {
  it("cite public bodies of France or Europe in at least six of ten citations", () => {
    expect(publicBodyShare(contents)).toBeGreaterThanOrEqual(60);
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

describe("`npm run content -- --style`", () => {
  it("says how many published answers have a habit", () => {
    const [first] = faqs;
    if (!first) throw new Error("no FAQ");
    const answers = [
      '<p>Oui. Consultez <a href="/contact">ici</a>. Un doute\u202f? Voyez votre médecin.</p>',
      renderAnswer(parseMarkdown("Enceinte, appelez le 15. Puis attendez le 15 mars.")),
    ];
    const few = answers.map((answer) => ({ ...first, answer, published: true }));
    const style = describeStyle({ ...contents, faqs: [...few, { ...first, published: false }] });
    expect(style).toMatch(/^Sur 2 réponses/);
    for (const line of [
      "50 % finissent sur un renvoi",
      "50 % finissent sur une question",
      "50 % nomment le 15",
      "50 % parlent de grossesse",
      "100 % ont moins de 120 mots",
      "50 % n’ont aucun lien",
    ])
      expect(style).toContain(line);
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
