import { describe, expect, it } from "vitest";
import { readCollection } from "../../compiler/read/content-collection";
import { checkExpectedSearches, checkPhrasings } from "../../compiler/check/search-check";
import { few, questionFile } from "../support/few-files";

/** The questions that these tests search. */
const { faqs } = readCollection({
  ...few,
  "faq/tambours/fer.md": questionFile(201, "Où est le fer ?", "tambours-graves", "Dans un réfrigérateur."),
});

describe("formulations/", () => {
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
});

describe("recherches.yaml", () => {
  it("reports unknown questions and duplicates", () => {
    const searches = [
      { file: "recherches.yaml", requete: "fer", reponses: [201, 999_999] },
      { file: "recherches-publiques.yaml", requete: "FER", reponses: [201, 201] },
    ];
    expect(checkExpectedSearches(searches, faqs)).toEqual([
      "recherches.yaml : « fer » : il n’y a pas de question 999999",
      "recherches-publiques.yaml : « FER » est écrite deux fois",
      "recherches-publiques.yaml : « FER » : 201 est écrit deux fois",
    ]);
  });
});
