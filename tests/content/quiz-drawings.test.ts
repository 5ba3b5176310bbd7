import { expect, it } from "vitest";
import { readContentFiles } from "../../compiler/read/content-files";
import { withLine } from "../../compiler/check/problem-lines";
import { readCollection } from "../../compiler/read/content-collection";
import { ContentError } from "../../compiler/read/parse-content";
import { few } from "../support/few-files";

const path = "quiz/essai.yaml";
const quiz = (answers: string[], drawing: string) => `id: 1
title: Un essai
description: Un essai.
category: cordes
difficulty: facile
published: false
created_on: 2026-01-01
questions:
  - question: Où ?
    answers:
${answers.map((answer) => `      - ${answer}`).join("\n")}
    correct: 1
    explanation: Là.
    sources: [ESSAI]
    drawing: { name: ${drawing} }`;

const drawings = Object.fromEntries(
  Object.entries(readContentFiles("content/drawings")).map(([file, svg]) => [`drawings/${file}`, svg]),
);
const FOUR = ["A. La porte", "B. Le bac", "C. La zone froide", "D. Au milieu"];

function problemsOf(answers: string[], drawing: string): string[] {
  const files = { ...few, ...drawings, [path]: quiz(answers, drawing) };
  try {
    readCollection(files);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.problems.map((problem) => withLine(problem, files));
  }
}

it("a quiz question can name a drawing whose letters match its answers", () => {
  expect(problemsOf(FOUR, 'frigo-quatre-places, title: "Quatre places"')).toEqual([]);
});

it.each([
  [
    "an unknown drawing",
    FOUR,
    "four, title: T",
    /essai\.yaml:18 : « questions\.1\.drawing\.name » : « four » n’est pas un dessin/,
  ],
  [
    "an answer given twice",
    FOUR.with(1, "a. la porte"),
    "frigo-quatre-places, title: T",
    /« questions\.1\.answers » contient deux fois la même réponse/,
  ],
  ["no title", FOUR, "balance-portion", /essai\.yaml:18 : « questions\.1\.drawing\.title » manque/],
  [
    "numbered pins",
    FOUR,
    "frigo, title: T",
    /essai\.yaml:18 : « questions\.1\.drawing\.name » a des repères/,
  ],
  [
    "answers without letters",
    FOUR.map((answer) => answer.slice(3)),
    "frigo-quatre-places, title: T",
    /essai\.yaml:10 : .*« porte » en A/,
  ],
  [
    "answers in another order",
    ["A. Le bac", "B. La porte", "C. La zone froide", "D. Au milieu"],
    "frigo-quatre-places, title: T",
    /« porte » en A/,
  ],
])("%s: the problem is reported with its line", (_what, answers, drawing, message) => {
  expect(problemsOf(answers, drawing).join()).toMatch(message);
});
