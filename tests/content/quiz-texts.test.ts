import { expect, it } from "vitest";
import { wrongQuizzes } from "../../compiler/check/quiz-check";
import { faqs, samples } from "../support/contents";

const quiz = samples.untimedQuiz;
type Question = (typeof quiz.questions)[number];
const problemsWith = (fields: Partial<Question>, all = faqs) => {
  const questions = quiz.questions.map((question, index) =>
    index === 1 ? { ...question, ...fields } : question,
  );
  return wrongQuizzes({ quizzes: [{ ...quiz, questions }], faqs: all });
};

it.each([
  [
    "Lisez [la fiche](/fiches-pratiques/snacks-sains).",
    /« questions\.1\.explanation » : .*pas de lien, « \[la/,
  ],
  ["Lisez https://exemple.fr/page.", /pas de lien, « https:\/\/exemple/],
  [`${"Un mot ".repeat(30)}fin.`, /phrase de 61 mots/],
])("the explanation %j is reported", (explanation, message) => {
  expect(problemsWith({ explanation })).toEqual([expect.stringMatching(message)]);
  expect(problemsWith({})).toEqual([]);
});

it("an answer that is not published is reported", () => {
  const [first, ...others] = faqs;
  if (!first) throw new Error("no questions");
  const questions = [{ ...first, published: false }, ...others];
  expect(problemsWith({ faq: first.id }, questions)).toContainEqual(
    expect.stringMatching(/« questions\.1\.faq » : .* pas publiée/),
  );
});
