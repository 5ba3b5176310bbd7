import { describe, expect, it } from "vitest";
import { readCollection } from "../../compiler/read/content-collection";
import { readExpectedSearches, readPhrasings, readSynonyms } from "../../compiler/read/search-words";
import {
  checkExpectedSearches,
  checkPhrasings,
  checkSynonyms,
  searchIn,
} from "../../compiler/check/search-check";
import { few, questionFile } from "../support/few-files";
import { contents } from "../support/contents";
import { seedOf } from "../support/seed-of";

const { synonyms } = contents;
/** The questions that these tests search. */
const { faqs } = readCollection({
  ...few,
  "faq/tambours/fer.md": questionFile(201, "Où est le fer ?", "tambours-graves", "Dans un réfrigérateur."),
});
const finds = searchIn(faqs.map(({ question, answer }) => ({ question, text: answer })));

describe("synonymes.yaml", () => {
  it("has at least 250 entries", () => {
    const { equivalents, renvois } = synonyms;
    expect(equivalents.length + Object.keys(renvois).length).toBeGreaterThanOrEqual(250);
  });

  it.each([
    ["equivalents: [[frigo]]\nrenvois: {}", /synonymes\.yaml : « equivalents\.0 » il faut au moins deux/],
    ["equivalents: []\nrenvois: {anémie: []}", /synonymes\.yaml : « renvois\.anémie » il faut au moins une/],
    ["equivalents: []\nrenvois: {a b: [fer], a b: [fer]}", /synonymes\.yaml : la ligne 2 .*écrit deux fois/],
    ["equivalents: []", /synonymes\.yaml : « renvois »/],
  ])("%j is refused, and the error names its place", (yaml, message) => {
    expect(() => readSynonyms(yaml)).toThrow(message);
  });

  it.each([
    [{ equivalents: [["Frigo", "réfrigérateur", "frigo"]], renvois: {} }, "« frigo » est écrit deux fois"],
    [
      { equivalents: [["zouglou", "kalimba"]], renvois: {} },
      "rien sur le site ne contient « zouglou, kalimba »",
    ],
    [{ equivalents: [], renvois: { anémie: ["kalimba"] } }, "« anémie » renvoie à « kalimba »"],
    [{ equivalents: [], renvois: { anemie: ["fer"], anémie: ["fer"] } }, "« anémie » est écrit deux fois"],
  ])("%j is reported", (wrong, message) => {
    expect(checkSynonyms(wrong, finds)).toEqual([expect.stringContaining(message)]);
  });

  it("an equivalent that finds no question is seeded as a source only, not as a target", () => {
    const seed = seedOf({
      faqs,
      synonyms: { equivalents: [["zouglou", "réfrigérateur"]], renvois: { anémie: ["fer"] } },
    });
    expect(seed).toContain("(1, 'zouglou', true, false, 0.95)");
    expect(seed).toContain("(1, 'réfrigérateur', true, true, 0.95)");
    expect(seed).toContain("(2, 'anémie', true, false, 0.8)");
    expect(seed).toContain("(2, 'fer', false, true, 0.8)");
  });
});

describe("formulations/", () => {
  it.each([
    ["fer: [où est le fer]", /tambours\.yaml : « fer » n’est pas le numéro/],
    ["201: []", /tambours\.yaml : « 201 » il faut au moins une/],
    ["201: [x]", /tambours\.yaml : « 201\.0 » est trop court/],
    ["201: [fer]\n201: [fer]", /tambours\.yaml : la ligne 2 .*écrit deux fois/],
  ])("%j is refused, and the error names its place", (yaml, message) => {
    expect(() => readPhrasings(yaml, "formulations/tambours.yaml")).toThrow(message);
  });

  it("reports phrasings of an unknown question, and duplicates", () => {
    const file = "formulations/tambours.yaml";
    const wrong = [
      { file, faq: 201, phrasings: ["où est le fer", "OU EST LE FER"] },
      { file, faq: 201, phrasings: ["du fer"] },
      { file, faq: 999, phrasings: ["où est le fer"] },
    ];
    expect(checkPhrasings(wrong, faqs)).toEqual([
      `${file} : il n’y a pas de question 999`,
      "formulations : 201 a deux listes",
      `${file} : « OU EST LE FER » est écrit deux fois pour 201`,
    ]);
  });

  it("is seeded unchanged", () => {
    const phrasings = [{ file: "", faq: 201, phrasings: ["l’a-t-on", "où s'achète le fer"] }];
    const seed = seedOf({ faqs, phrasings });
    expect(seed).toContain("  (201, 'l’a-t-on'),\n  (201, 'où s''achète le fer');");
  });
});

describe("recherches.yaml", () => {
  it.each([
    ["- requete: fer", /recherches\.yaml : « 0\.reponses »/],
    ["- {requete: fer, reponses: []}", /recherches\.yaml : « 0\.reponses »/],
    ["- {requete: fer, reponses: [x]}", /recherches\.yaml : « 0\.reponses\.0 »/],
  ])("%j is refused, and the error names its place", (yaml, message) => {
    expect(() => readExpectedSearches(yaml)).toThrow(message);
  });

  it("reports unknown questions and duplicates", () => {
    const searches = [
      { requete: "fer", reponses: [201, 999_999] },
      { requete: "FER", reponses: [201, 201] },
    ];
    expect(checkExpectedSearches(searches, faqs)).toEqual([
      "recherches.yaml : « FER » est écrite deux fois",
      "recherches.yaml : « fer » : il n’y a pas de question 999999",
      "recherches.yaml : « FER » : 201 est écrit deux fois",
    ]);
  });
});
