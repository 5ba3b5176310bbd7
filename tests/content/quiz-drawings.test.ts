import { expect, it } from "vitest";
import { readContentFiles } from "../../compiler/read/content-files";
import { few, problemsOf as problemsOfFiles } from "../support/few-files";

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

const RIGHT = "frigo-quatre-places, title: T";

function problemsOf(answers: string[], drawing: string): string[] {
  const problems = problemsOfFiles({ ...few, ...drawings, [path]: quiz(answers, drawing) });
  return problems.filter((problem) => problem.startsWith(`content/${path}`));
}

it("a quiz question can name a drawing", () => {
  expect(problemsOf(FOUR, 'frigo-quatre-places, title: "Quatre places"')).toEqual([]);
});

it.each([
  [
    "an unknown drawing",
    FOUR,
    "four, title: T",
    /:18 : « questions\.1\.drawing\.name » : « four » n’est pas un/,
  ],
  ["no title", FOUR, "balance-portion", /:18 : « questions\.1\.drawing\.title » manque/],
  ["numbered pins", FOUR, "frigo, title: T", /:18 : « questions\.1\.drawing\.name » a des repères/],
  [
    "an answer given twice",
    FOUR.with(1, "a. la porte"),
    RIGHT,
    /« questions\.1\.answers » contient deux fois/,
  ],
])("%s: the problem is reported with its line", (_what, answers, drawing, message) => {
  expect(problemsOf(answers, drawing).join()).toMatch(message);
});
