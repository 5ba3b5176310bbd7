import { expect, it } from "vitest";
import { checkQuizzes, checkSearchWords, sameQuestions } from "../../compiler/check/question-check";
import { readCollection } from "../../compiler/read/content-collection";
import { faqs, samples } from "../support/contents";
import { few, questionFile } from "../support/few-files";

const iron = questionFile(201, "Où trouver du fer sans viande ?", "tambours-graves", "Ici.");
const withQuestion = (question: string) =>
  readCollection({
    ...few,
    "faq/tambours/a.md": iron,
    "faq/tambours/b.md": questionFile(202, question, "tambours-graves", "Ailleurs."),
  }).faqs;

it.each([
  ["OU TROUVER DU FER SANS VIANDE", 1],
  ["Sans viande, où trouver assez de fer ?", 1],
  ["Où trouver du calcium sans lait ?", 0],
])("« %s » repeats the first question: %i problems", (question, count) => {
  const problems = sameQuestions(withQuestion(question));
  expect(problems).toHaveLength(count);
  if (count > 0) expect(problems[0]).toMatch(/b.md .* répète .*a.md, « Où trouver du fer/);
});

it("phrasings and searches of unknown questions, and duplicates, are reported", () => {
  const file = "recherches-formulations/tambours.yaml";
  const [searches, others] = ["recherches.yaml", "recherches-publiques.yaml"];
  const problems = checkSearchWords({
    phrasings: [
      { file, faq: 101, phrasings: ["où est le luth", "OU EST LE LUTH"] },
      { file, faq: 101, phrasings: ["un luth"] },
      { file, faq: 999, phrasings: ["où est le luth"] },
    ],
    expectedSearches: [
      { file: searches, requete: "luth", reponses: [101, 999_999] },
      { file: others, requete: "LUTH", reponses: [101, 101] },
    ],
    faqs: readCollection(few).faqs,
  });
  expect(problems.toSorted()).toEqual(
    [
      `${file} : « OU EST LE LUTH » est écrit deux fois pour 101`,
      `${file} : 101 a deux listes`,
      `${file} : il n’y a pas de question 999`,
      `${searches} : « luth » : il n’y a pas de question 999999`,
      `${others} : « LUTH » : 101 est écrit deux fois`,
      `${others} : « LUTH » est écrite deux fois`,
    ].toSorted(),
  );
});

const quiz = samples.untimedQuiz;
const quizProblems = (fields: Partial<(typeof quiz.questions)[number]>, all = faqs) => {
  const questions = quiz.questions.map((question, index) =>
    index === 1 ? { ...question, ...fields } : question,
  );
  return checkQuizzes({ quizzes: [{ ...quiz, questions }], faqs: all });
};

it.each([
  ["Lisez [la fiche](/quiz).", /« questions\.1\.explanation » : .*pas de lien, « \[la/],
  ["Lisez https://exemple.fr/page.", /pas de lien, « https:\/\/exemple/],
  [`${"Un mot ".repeat(30)}fin.`, /phrase de 61 mots/],
])("the explanation %j of a quiz is reported", (explanation, message) => {
  expect(quizProblems({ explanation })).toEqual([expect.stringMatching(message)]);
  expect(quizProblems({})).toEqual([]);
});

it("a quiz question that leads to an answer that is not published is reported", () => {
  const [first, ...others] = faqs;
  expect(quizProblems({ faq: first?.id }, others)).toContainEqual(
    expect.stringMatching(/« questions\.1\.faq » : .* pas publiée/),
  );
});
