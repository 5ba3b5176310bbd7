import { describe, expect, it } from "vitest";
import { readCollection } from "../../compiler/read/content-collection";
import { problemsOf } from "../support/few-files";
import { cheeses, fruits, problemsAfter, question, right } from "../support/few-foods";

it("valid foods have no problems", () => expect(problemsOf(right)).toEqual([]));

const [CHEESES, FRUITS, FAMILIES] = [
  "aliments/fromages.yaml",
  "aliments/fruits.yaml",
  "aliments/familles.yaml",
] as const;

it.each<[what: string, file: keyof typeof right, from: string, to: string, message: RegExp]>([
  [
    "an unknown situation",
    CHEESES,
    "[enceinte, bebe]",
    "[enceinte, ado]",
    /:10 : « aliments\.1\.conseils\.1\.pour\.2 » : « ado » n’est pas une situation/,
  ],
  [
    "an unknown family",
    CHEESES,
    "famille: fromage",
    "famille: fromages",
    /:8 : .*« fromages » n’est pas une famille .*« fromage »/,
  ],
  ["an unknown source", CHEESES, "[ESSAI]", "[AUTRE]", /:13 : .*« AUTRE » n’est pas dans sources\.yaml/],
  [
    "an unknown food of a duration",
    CHEESES,
    "aliments: [brie]",
    "aliments: [bri]",
    /:25 : « bri » n’est pas un aliment ; vouliez-vous dire « brie »/,
  ],
  [
    "a verdict without its condition",
    CHEESES,
    "        condition: une part par jour\n",
    "",
    /:15 : « aliments\.1\.conseils\.2\.condition » manque/,
  ],
  [
    "a condition that is too long",
    CHEESES,
    "une part par jour",
    "mot ".repeat(15),
    /:17 : .*dépasse 14 mots/,
  ],
  [
    "allergens without a decision on alerts",
    CHEESES,
    "famille: fromage",
    "famille: fromage\n    allergenes: lait",
    /« aliments\.1\.alertes » manque/,
  ],
  [
    "two rules for one situation",
    CHEESES,
    "pour: [tout-le-monde]",
    "pour: [enceinte]",
    /:15 : .*« enceinte » a déjà un conseil, pour « Brie au lait cru »/,
  ],
  [
    "a fact of low confidence",
    CHEESES,
    "confiance: haut",
    "confiance: bas",
    /:14 : .*vaut « bas » : choisissez entre haut, moyen/,
  ],
  ["an abbreviated duration", CHEESES, "2 à 3 jours", "2 à 3 j", /:26 : .*toutes lettres/],
  [
    "an id that another food has",
    FRUITS,
    "id: 2",
    "id: 1",
    /:4 : « aliments\.1\.id » : 1 sert déjà à « Brie au lait cru » ; 2 est libre/,
  ],
  [
    "an unknown situation in a group",
    "situations.yaml",
    "[bebe, enfant]",
    "[bebe, ado]",
    /:2 : .*« ado » n’est pas une situation/,
  ],
  [
    "an unknown food in a warning",
    "situations.yaml",
    "La grossesse. }",
    "La grossesse., avertissement: Attention, avertissement_aliments: [bri] }",
    /:5 : « bri » n’est pas un aliment/,
  ],
  [
    "a straight apostrophe",
    "situations.yaml",
    "La grossesse.",
    "L'attente.",
    /:5 : apostrophe ou guillemet droit : « L'attente\. »/,
  ],
  [
    "two rules for one family",
    FAMILIES,
    "familles: [fromage]",
    "familles: [fromage, fromage]",
    /ou en a déjà un/,
  ],
  [
    "two lists for one situation",
    FAMILIES,
    "pour: [tout-le-monde, enfant]",
    "pour: [enceinte]",
    /« enceinte » sert deux fois/,
  ],
  [
    "a food that says nothing",
    FAMILIES,
    "pour: [tout-le-monde, enfant]",
    "pour: [tout-le-monde]",
    /« Pomme », Enfant : ni verdict, ni phrase/,
  ],
  [
    "too many foods without a verdict",
    FAMILIES,
    "familles: [autres], verdict: oui",
    "familles: [autres], verdict: phrase",
    /Enceinte : plus d’un aliment sur cinq est sans verdict/,
  ],
])("%s is reported with its file and line", (_what, file, from, to, message) => {
  const problems = problemsAfter(file, from, to);
  expect(problems).toContainEqual(expect.stringMatching(message));
  for (const problem of problems) expect(problem).toMatch(/^content\/(?:aliments\/|situations)/);
});

it("a rule for a person goes before one for a group; of two groups, the stricter rule counts", () => {
  const rule = (pour: string, verdict: string) =>
    `      - { pour: [${pour}], verdict: ${verdict}, condition: peu, raison: Parce que, sources: [ESSAI], confiance: haut }\n`;
  const brie = cheeses.replace(/ {6}- pour: \[enceinte, bebe\][\s\S]*?confiance: haut\n/, () =>
    [rule("petits", "limiter"), rule("bebe", "oui"), rule("tous", "eviter")].join(""),
  );
  const groups = right["situations.yaml"].replace("groupes:\n", "groupes:\n  tous: [bebe, enfant]\n");
  const files = { ...right, "aliments/fromages.yaml": brie, "situations.yaml": groups };
  const [food] = readCollection(files).foods;
  const verdicts = food?.rules.map(({ situation, verdict }) => [situation, verdict]);
  expect(verdicts).toEqual(
    expect.arrayContaining([
      ["bebe", "oui"],
      ["enfant", "eviter"],
    ]),
  );
});

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
    expect(withdrawnFoods).toEqual([{ id: 1, key: "brie" }]);
    expect(storages.map(({ key }) => key)).toEqual(["brie"]);
    expect(() =>
      readCollection({ ...withdrawn, "aliments/fruits.yaml": fruits.replace("id: 2", "id: 1") }),
    ).toThrow(/ 1 sert déjà/);
  });

  it("must no longer be linked", () => {
    expect(problemsOf(withdrawn)).toEqual([
      expect.stringMatching(/essai\.md:\d+ : .*« \/aliments\/1-brie-au-lait-cru » ne mène nulle part/),
    ]);
  });
});
