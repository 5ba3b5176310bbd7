import { describe, expect, it } from "vitest";
import { readDrawings, restyledDrawings } from "../../compiler/figures/drawings";
import { readContentFiles } from "../../compiler/read/content-files";
import { few, problemsOf as problemsOfFiles } from "../support/few-files";

const right = `<svg xmlns="http://www.w3.org/2000/svg" class="art" viewBox="0 0 340 160">
  <desc>Une pomme : elle est rouge.</desc>
  <circle class="art-tomato" cx="10" cy="10" r="5"/>
  <text class="art-bold" x="5" y="9">une pomme !</text>
</svg>
`;
const decoration = right.replace(/ {2}<desc>.*\n/, "").replace(">", ' aria-hidden="true">');
const drawn = (svg: string, name = "pomme") => ({ ...few, [`drawings/${name}.svg`]: svg });

const problemsOf = (svg: string, name?: string) => problemsOfFiles(drawn(svg, name));

it("the site's drawings contain the site's colors for other programs", () => {
  expect(Object.keys(restyledDrawings(readContentFiles("content")))).toEqual([]);
});

it("a drawing is parsed with its text alternative and its pins", () => {
  const pin = '<text class="art-pin-text" x="1" y="2">1</text>';
  const { pomme } = readDrawings(drawn(right.replace("</svg>", `${pin}</svg>`)));
  expect(pomme).toMatchObject({
    label: "Une pomme\u202f: elle est rouge.",
    pins: 1,
  });
});

describe("a problem in a drawing is reported with its line", () => {
  it.each([
    [
      "an unknown class",
      "art-tomato",
      "art-rouge",
      /:3 : .* porte la classe « art-rouge », qui n’existe pas/,
    ],
    ["a missing description", /<desc>.*/, "", /:1 : la ligne 1 demande un « desc »/],
    ["a script", "</svg>", "<script>alert(1)</script></svg>", /:5 : la ligne 5 contient « script »/],
    ["an event", "<circle", '<circle onload="alert(1)"', /:3 : la ligne 3 porte « onload »/],
    ["a literal color", "<circle", '<circle fill="#f00"', /:3 : la ligne 3 porte « fill », .* classes/],
    ["an address", "<circle", '<circle d="url(https://a.fr/b)"', /:3 : la ligne 3 renvoie à/],
    ["a missing end tag", "</svg>", "", /: la ligne \d ne ferme pas « svg »/],
    ["an attribute without quotes", 'r="5"', "r=5", /:3 : la ligne 3 ne se lit pas/],
  ])("%s is reported", (_what, from, to, message) => {
    expect(problemsOf(right.replace(from, to))).toContainEqual(expect.stringMatching(message));
    expect(problemsOf(right.replace(from, to)).join()).toMatch(/^content\/drawings\/pomme\.svg/);
  });

  it("an illustration without content, or with the wrong size, is reported", () => {
    const illustration = decoration.replace("340 160", "160 120");
    expect(problemsOf(illustration, "theme-cordes")).toEqual([]);
    expect(problemsOf(illustration, "theme-vents")).toEqual([
      expect.stringContaining("« theme-vents » n’est pas le dessin d’un thème"),
    ]);
    expect(problemsOf(illustration, "question-999")).toEqual([
      expect.stringContaining("ou d’une question de l’accueil"),
    ]);
    expect(problemsOf(decoration, "theme-cordes")).toEqual([expect.stringContaining("« 0 0 160 120 »")]);
  });
});

it("the `<style>` for other programs has the colors of the classes", () => {
  const restyled = restyledDrawings(drawn(right))["drawings/pomme.svg"] ?? "";
  expect(restyled).toContain("</desc>\n  <style>\n    .art-tomato { fill: #c8553d; }\n");
  expect(restyledDrawings(drawn(restyled))).toEqual({});
  const bluer = restyled.replace('"art-tomato"', '"art-blue"');
  expect(restyledDrawings(drawn(bluer))["drawings/pomme.svg"]).toMatch(/<style>\n {4}\.art-blue \{/);
});

const QUIZ = "quiz/essai.yaml";
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
  Object.entries(readContentFiles("content")).filter(([file]) => file.startsWith("drawings/")),
);
const FOUR = ["A. La porte", "B. Le bac", "C. La zone froide", "D. Au milieu"];

it.each<[what: string, answers: string[], drawing: string, problem: RegExp]>([
  ["a drawing with its title", FOUR, "frigo-quatre-places, title: T", /^$/],
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
    "frigo-quatre-places, title: T",
    /« questions\.1\.answers » contient deux fois/,
  ],
])("a quiz question with %s is right, or reported with its line", (_what, answers, drawing, problem) => {
  const problems = problemsOfFiles({ ...few, ...drawings, [QUIZ]: quiz(answers, drawing) });
  expect(problems.filter((each) => each.startsWith(`content/${QUIZ}`)).join()).toMatch(problem);
});
