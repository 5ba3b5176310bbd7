import { describe, expect, it } from "vitest";
import type { Food, FoodRule } from "./food";
import { foodQuestionReader } from "./food-question";
import { indexFoods } from "./find-foods";
import { EVERYONE, type Situation } from "./situation";

let id = 0;
function food(name: string, synonyms: string[] = [], rules: Partial<FoodRule>[] = []): Food {
  id += 1;
  return {
    ...{ id, key: name, name, path: `/aliments/${id}`, synonyms, family: "f", allergens: null, alerts: [] },
    ...{ replacement: null, nothingSpecial: [], reviewedOn: "2026-11-23" },
    rules: rules.map((rule) => ({
      ...{ situation: "enceinte", verdict: "oui", condition: null, reason: "r", sources: [] },
      ...rule,
    })),
  };
}

function situation(key: string, words: string[], vagueWords: string[] = []): Situation {
  const texts = { key, name: key, title: key, definition: key, warning: null };
  return { ...texts, defaultRule: null, words, vagueWords };
}

const foods = [
  food("Saumon fumé"),
  food("Saumon cuit", ["saumon"]),
  food("Sushi"),
  food("Camembert, brie pasteurisé", ["brie"]),
  food("Brie au lait cru", ["brie"]),
  food("Steak haché"),
  food("Roquefort, bleu"),
  food("Œufs durs"),
  food(
    "Miel",
    [],
    [
      { situation: "bebe-6-12-mois", verdict: "eviter" },
      { situation: "personne-agee", verdict: "oui" },
    ],
  ),
  food("Foie"),
  food("Gros gibier"),
  food("Lait"),
  food("Café"),
  food("Pain, pâtes"),
  food("Pain d’épices"),
  food("Poulet, dinde", ["blanc de poulet", "blanc de dinde"]),
  food("Île flottante", ["blancs en neige"]),
];
const situations = [
  situation(EVERYONE, []),
  situation("enceinte", ["enceint*|grossesse", "attend|attends un bebe"]),
  situation("bebe-6-12-mois", ["6|7|8|9 mois"], ["bebe*|bb"]),
  situation("personne-agee", ["mamie|papi", "65|70|75|80 ans"]),
  situation("maladie-du-foie", ["cirrhose|maladie_du_foie"]),
];
const read = foodQuestionReader(indexFoods(foods), situations);
const asked = (term: string) => {
  const question = read(term);
  return question && [question.foods.map(({ name }) => name), question.situation];
};

describe("a term that names foods", () => {
  it.each([
    ["saumon fumé enceinte", ["Saumon fumé"], "enceinte"],
    ["SAUMON FUME, ENCEINTE ?", ["Saumon fumé"], "enceinte"],
    ["puis-je manger du saumon fumé pendant la grossesse", ["Saumon fumé"], "enceinte"],
    ["enceinte de 8 semaines saumon fumé", ["Saumon fumé"], "enceinte"],
    ["miel bébé 8 mois", ["Miel"], "bebe-6-12-mois"],
    ["miel bébé", ["Miel"], "bebe-6-12-mois"],
    ["peut-on donner du miel à un petit de 8 mois", ["Miel"], "bebe-6-12-mois"],
    ["oeuf dur grossesse", ["Œufs durs"], "enceinte"],
    ["foie cirrhose", ["Foie"], "maladie-du-foie"],
    ["miel", ["Miel"], EVERYONE],
    ["peut-on manger du miel", ["Miel"], EVERYONE],
  ])("%s asks about these foods and this situation", (term, names, key) =>
    expect(asked(term)).toEqual([names, key]),
  );

  it("names every food that has the whole name", () => {
    expect(asked("brie enceinte")?.[0]).toEqual(["Camembert, brie pasteurisé", "Brie au lait cru"]);
    expect(asked("brie au lait cru enceinte")?.[0]).toEqual(["Brie au lait cru"]);
    expect(asked("pain")?.[0]).toEqual(["Pain, pâtes"]);
  });

  it("finds every food that has the name, so that the advice on a cooked food never answers for a raw food", () => {
    expect(asked("suis enceinte sushi saumon")?.[0]).toContain("Sushi");
    expect(asked("café au lait enceinte")?.[0]).toEqual(["Café", "Lait"]);
  });

  it("chooses, among several situations, the one with the strictest advice", () => {
    expect(asked("miel mamie et bébé de 8 mois")?.[1]).toBe("bebe-6-12-mois");
  });
});

describe("a term gets no verdict", () => {
  it.each([
    ["without a food", "enceinte"],
    ["about a dish with the food in it", "gâteau au miel bébé"],
    ["about a part of the food", "œufs de saumon enceinte"],
    ["about another state of the food", "saumon cru enceinte"],
    ["about a color of the food", "steak haché bleu enceinte"],
    ["if its first word is no food", "bébé trop gros"],
    ["about an appetite", "mon bébé ne veut plus de lait"],
    ["about somebody else's child", "mamie a donné du miel au petit"],
    ["about cooking, for everyone", "cuire un steak haché"],
    ["with a misspelling", "saumont fumé enceinte"],
    ["with half a name", "blanc"],
    ["with half a name beside a food", "pain blanc"],
    ["about an illness of the same name", "maladie du foie"],
    ["without words", "  ?! "],
    ["with control characters", "\u0000"],
    ["with a prototype's name", "__proto__ constructor enceinte"],
  ])("%s: %j", (_why, term) => expect(read(term)).toBeNull());

  it("a term of any length is read in less than a tenth of a second", () => {
    const start = performance.now();
    read("saumon ".repeat(60).slice(0, 200));
    read("a ".repeat(100));
    expect(performance.now() - start).toBeLessThan(100);
  });
});
