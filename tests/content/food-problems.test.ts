import { describe, expect, it } from "vitest";
import { problemsAfter, problemsOf, right } from "../support/few-foods";

it("valid foods have no problems", () => expect(problemsOf(right)).toEqual([]));

describe("a problem of a food is reported with its file, its line and a correction", () => {
  it.each([
    [
      "an unknown situation",
      "pour: [enceinte, bebe]",
      "pour: [enceinte, voisin]",
      /fromages\.yaml:10 : « aliments\.1\.conseils\.1\.pour » : « voisin » n’est ni une situation ni un groupe/,
    ],
    [
      "an unknown situation with nothing special",
      "[enfant]",
      "[voisin]",
      /fromages\.yaml:8 : .*« voisin » n’est ni une situation ni un groupe/,
    ],
    [
      "an unknown verdict",
      "verdict: eviter",
      "verdict: interdit",
      /fromages\.yaml:11 : .*« interdit » : choisissez entre eviter, limiter, oui-si, oui/,
    ],
    [
      "an unknown source of a rule",
      "s’y trouver\n        sources: [ESSAI]",
      "s’y trouver\n        sources: [AUTRE]",
      /fromages\.yaml:13 : .*« AUTRE » n’est pas dans sources\.yaml/,
    ],
    [
      "an unknown source of a duration",
      "est forte\n    sources: [ESSAI]",
      "est forte\n    sources: [AUTRE]",
      /fromages\.yaml:28 : .*« AUTRE » n’est pas dans sources\.yaml/,
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
    ["a reason with a full stop", "Il est gras", "Il est gras.", /fromages\.yaml:18 : .*finit par un point/],
    [
      "an unknown alert",
      "    rien_de_particulier: [enfant]",
      "    alertes: [gorge]\n    rien_de_particulier: [enfant]",
      /fromages\.yaml:8 : .*« gorge » : choisissez entre etouffement, poison, allergie/,
    ],
    [
      "allergens without a decision on alerts",
      "    rien_de_particulier: [enfant]",
      "    allergenes: lait\n    rien_de_particulier: [enfant]",
      /fromages\.yaml:\d+ : « aliments\.1\.alertes » manque/,
    ],
    [
      "two rules for one situation",
      "pour: [tout-le-monde]",
      "pour: [enceinte]",
      /fromages\.yaml:15 : .*« enceinte » a déjà un conseil, pour « Brie au lait cru »/,
    ],
    [
      "two rules for one situation, through a group",
      "pour: [tout-le-monde]",
      "pour: [petits]",
      /fromages\.yaml:15 : .*« bebe » a déjà un conseil/,
    ],
    [
      "a rule where there is nothing special",
      "pour: [enceinte, bebe]",
      "pour: [enceinte, enfant]",
      /fromages\.yaml:10 : .*« enfant » a un conseil, et n’a donc pas « rien_de_particulier »/,
    ],
    [
      "a rule that is milder than the default of its situation",
      "verdict: eviter",
      "verdict: oui",
      /fromages\.yaml:11 : .*« bebe » n’en a jamais de moins strict que « eviter »/,
    ],
    [
      "a fact of low confidence",
      "confiance: haut",
      "confiance: bas",
      /fromages\.yaml:14 : .*n’est ni « haut » ni « moyen »/,
    ],
    [
      "a duration of low confidence",
      "sources: [ESSAI]\n    confiance: moyen",
      "sources: [ESSAI]\n    confiance: bas",
      /fromages\.yaml:29 : .*n’est ni « haut » ni « moyen »/,
    ],
    ["an abbreviated duration", "2 à 3 jours", "2 à 3 j", /fromages\.yaml:26 : .*toutes lettres/],
    ["an abbreviated range", "2 à 3 jours", "2–3 jours", /fromages\.yaml:26 : .*toutes lettres/],
    ["an unknown field", "cle: brie", "clé: brie", /fromages\.yaml:5 : .*n’est pas un champ connu/],
    [
      "wrong typography",
      "nom: Brie au lait cru",
      "nom: Brie de 1.5 kilo",
      /fromages\.yaml:6 : point décimal : « 1\.5 »/,
    ],
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
    ["an unknown source of a season", "[ESSAI]", "[AUTRE]", /fruits\.yaml:6 : .*« AUTRE »/],
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
    ["a key that two situations share", "cle: enfant", "cle: bebe", /:11 : .*« bebe » sert deux fois/],
    ["an unknown source", "[ESSAI]", "[AUTRE]", /situations\.yaml:\d+ : .*« AUTRE »/],
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
