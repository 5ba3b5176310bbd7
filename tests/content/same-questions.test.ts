import { diceCoefficient } from "dice-coefficient";
import { expect, it } from "vitest";
import { readContentFiles } from "../../scripts/content/content-files";
import { similarTexts } from "../../scripts/content/same-questions";

it("finds the texts that are as similar as a comparison of each with each says", () => {
  const files = Object.entries(readContentFiles("content")).filter(([path]) => path.startsWith("faq/"));
  const questions = files.flatMap(([, raw]) => /^question: (.*)$/m.exec(raw)?.[1] ?? []);
  const texts = [...questions, "Mamamama ?", "mamama ?", "Ma ?", ...questions.slice(0, 5).map((text) => `Et ${text}`)];
  for (const least of [0.5, 0.8]) {
    const expected = texts.flatMap((later, place) =>
      texts
        .slice(0, place)
        .flatMap((earlier, other) => (diceCoefficient(earlier, later) >= least ? [[other, place]] : [])),
    );
    expect(expected.length).toBeGreaterThan(5);
    expect(similarTexts(texts, least)).toEqual(expected);
  }
});
