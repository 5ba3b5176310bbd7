import { diceCoefficient } from "dice-coefficient";
import fc from "fast-check";
import { expect, it } from "vitest";
import { readContentFiles } from "../../compiler/read/content-files";
import { similarTexts } from "../../compiler/check/same-questions";

/** The expected result, found by comparing every pair of texts. */
const similar = (texts: string[], least: number) =>
  texts.flatMap((later, place) =>
    texts
      .slice(0, place)
      .flatMap((earlier, other) => (diceCoefficient(earlier, later) >= least ? [[other, place]] : [])),
  );

it("the index finds the same similar texts as a comparison of every pair", () => {
  const files = Object.entries(readContentFiles("content")).filter(([path]) => path.startsWith("faq/"));
  const questions = files.flatMap(([, raw]) => /^question: (.*)$/m.exec(raw)?.[1] ?? []);
  const texts = [
    ...questions,
    "Mamamama ?",
    "mamama ?",
    "Ma ?",
    ...questions.slice(0, 5).map((text) => `Et ${text}`),
  ];
  for (const least of [0.5, 0.8]) {
    const expected = similar(texts, least);
    expect(expected.length).toBeGreaterThan(5);
    expect(similarTexts(texts, least)).toEqual(expected);
  }
});

it("the index finds similar texts even among short texts, which have most letter pairs in common", () => {
  const text = fc.string({ unit: fc.constantFrom(..."abcd "), minLength: 2, maxLength: 40 });
  fc.assert(
    fc.property(fc.array(text, { maxLength: 40 }), fc.constantFrom(0.3, 0.6, 0.8, 1), (texts, least) => {
      expect(similarTexts(texts, least)).toEqual(similar(texts, least));
    }),
  );
});
