import { expect, it } from "vitest";
import { wrongQuizTexts } from "../../compiler/check/quiz-check";
import { samples } from "../support/contents";

const quiz = samples.untimedQuiz;
const explained = (explanation: string) => ({
  ...quiz,
  questions: quiz.questions.map((question, index) => (index === 1 ? { ...question, explanation } : question)),
});

it.each([
  [
    "Lisez [la fiche](/fiches-pratiques/snacks-sains).",
    /« questions\.1\.explanation » : .*pas de lien, « \[la/,
  ],
  ["Lisez https://exemple.fr/page.", /pas de lien, « https:\/\/exemple/],
  [`${"Un mot ".repeat(30)}fin.`, /phrase de 61 mots/],
])("the explanation %j is reported", (explanation, message) => {
  expect(wrongQuizTexts(explained(explanation))).toEqual([expect.stringMatching(message)]);
  expect(wrongQuizTexts(quiz)).toEqual([]);
});
