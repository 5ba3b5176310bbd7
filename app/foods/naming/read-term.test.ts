import { describe, expect, it } from "vitest";
import { indexFoods } from "./find-foods";
import { someFood, someSituation, someStorage } from "../../../tests/support/some-food";

const food = (name: string, synonyms: string[] = []) => someFood(name, { synonyms });

const foods = [
  food("Saumon fumé"),
  food("Saumon cuit", ["saumon"]),
  food("Sushi"),
  food("Camembert, brie pasteurisé", ["brie"]),
  food("Brie au lait cru", ["brie"]),
  food("Steak haché"),
  food("Roquefort, bleu"),
  food("Œufs durs"),
  food("Miel"),
  food("Foie"),
  food("Gros gibier"),
  food("Lait"),
  food("Café"),
  food("Pain, pâtes"),
  food("Pâté"),
  food("Pain d’épices"),
  food("Poulet, dinde", ["blanc de poulet", "blanc de dinde"]),
  food("Île flottante", ["blancs en neige"]),
];
const situations = [
  someSituation("enceinte", { phrasings: ["enceinte", "grossesse", "attends un bébé"] }),
  someSituation("bebe-moins-de-6-mois", { ages: { from: 0, before: 6 }, phrasings: ["nouveau-né"] }),
  someSituation("bebe-6-12-mois", {
    ages: { from: 6, before: 12 },
    vaguePhrasings: ["bébé", "bb", "petit de"],
  }),
  someSituation("enfant-1-3-ans", { ages: { from: 12, before: 36 } }),
  someSituation("personne-agee", { ages: { from: 780, before: 1_800 }, phrasings: ["mamie", "papi"] }),
  someSituation("maladie-du-foie", { phrasings: ["cirrhose", "maladie du foie"] }),
];

const entries = [
  "Riz cuit",
  "Jambon blanc en tranches",
  "Jambon ou charcuterie à la coupe",
  "Œufs en coquille",
  "Œufs durs",
  "Huîtres non ouvertes",
  "Poisson cuit",
  "Sushi, tartare de poisson",
  "Poulet, dinde crus",
  "Biberon de lait en poudre préparé",
].map((name) => someStorage(name));

const { read } = indexFoods(foods, entries, situations);
const foodsIn = (term: string) => read(term).foods.map(({ name }) => name);
const personsIn = (term: string) => read(term).persons.map(({ key }) => key);

describe("a term that names foods", () => {
  it.each([
    ["saumon fumé enceinte", ["Saumon fumé"], "enceinte"],
    ["enceinte de 8 semaines saumon fumé", ["Saumon fumé"], "enceinte"],
    ["miel bébé 8 mois", ["Miel"], "bebe-6-12-mois"],
    ["foie cirrhose", ["Foie"], "maladie-du-foie"],
    ["peut-on manger du miel", ["Miel"], undefined],
  ])("%s names these foods and this person", (term, names, key) => {
    expect(read(term)).toMatchObject({ isWhole: true, storage: null });
    expect([foodsIn(term), personsIn(term)]).toEqual([names, key ? [key] : []]);
  });

  it("names every food that has the whole name, and the longest name counts", () => {
    expect(foodsIn("brie enceinte")).toEqual(["Camembert, brie pasteurisé", "Brie au lait cru"]);
    expect(foodsIn("brie au lait cru enceinte")).toEqual(["Brie au lait cru"]);
    expect(foodsIn("pain")).toEqual(["Pain, pâtes"]);
  });

  it("names every food, so that the advice on a cooked food never answers for a raw food", () => {
    expect(foodsIn("suis enceinte sushi saumon")).toContain("Sushi");
    expect(foodsIn("café au lait enceinte")).toEqual(["Café", "Lait"]);
  });

  it("« pâte » is not « pâté »; without an accent it is both", () => {
    expect(foodsIn("pâtes enceinte")).toEqual(["Pain, pâtes"]);
    expect(foodsIn("pâté enceinte")).toEqual(["Pâté"]);
    expect(foodsIn("pate enceinte")).toEqual(["Pain, pâtes", "Pâté"]);
  });

  it("is not whole if a word that is not beside the food is unknown", () => {
    expect(read("saumon fumé grossesse mercure")).toMatchObject({ isWhole: false });
    expect(foodsIn("saumon fumé grossesse mercure")).toEqual(["Saumon fumé"]);
  });
});

