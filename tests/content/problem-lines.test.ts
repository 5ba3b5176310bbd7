import { describe, expect, it } from "vitest";
import { few, problemsOf, questionFile, rightAnswer } from "../support/few-files";

const path = "faq/tambours/essai.md";
const right = questionFile(399, "Pourquoi ?", "tambours-graves", rightAnswer);
const figure = (fields: string) => `${rightAnswer}\n\n\`\`\`dessin\n${fields}\n\`\`\``;

describe("a problem is reported with its file, its line and a correction", () => {
  it.each([
    [
      "a field with an unknown choice",
      "facile",
      "dur",
      /:5 : « difficulty » vaut « dur » : choisissez entre facile, moyen, avancé/,
    ],
    ["an unknown field", "reviewed_on", "relu_le", /:7 : « relu_le » n’est pas un champ connu/],
    ["a missing field", "difficulty: facile\n", "", /essai\.md : « difficulty » manque/],
    ["a wrong type", "id: 399", "id: beaucoup", /:2 : « id » doit être un nombre/],
    ["an unknown source", "[ESSAI]", "[AUTRE]", /:8 : « sources » : la clé « AUTRE »/],
    [
      "a front matter with invalid YAML",
      '"Pourquoi ?"',
      "Pourquoi : « a: b »",
      /:\d+ : la ligne \d ne se lit pas/,
    ],
    ["a duplicate field", "difficulty: facile", "difficulty: facile\ndifficulty: facile", /:6 : .*deux fois/],
    [
      "a field that is shifted to the right",
      "difficulty:",
      "  difficulty:",
      /:5 : la ligne 5 n’est pas alignée.* commence par 2 espaces, mettez-en 0/,
    ],
    [
      "a title of the first level",
      rightAnswer,
      `${rightAnswer}\n\n# Un titre`,
      /:13 : .*écrivez « ## » ou « ### »/,
    ],
    [
      "a sentence of 60 words",
      rightAnswer,
      `${rightAnswer}\n\n${"Un mot ".repeat(30)}fin.`,
      /:13 : « Un mot Un mot » commence une phrase de 61 mots/,
    ],
    ["a dead link", rightAnswer, `${rightAnswer}\n\n[ici](/nulle-part).`, /:13 : le lien « \/nulle-part »/],
    [
      "wrong typography",
      rightAnswer,
      `${rightAnswer}\n\nOui.\n\nL'eau.`,
      /:15 : apostrophe ou guillemet droit : « L'eau\. » ; écrivez L’eau\./,
    ],
    ["a field of a figure", rightAnswer, figure("nom: frigo"), /:13 : figure : « titre » manque/],
    [
      "a figure with invalid YAML",
      rightAnswer,
      figure("nom: a: b"),
      /:13 : figure : ses champs ne se lisent pas/,
    ],
  ])("%s is reported", (_what, from, to, message) => {
    const problems = problemsOf({ ...few, [path]: right.replace(from, () => to) });
    expect(problems).toContainEqual(expect.stringMatching(message));
  });

  it.each([
    ["an unknown source", "sources: [ESSAI]", "sources: [AUTRE]", /glossaire\.yaml.*AUTRE/],
    ["an unknown question", "question: 101", "question: 999", /il n’y a pas de question 999/],
    ["a shifted field", "    question: 101", "      question: 101", /n’est pas alignée/],
  ])("a fault in the glossary has the line of its entry: %s", (_what, from, to, message) => {
    const glossary = `reviewed_on: 2026-01-01
terms:
  - term: Phrase
    definition: Ce que l’on dit. La phrase est première.
    sources: [ESSAI]
  - term: Première
    definition: Celle qui commence à jouer.
    question: 101
    sources: [ESSAI]`;
    const at = glossary.lastIndexOf(from);
    const problems = problemsOf({
      ...few,
      "glossaire.yaml": glossary.slice(0, at) + to + glossary.slice(at + from.length),
    });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(message);
    expect(Number(/^content\/glossaire\.yaml:(\d+)/.exec(problems[0] ?? "")?.[1])).toBeGreaterThanOrEqual(6);
  });

  it("a tip has a single emoji", () => {
    const profile = `---
id: 1
name: Luthistes
description: "Jouer."
icon: Users
gradient: ""
reviewed_on: 2026-01-01
definitions:
${'  - { term: "Un", text: "Mot." }\n'.repeat(4)}tips:
${'  - { emoji: "🎵", title: "Un", text: "Conseil." }\n'.repeat(5)}  - { emoji: "!", title: "Un", text: "Conseil." }
sources: [ESSAI]
---

Une introduction.`;
    const file = "profils/luthistes.md";
    const withTip = (emoji: string) => ({ ...few, [file]: profile.replace("!", emoji) });
    for (const combined of ["!", "👩‍🍳", "👍🏽", "🇫🇷", "🎵🎵"]) {
      expect(problemsOf(withTip(combined))).toEqual([
        expect.stringMatching(
          /^content\/profils\/luthistes\.md:19 : « tips\.6\.emoji » doit être un seul emoji/,
        ),
      ]);
    }
    expect(problemsOf(withTip("🎶️"))).toEqual([]);
  });
});
