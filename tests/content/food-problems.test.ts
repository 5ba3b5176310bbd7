import { describe, expect, it } from "vitest";
import { readCollection } from "../../compiler/read/content-collection";
import { wrongFiles } from "../../compiler/check/file-check";
import { withLine } from "../../compiler/check/problem-lines";
import { cheeses, problemsAfter, right } from "../support/few-foods";
import { problemsOf } from "../support/few-files";

it("valid foods have no problems", () => expect(problemsOf(right)).toEqual([]));

describe("advice at the end of a file, after the list of foods has ended, says where it belongs", () => {
  const rule =
    "- pour: [enceinte]\n        verdict: oui\n        raison: Un essai\n        sources: [ESSAI]\n        confiance: haut\n";
  it.each([
    ["a rule", `      ${rule}`, /fromages\.yaml:30 : .*sous le « conseils: » de son aliment/],
    [
      "its key too",
      `    conseils:\n      ${rule}`,
      /fromages\.yaml:30 : « conservation\.1\.conseils » n’a pas sa place ici/,
    ],
  ])("%s", (_what, added, message) => {
    const files = { ...right, "aliments/fromages.yaml": cheeses + added };
    const unreadable = wrongFiles(files).map((problem) => withLine(problem, files));
    expect([...unreadable, ...problemsOf(files)]).toContainEqual(expect.stringMatching(message));
  });
});

describe("a problem of a food is reported with its file, its line and a correction", () => {
  it.each([
    [
      "an unknown situation",
      "pour: [enceinte, bebe]",
      "pour: [enceinte, voisin]",
      /fromages\.yaml:10 : « aliments\.1\.conseils\.1\.pour\.2 » : « voisin » n’est pas une situation, ni un groupe/,
    ],
    [
      "an unknown family",
      "famille: fromage",
      "famille: fromages",
      /fromages\.yaml:8 : .*« fromages » n’est pas une famille de aliments\/familles\.yaml/,
    ],
    [
      "an unknown source of a rule",
      "s’y trouver\n        sources: [ESSAI]",
      "s’y trouver\n        sources: [AUTRE]",
      /fromages\.yaml:13 : .*« AUTRE » n’est pas dans sources\.yaml/,
    ],
    [
      "an unknown food of a duration",
      "aliments: [brie]",
      "aliments: [bri]",
      /fromages\.yaml:25 : « conservation\.1\.aliments » : il n’y a pas d’aliment « bri »/,
    ],
    [
      "a verdict without its condition",
      "        condition: une part par jour\n",
      "",
      /fromages\.yaml:15 : « aliments\.1\.conseils\.2\.condition » manque/,
    ],
    [
      "a condition that is too long",
      "une part par jour",
      "mot ".repeat(15),
      /fromages\.yaml:17 : .*dépasse 14 mots/,
    ],
    ["a reason that is too long", "Il est gras", "mot ".repeat(21), /fromages\.yaml:18 : .*dépasse 20 mots/],
    [
      "allergens without a decision on alerts",
      "    famille: fromage",
      "    allergenes: lait\n    famille: fromage",
      /fromages\.yaml:\d+ : « aliments\.1\.alertes » manque/,
    ],
    [
      "two rules for one situation",
      "pour: [tout-le-monde]",
      "pour: [enceinte]",
      /fromages\.yaml:15 : .*« enceinte » a déjà un conseil, pour « Brie au lait cru »/,
    ],
    [
      "a fact of low confidence",
      "confiance: haut",
      "confiance: bas",
      /fromages\.yaml:14 : .*n’est ni « haut » ni « moyen »/,
    ],
    ["an abbreviated duration", "2 à 3 jours", "2 à 3 j", /fromages\.yaml:26 : .*toutes lettres/],
  ])("%s", (_what, from, to, message) => {
    expect(problemsAfter("aliments/fromages.yaml", from, to)).toContainEqual(expect.stringMatching(message));
  });

  it.each([
    [
      "an id",
      "id: 2",
      "id: 1",
      /fruits\.yaml:4 : « aliments\.1\.id » : « 1 » sert déjà à « Brie au lait cru »/,
    ],
    ["a key", "cle: pomme", "cle: brie", /fruits\.yaml:4 : .*« brie » sert déjà à « Brie au lait cru »/],
    [
      "a fruit",
      "confiance: haut }",
      "confiance: haut }\n  - { nom: Pomme, type: fruit, mois: [2], sources: [ESSAI], confiance: haut }",
      /fruits\.yaml:7 : .*« Pomme » sert déjà/,
    ],
  ])("%s that two entries share", (_what, from, to, message) => {
    expect(problemsAfter("aliments/fruits.yaml", from, to)).toContainEqual(expect.stringMatching(message));
  });

  it.each([
    ["a month that does not exist", "[1, 10]", "[1, 13]", /fruits\.yaml:6 : .*« saisons\.1\.mois\.2 »/],
  ])("%s", (_what, from, to, message) => {
    expect(problemsAfter("aliments/fruits.yaml", from, to)).toContainEqual(expect.stringMatching(message));
  });

  it.each([
    [
      "an unknown situation in a group",
      "[bebe, enfant]",
      "[bebe, voisin]",
      /:2 : .*« voisin » n’est pas une situation/,
    ],
    [
      "an unknown situation whose rules apply too",
      "definition: Après 1 an. }",
      "definition: Après 1 an., comme: [voisin] }",
      /comme » : « voisin » n’est pas une situation/,
    ],
    [
      "a warning about an unknown food",
      "definition: La grossesse. }",
      "definition: La grossesse., avertissement: Attention, avertissement_aliments: [bri] }",
      /situations\.yaml:5 : .*il n’y a pas d’aliment « bri »/,
    ],
  ])("situations.yaml: %s", (_what, from, to, message) => {
    expect(problemsAfter("situations.yaml", from, to)).toContainEqual(expect.stringMatching(message));
  });
});

describe("a problem of a family is reported", () => {
  it.each([
    ["an unknown situation", "[tout-le-monde, enfant]", "[voisin]", /« voisin » n’est pas une situation/],
    ["an unknown family", "familles: [fromage]", "familles: [poisson]", /« poisson » n’est pas une famille/],
    ["two rules for one family", "familles: [fromage]", "familles: [fromage, fromage]", /ou en a déjà un/],
    [
      "two lists for one situation",
      "pour: [tout-le-monde, enfant]",
      "pour: [enceinte]",
      /« enceinte » sert deux fois/,
    ],
    ["a condition that is missing", "condition: au lait pasteurisé, ", "", /« conseils.*condition » manque/],
    [
      "foods that say nothing",
      "pour: [tout-le-monde, enfant]",
      "pour: [tout-le-monde]",
      /« Pomme », Enfant : ni verdict, ni phrase/,
    ],
    [
      "too many foods without a verdict",
      "familles: [autres], verdict: oui",
      "familles: [autres], verdict: phrase",
      /Enceinte : plus d’un aliment sur cinq est sans verdict/,
    ],
  ])("%s", (_what, from, to, message) => {
    expect(problemsAfter("aliments/familles.yaml", from, to)).toContainEqual(expect.stringMatching(message));
  });
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