describe("a term names no food", () => {
  it.each([
    ["about a dish with the food in it", "gâteau au miel bébé"],
    ["about a part of the food", "œufs de saumon enceinte"],
    ["about a color of the food", "steak haché bleu enceinte"],
    ["if its first word is no food", "bébé trop gros"],
    ["about an appetite", "mon bébé ne veut plus de lait"],
    ["about somebody else's child", "mamie a donné du miel au petit"],
    ["about cooking, for everyone", "cuire un steak haché"],
    ["with a misspelling", "saumont fumé enceinte"],
    ["with half a name beside a food", "pain blanc"],
    ["about an illness of the same name", "maladie du foie"],
    ["with a prototype's name", "__proto__ constructor enceinte"],
  ])("%s: %j", (_why, term) => expect(foodsIn(term)).toEqual([]));

  it("a term of any length is read in less than a tenth of a second", () => {
    const start = performance.now();
    read("saumon ".repeat(60).slice(0, 200));
    read("a ".repeat(100));
    expect(performance.now() - start).toBeLessThan(100);
  });
});

describe("the person", () => {
  it.each([
    ["bb 4 mois", ["bebe-moins-de-6-mois"]],
    ["bébé de 3 semaines", ["bebe-moins-de-6-mois"]],
    ["il a 4 mois", ["bebe-moins-de-6-mois"]],
    ["8 mois", ["bebe-6-12-mois"]],
    ["avant 1 an", ["bebe-6-12-mois"]],
    ["moins de 3 ans", ["enfant-1-3-ans"]],
    ["82 ans", ["personne-agee"]],
    ["40 ans", []],
    ["mamie et bébé de 8 mois", ["bebe-6-12-mois", "personne-agee"]],
    ["enceinte de 8 mois", ["enceinte"]],
    ["32 sa", ["enceinte"]],
    ["j’attends un bébé", ["enceinte"]],
    ["cirrhose depuis 2 ans", ["maladie-du-foie"]],
  ])("of « %s » is %j", (term, keys) => expect(personsIn(term)).toEqual(keys));

  it("is removed from the words of the term, with the age", () => {
    expect(read("douleurs mamie 82 ans").withoutPersons).toBe("douleurs");
    expect(read("douleurs depuis 3 jours").withoutPersons).toBe("douleurs depuis 3 jours");
  });
});

describe("a term about keeping food", () => {
  it.each([
    ["ça se garde combien de temps le riz cuit", ["Riz cuit"], null],
    ["riz cuit frigo combien de jours", ["Riz cuit"], null],
    ["peut-on congeler le riz cuit", ["Riz cuit"], "congelateur"],
    ["riz cuit 3 jours", ["Riz cuit"], null],
    [
      "combien de temps se garde le jambon ouvert",
      ["Jambon blanc en tranches", "Jambon ou charcuterie à la coupe"],
      "ouvert",
    ],
    [
      "jambon non ouvert combien de temps",
      ["Jambon blanc en tranches", "Jambon ou charcuterie à la coupe"],
      "ferme",
    ],
    ["conserver les œufs", ["Œufs en coquille", "Œufs durs"], null],
    ["biberon préparé depuis 2h", ["Biberon de lait en poudre préparé"], null],
  ])("%s names its entries", (term, names, place) => {
    const { storage } = read(term);
    expect([storage?.entries.map(({ name }) => name), storage?.place]).toEqual([names, place]);
  });

  it.each([
    ["no food", "combien de temps dormir"],
    ["no keeping", "riz cuit"],
    ["a habit", "riz cuit pendant 3 jours"],
    ["a food that the name only resembles", "combien de jours se garde le riz au lait"],
    ["a dish with the food in it", "gratin de riz cuit frigo combien de jours"],
    ["two foods", "combien de jours congeler le poisson pour un tartare"],
    ["the whole vocabulary and no food", "combien de jours au frigo"],
    ["a regular expression", "garder (a+)+$"],
    ["a long text", `garder ${"riz ".repeat(60)}`],
  ])("a term with %s does not name an entry", (_why, term) => expect(read(term).storage).toBeNull());
});
