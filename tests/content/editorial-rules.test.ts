import { expect, it } from "vitest";
import { checkEditorialRules } from "../../compiler/check/editorial-rules";
import type { ContentCollection } from "../../compiler/read/content-collection";
import { contents, samples } from "../support/contents";

/** Returns the contents with one entry changed. */
function withChanged<K extends "faqs" | "guides" | "quizzes">(
  kind: K,
  entry: ContentCollection[K][number],
  change: Partial<ContentCollection[K][number]>,
): ContentCollection {
  const list = contents[kind].map((one) => (one === entry ? { ...entry, ...change } : one));
  return { ...contents, [kind]: list };
}

const { question, myth, guide, untimedQuiz: quiz } = samples;
const [quizQuestion] = quiz.questions;
if (!quizQuestion) throw new Error("no quiz question");
const shortest = guide.sections.map((section) => ({ ...section, html: "<p>Un.</p>" }));
const firsts = quiz.questions.map((one) => ({ ...one, correct: 1 }));
const repeated = [...quiz.questions.slice(0, -1), quizQuestion];

it.each<[string, ContentCollection, RegExp]>([
  ["an id of another category", withChanged("faqs", question, { id: 9999 }), /« id » : 9999 n’est pas/],
  ["a verdict without a myth", withChanged("faqs", question, { idea: "Faux" }), /« idea » est de trop/],
  ["a myth without a verdict", withChanged("faqs", myth, { idea: undefined }), /« idea » manque/],
  ["a myth without quotes", withChanged("faqs", myth, { question: "Le sel" }), /entre guillemets/],
  ["an order used twice", { ...contents, faqs: [question, question] }, /« order » : \d+ sert déjà/],
  ["few phrasings", { ...contents, phrasings: [] }, /recherches-formulations\/.+ : « \d+ » a 0 formulations/],
  ["few sections", withChanged("guides", guide, { sections: [] }), /sections : 0 ; il en faut 5 à 8/],
  ["a section without subtitles", withChanged("guides", guide, { sections: shortest }), /sous-titre « ### »/],
  ["answers in one place", withChanged("quizzes", quiz, { questions: firsts }), /répartissez-les également/],
  [
    "a repeated quiz question",
    withChanged("quizzes", quiz, { questions: repeated }),
    /répète la question 1 de/,
  ],
])("%s is reported", (_what, changed, message) => {
  expect(checkEditorialRules(changed).join("\n")).toMatch(message);
});
