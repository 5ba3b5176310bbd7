import { describe, expect, it } from "vitest";
import { futureDates } from "../../compiler/check/file-check";
import { withLine } from "../../compiler/check/problem-lines";
import { readCollection } from "../../compiler/read/content-collection";
import { readContentFiles } from "../../compiler/read/content-files";
import { sourcesSchema } from "../../compiler/read/source-registry";
import { few, problemsOf, questionFile, rightAnswer } from "../support/few-files";

const path = "faq/tambours/essai.md";
const right = questionFile(299, "Pourquoi ?", "tambours-graves", `${rightAnswer}\n\nUn mot.`);
const changed = (from: string, to: string) => {
  expect(right).toContain(from);
  return { ...few, [path]: right.replace(from, () => to) };
};
const figure = (fields: string) => `\`\`\`dessin\n${fields}\n\`\`\``;

it("valid files, and files that are no text, have no problems", () => {
  expect(problemsOf({ ...few, "faq/cordes/.DS_Store": "\u0000" })).toEqual([]);
  expect(problemsOf(changed("Un mot", "Un mot 👩\u200d🍳"))).toEqual([]);
  const links = "[le luth](/question/101-le-luth-s-accorde-t-il), [ici](/quiz#haut)";
  expect(problemsOf(changed("Un mot", links))).toEqual([]);
});

it.each([
  ["xyz\tau secours", "il n’y a pas de carte « xyz » dans urgences.yaml"],
  ["aucune", "« aucune » n’a pas de phrase"],
])("the line %j of the urgent phrases is refused", (line, problem) => {
  const file = { "urgences-phrases.tsv": `carte\tphrase\naucune\tun café\n${line}\n` };
  expect(problemsOf({ ...few, ...file })).toEqual([`urgences-phrases.tsv, ligne 3 : ${problem}`]);
});

