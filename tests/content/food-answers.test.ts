import { describe, expect, it } from "vitest";
import { readCollection } from "../../compiler/read/content-collection";
import { cheeses, fruits, problemsAfter, question, right } from "../support/few-foods";
import { problemsOf } from "../support/few-files";

describe("a food and an answer that must agree", () => {
  it.each([
    [
      "another verdict",
      "verdict: eviter",
      "verdict: limiter",
      /:2 : .*l’outil dit « À éviter », la question 399 « À limiter »/,
    ],
    [
      "the verdict of the rule for everyone",
      "pour: enceinte",
      "pour: enfant",
      /l’outil dit « À limiter », la question 399 « À éviter »/,
    ],
    [
      "an answer that no longer says it",
      "pas de brie … enceinte",
      "jamais de brie",
      /« Brie au lait cru », Enceinte : « À éviter » : faq\/tambours\/essai\.md ne dit plus « jamais de brie »/,
    ],
    [
      "an answer that says the contrary",
      "jamais: [brie permis]",
      "jamais: [de brie]",
      /essai\.md dit « de brie »/,
    ],
    ["an unknown food", "aliment: brie", "aliment: bri", /:2 : .*il n’y a pas d’aliment « bri »/],
    [
      "an unknown list",
      "[pas de brie … enceinte]",
      '["{pas} de brie"]',
      /:2 : .*la liste « pas » n’existe pas/,
    ],
    [
      "nothing to compare",
      ", dit: [pas de brie … enceinte], jamais: [brie permis]",
      "",
      /:2 : .*n’a ni « dit » ni « jamais »/,
    ],
  ])("%s is reported", (_what, from, to, message) => {
    expect(problemsAfter("aliments-reponses.yaml", from, to)).toEqual([expect.stringMatching(message)]);
  });

  it("are not compared while the question is a draft", () => {
    const draft = right[question]
      .replace("difficulty", "published: false\ndifficulty")
      .replace("Pas de", "Du");
    expect(problemsOf({ ...right, [question]: draft })).toEqual([]);
  });

  it("are compared with « rien de particulier » too", () => {
    const pair = "accords: [{ aliment: brie, pour: enfant, verdict: rien, question: 399, dit: [brie] }]";
    const cheese = cheeses.replace(/ {6}- pour: \[tout-le-monde\][\s\S]*?confiance: moyen\n/, "");
    expect(
      problemsOf({ ...right, "aliments/fromages.yaml": cheese, "aliments-reponses.yaml": pair }),
    ).toEqual([]);
  });
});

describe("a link to a food", () => {
  const withLink = (url: string) =>
    problemsOf({ ...right, [question]: `${right[question]}\n\n[ici](${url}).` });

  it.each([
    ["/aliments/1-brie-au-lait-cru?pour=enceinte", null],
    ["/aliments/pour/enceinte", null],
    ["/saisons/novembre", null],
    ["/aliments/1-brie", /essai\.md:\d+ : .*ne mène nulle part ; écrivez \/aliments\/1-brie-au-lait-cru/],
    ["/aliments/pour/voisin", /ne mène nulle part/],
    ["/aliments/1-brie-au-lait-cru?pour=voisin", /« voisin » n’est pas une situation/],
  ])("%s is right, or reported", (url, message) =>
    expect(withLink(url)).toEqual(message ? [expect.stringMatching(message)] : []),
  );
});

describe("a withdrawn food", () => {
  const withdrawn = {
    ...right,
    "aliments/fromages.yaml": cheeses.replace("cle: brie\n    nom", "cle: brie\n    publie: false\n    nom"),
    "aliments-reponses.yaml": "accords: []",
    [question]: `${right[question]}\n\nLisez [ceci](/aliments/1-brie-au-lait-cru).`,
  };

  it("is no longer listed, its id is not reused, and its storage durations stay", () => {
    const { foods, withdrawnFoods, storages } = readCollection(withdrawn);
    expect(foods.map(({ key }) => key)).toEqual(["pomme"]);
    expect(withdrawnFoods).toEqual([1]);
    expect(storages.map(({ key }) => key)).toEqual(["brie"]);
    expect(() =>
      readCollection({ ...withdrawn, "aliments/fruits.yaml": fruits.replace("id: 2", "id: 1") }),
    ).toThrow(/« 1 » sert déjà/);
  });

  it("must no longer be linked", () => {
    expect(problemsOf(withdrawn)).toEqual([
      expect.stringMatching(/essai\.md:\d+ : .*« \/aliments\/1-brie-au-lait-cru » ne mène nulle part/),
    ]);
  });
});
