import { describe, expect, it } from "vitest";
import { stringify } from "yaml";
import { checkContents } from "../../compiler/check/content-check";
import { readCollection } from "../../compiler/read/content-collection";
import { few, questionFile } from "../support/few-files";

const LUTE = `
listes: { enfant: enfant|bebe }
regles:
  - regle: "Une corde de luth, près d’un enfant, se détend."
    si: ["{enfant} + corde|cordes"]
    sauf: [corde a sauter]
    dit: [detend*, [medecin, "15 ou? le? 112"]]
    mene_a: 101
    jamais: [corde neuve]
`;
const path = "faq/tambours/essai.md";
const right =
  "Une corde se détend près d’un enfant : appelez le 15 ou le 112, puis [voyez](/question/101-le-luth-s-accorde-t-il).";

/** Returns the violations after an answer is added to the fixed contents. */
function problemsOf(
  body: string,
  { rules = LUTE, files = {} }: { rules?: string; files?: Record<string, string> } = {},
) {
  const all = {
    ...few,
    ...files,
    [path]: questionFile(399, "Pourquoi ?", "tambours-graves", body),
    "securite.yaml": rules,
  };
  return checkContents(all, readCollection(all)).filter((problem) => problem.includes("La règle"));
}

describe("a rule of securite.yaml", () => {
  it("reports nothing if the text follows it, if it does not apply, or if an exception applies", () => {
    expect(problemsOf(right)).toEqual([]);
    expect(problemsOf("Une corde, sans personne.")).toEqual([]);
    expect(problemsOf("Un enfant et sa corde à sauter.")).toEqual([]);
  });

  it.each([
    ["missing words", right.replace("se détend", "casse"), /il manque « detend\* »/],
    [
      "all alternatives of missing words",
      right.replace("15 ou le 112", "luthier"),
      /il manque « medecin » ou « 15 ou\? le\? 112 »/,
    ],
    [
      "a missing link",
      right.replace("(/question/101-le-luth-s-accorde-t-il)", "(/quiz)"),
      /il manque un lien vers la question 101/,
    ],
    ["forbidden words", `${right} Une corde neuve !`, /« corde neuve » n’a pas sa place/],
  ])("reports %s, with the file and the rule", (_what, body, problem) => {
    const problems = problemsOf(body);
    expect(problems).toEqual([expect.stringMatching(problem)]);
    expect(problems[0]).toMatch(/^faq\/tambours\/essai\.md : .*La règle : Une corde de luth/);
  });

  it("covers tables, figures and front matter, but not sources", () => {
    const table = "| Qui | Quoi |\n| --- | --- |\n| Enfant | Corde |";
    const figure =
      "```dessin\nnom: thermometre\ntitre: Une corde\nresume: Un enfant la tient.\nsources: [ESSAI]\n```\n";
    const drawing = '<svg viewBox="0 0 9 9"><desc>Un thermomètre.</desc></svg>';
    expect(problemsOf(table)).toHaveLength(3);
    const files = { "drawings/thermometre.svg": drawing };
    expect(problemsOf(`Un texte.\n\n${figure}`, { files })).toHaveLength(3);
    const asked = questionFile(398, "Un enfant, une corde ?", "tambours-graves", "Réponse.");
    expect(problemsOf(right, { files: { "faq/tambours/autre.md": asked } })).toHaveLength(3);
    const sources = few["sources.yaml"].replace("Un essai", "Corde d’enfant");
    expect(problemsOf("Réponse.", { files: { "sources.yaml": sources } })).toEqual([]);
  });

  it("covers a quiz, but only its right answers", () => {
    const quizOn = (right: number) =>
      stringify({
        ...{ id: 9, title: "Un quiz", description: "Un quiz.", category: "tambours", difficulty: "facile" },
        created_on: "2026-01-01",
        questions: [1, 2, 3, 4, 5, 6, 7, 8].map((age) => ({
          ...{ question: `Que tient un enfant de ${age} ans ?`, correct: age === 3 ? right : 1 },
          ...{ answers: ["Un luth", "Une corde", "Rien", "Tout"], explanation: "Là.", sources: ["ESSAI"] },
        })),
      });
    const withQuiz = (right: number) =>
      problemsOf("Réponse.", { files: { "quiz/essai.yaml": quizOn(right) } });
    expect(withQuiz(4)).toEqual([]);
    const problems = withQuiz(2);
    expect(problems).toHaveLength(3);
    expect(problems[0]).toMatch(/^quiz\/essai\.yaml : question 3 : /);
  });

  it("ignores drafts", () => {
    const draft = questionFile(398, "Un enfant ?", "tambours-graves", "Une corde.").replace(
      "id:",
      "published: false\nid:",
    );
    expect(problemsOf(right, { files: { "faq/tambours/brouillon.md": draft } })).toEqual([]);
  });

  it.each([
    [LUTE.replace("{enfant}", "{voisin}"), /securite\.yaml : .*la liste « voisin » n’existe pas/],
    [
      `regles: [{ regle: "Une règle qui ne demande rien.", si: [corde] }]`,
      /securite\.yaml : .*ni « dit », ni « mene_a », ni « jamais »/,
    ],
  ])("an invalid rule is an error: %#", (rules, message) => {
    expect(() => problemsOf(right, { rules })).toThrow(message);
  });
});