describe("a problem is reported with its file, its line and a remedy", () => {
  it.each([
    ["mot", "m\ufffdt", /:13 : .*enregistrez le fichier en UTF-8$/],
    ["---\nid", "\ufeff---\nid", /:1 : .*sans BOM$/],
    ["mot", "m\u200bot", /:13 : .*invisible/],
    ["mot", "“mot”", /:13 : .*écrivez « … »/],
    ["Un mot.", "• Un mot.", /:13 : .*une liste s’écrit « - »/],
    ["---\nid", "id", /:1 : .*ajoutez cette ligne au-dessus des champs/],
    ["[ESSAI]\n---", "[ESSAI]", /:9 : .*ajoutez « --- »/],
    ['Pourquoi ?"', "Pourquoi ?", /:3 : .*ouvre un guillemet droit/],
    ['"Pourquoi ?"', "Pourquoi : « a: b »", /:\d+ : la ligne \d ne se lit pas/],
    ["difficulty:", "  difficulty:", /:5 : .*alignez cette ligne/],
    ["difficulty: facile", "difficulty: facile\ndifficulty: facile", /:6 : .*deux fois/],
    ["facile", "dur", /:5 : « difficulty » vaut « dur » : choisissez entre facile, moyen, avancé/],
    ["reviewed_on", "relu_le", /:7 : « relu_le » n’est pas un champ connu/],
    ["difficulty: facile\n", "", /essai\.md : « difficulty » manque/],
    ["id: 299", "id: beaucoup", /:2 : « id » doit être un nombre/],
    ["reviewed_on: 2026-01-01", "reviewed_on: 2025-12-31", /:7 : « reviewed_on » est avant/],
    ["Pourquoi ?", "x".repeat(91), /:3 : « question » dépasse 90 caractères/],
    ["[ESSAI]", "[ESSAIS]", /:8 : « sources\.1 » : « ESSAIS » .*vouliez-vous dire « ESSAI » \?/],
    ["[ESSAI]", "[XYZ]", /« XYZ » n’est pas dans sources\.yaml$/],
    ["tambours-graves", "tambour-graves", /:4 : .*vouliez-vous dire « tambours-graves » \?/],
    ["id: 299", "id: 299\nreplaces: [101]", /« id » : 101 sert déjà à faq\//],
    [`${rightAnswer}\n\nUn mot.`, "", /essai\.md : la réponse est vide/],
    [rightAnswer, "Trop court.", /la réponse compte 4 mots/],
    ["Un mot.", `${"Un mot ".repeat(30)}fin.`, /:13 : « Un mot Un mot » commence une phrase de 61/],
    ["Un mot.", "# Un titre", /:13 : .*écrivez « ## » ou « ### »/],
    ["Un mot.", "<b>Un</b> mot", /:13 : le site ne montre pas le HTML, « <b> »/],
    ["Un mot.", "![Un](/mot.png)", /:13 : le site ne montre pas d’image/],
    ["Un mot.", "[un](/quiz /1)", /:13 : ce lien ne se lit pas/],
    ["Un mot.", "```bares\ntitre: Un\n```", /:13 : .*vouliez-vous dire « barres » \?/],
    ["Un mot.", figure("nom: frigo"), /:13 : figure : « titre » manque/],
    ["Un mot.", figure("nom: a: b"), /:13 : figure : la ligne 1 ne se lit pas/],
    ["Un mot.", "Oui.\n\nL'eau.", /:15 : apostrophe ou guillemet droit : « L'eau\. » ; écrivez L’eau\./],
    ["Un mot.", "Quoi?", /:13 : espace manquante avant la ponctuation : « i\? »/],
    ["Un mot.", "«mot ».", /:13 : espace manquante dans les guillemets : « «m »/],
    ["Un mot.", "Et puis...", /:13 : point de suspension/],
    ["Un mot.", "1.5 litre.", /:13 : point décimal : « 1\.5 »/],
    ["Un mot.", "[ici](/question/101-x)", /:13 : .*écrivez \/question\/101-le-luth-s-accorde-t-il/],
    ["Un mot.", "[ici](/question/9999-rien).", /:13 : .*ne mène nulle part$/],
    ["Un mot.", "[ici](/glosaire).", /nulle part ; vouliez-vous dire « glossaire » \?$/],
    ["Un mot.", "[ici](http://exemple.fr).", /n’est ni interne ni en https/],
  ])("%j written as %j", (from, to, message) => {
    const problems = problemsOf(changed(from, to));
    expect(problems).toContainEqual(expect.stringMatching(message));
    for (const problem of problems) expect(problem).toContain(`content/${path}`);
  });

  it("a link to a retired question leads to the question that replaces it", () => {
    const files = changed("id: 299", "id: 299\nreplaces: [298]");
    const linked = { ...files, [path]: files[path]?.replace("Un mot.", "[ici](/question/298-x).") ?? "" };
    expect(problemsOf(linked)).toEqual([expect.stringMatching(/écrivez \/question\/299-pourquoi$/)]);
  });

  it("the newer of two texts with one id is refused, with an id that was never used", () => {
    const older = "faq/cordes/zither.md";
    const withDay = (day: string) =>
      questionFile(102, "Autre chose ?", "cordes-pincees", rightAnswer).replaceAll("2026-01-01", day);
    const files = {
      ...few,
      "faq/cordes/banjo.md": withDay("2026-02-02"),
      [older]: withDay("2026-02-01").replace("id: 102", "id: 102\nreplaces: [103]"),
    };
    expect(() => readCollection(files)).toThrow(
      `faq/cordes/banjo.md : « id » : 102 sert déjà à ${older} ; 104 est libre`,
    );
  });

  it.each([
    ["sources: [ESSAI]", "sources: [AUTRE]", /AUTRE/],
    ["question: 101", "question: 999", /« 999 » n’est pas une question publiée/],
    ["    question: 101", "      question: 101", /alignez cette ligne/],
  ])("in the glossary, with the line of its entry: %s", (from, to, message) => {
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
    const [problem = "", ...others] = problemsOf({
      ...few,
      "glossaire.yaml": glossary.slice(0, at) + to + glossary.slice(at + from.length),
    });
    expect(others).toEqual([]);
    expect(problem).toMatch(message);
    expect(Number(/^content\/glossaire\.yaml:(\d+)/.exec(problem)?.[1])).toBeGreaterThanOrEqual(6);
  });
});

it("the editors’ guide is not one of the contents", () => {
  expect(Object.keys(readContentFiles("content"))).not.toContain("README.md");
});

it("a published text is not dated after today", () => {
  const files = changed("reviewed_on: 2026-01-01", "reviewed_on: 2026-11-25");
  const problems = (today: string) => futureDates(files, today).map((problem) => withLine(problem, files));
  expect(problems("2026-11-24")).toEqual([expect.stringMatching(/essai\.md:7 : .*écrivez 2026-11-24/)]);
  expect(problems("2026-11-25")).toEqual([]);
  expect(futureDates({ [path]: `${right}\npublished: false` }, "2020-01-01")).toEqual([]);
});

it("a subcategory slug cannot be repeated in its category", () => {
  const categories = few["categories.yaml"].replace("slug: tambours-aigus", "slug: tambours-graves");
  expect(problemsOf({ ...few, "categories.yaml": categories })).toEqual([
    expect.stringMatching(/« 2\.subcategories » a deux fois le même slug/),
  ]);
});

it("a subcategory has an illustration, by name", () => {
  const named = (drawing: string) => ({
    ...few,
    "categories.yaml": few["categories.yaml"].replace("aigus,", `aigus, drawing: ${drawing},`),
    "drawings/theme-cordes.svg": `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 120" aria-hidden="true"></svg>`,
  });
  expect(problemsOf(named("theme-cordes"))).toEqual([]);
  expect(problemsOf(named("theme-corde"))).toEqual([
    expect.stringMatching(
      /categories\.yaml:\d+ : .*pas une illustration .*vouliez-vous dire « theme-cordes »/,
    ),
  ]);
});

it.each([
  [{ url: "https://exemple.fr" }, /mène à l’accueil/],
  [{ url: "https://www.sge-ssn.ch/fr/" }, /mène à l’accueil/],
  [{ url: "https://exemple.fr/index.html" }, /mène à l’accueil/],
  [{ url: "javascript:alert(1)" }, /n’est pas une adresse/],
  [{ lang: "fr" }, /n’est pas le code/],
  [{ hreflang: "en" }, /ne s’écrit qu’avec/],
  [{ url: "https://exemple.fr/page", lang: "en", hreflang: "en" }, /répète/],
])("a source cannot contain %j", (fields, message) => {
  const source = { title: "T", publisher: "P", nature: "public", ...fields };
  expect(() => sourcesSchema.parse({ ESSAI: source })).toThrow(message);
});

it.each(["!", "👩‍🍳", "👍🏽", "🇫🇷", "🎵🎵", "🎶️"])("a tip with the emoji %s", (emoji) => {
  const profile = `---
id: 1
name: Luthistes
description: "Jouer."
icon: Users
gradient: ""
reviewed_on: 2026-01-01
definitions:
${'  - { term: "Un", text: "Mot." }\n'.repeat(4)}tips:
${'  - { emoji: "🎵", title: "Un", text: "Conseil." }\n'.repeat(5)}  - { emoji: "${emoji}", title: "Un", text: "Conseil." }
sources: [ESSAI]
---

Une introduction.`;
  const wrong = /^content\/profils\/luthistes\.md:19 : « tips\.6\.emoji » doit être un seul emoji/;
  expect(problemsOf({ ...few, "profils/luthistes.md": profile })).toEqual(
    emoji === "🎶️" ? [] : [expect.stringMatching(wrong)],
  );
});
