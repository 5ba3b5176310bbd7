import { describe, expect, it } from "vitest";
import type { Storage, StoragePlace } from "./storage";
import { isStorageQuestion, mainPlace, storageQuestionReader } from "./storage-question";

let id = 0;
function entry(name: string, places: Partial<Record<StoragePlace, string>>): Storage {
  id += 1;
  return {
    ...{ id, key: `entry-${id}`, name, family: "plats", date: null, discardIf: null, advice: null },
    places: { placard: null, ferme: null, ouvert: null, congelateur: null, ...places },
    ...{ sources: [], foods: [] },
  };
}

const rice = entry("Riz cuit", { ouvert: "24 h", congelateur: "1 à 2 mois" });
const ham = entry("Jambon blanc en tranches", { ferme: "DLC", ouvert: "2 à 3 jours" });
const cutHam = entry("Jambon ou charcuterie à la coupe", { ouvert: "2 à 3 jours" });
const eggs = entry("Œufs en coquille", { ferme: "28 jours", ouvert: "24 h" });
const hardEggs = entry("Œufs durs", { ouvert: "3 jours" });
const oysters = entry("Huîtres non ouvertes", { ferme: "5 à 6 jours", ouvert: "aussitôt" });
const fish = entry("Poisson cuit", { ouvert: "2 à 3 jours" });
const sushi = entry("Sushi, tartare de poisson", { ouvert: "le jour même" });
const read = storageQuestionReader([rice, ham, cutHam, eggs, hardEggs, oysters, fish, sushi]);

describe("a term about keeping food", () => {
  it.each([
    ["ça se garde combien de temps le riz cuit", [rice], null],
    ["riz cuit frigo combien de jours", [rice], null],
    ["RIZ CUIT : COMBIEN DE JOURS AU FRIGO ?", [rice], null],
    ["peut-on congeler le riz cuit", [rice], "congelateur"],
    ["combien de temps se garde le jambon ouvert", [ham, cutHam], "ouvert"],
    ["jambon blanc entamé depuis 4 jours périmé ?", [ham], "ouvert"],
    ["jambon non ouvert combien de temps", [ham, cutHam], "ferme"],
    ["oeuf dur combien de jours", [hardEggs], null],
    ["conserver les œufs", [eggs, hardEggs], null],
    ["huitres frigo", [oysters], null],
  ] as const)("%s names its entries", (term, entries, place) => {
    expect(read(term)).toEqual({ entries, place });
  });

  it.each([
    ["nothing", ""],
    ["no food", "combien de temps dormir"],
    ["no keeping", "riz cuit"],
    ["another food", "combien de temps se garde le quinoa"],
    ["a food that the name only resembles", "combien de jours se garde le riz au lait"],
    ["a dish with the food in it", "gratin de riz cuit frigo combien de jours"],
    ["cooking", "combien de temps cuire le riz cuit"],
    ["two foods", "combien de jours congeler le poisson pour un tartare"],
    ["the whole vocabulary and no food", "combien de jours au frigo"],
    ["control characters", "\u0000garder\u0000"],
    ["a regular expression", "garder (a+)+$"],
    ["a long text", `garder ${"riz ".repeat(60)}`],
  ])("a term with %s does not name an entry", (_why, term) => expect(read(term)).toBeNull());

  it("isStorageQuestion recognizes a term about storage without reading the entries", () => {
    expect(isStorageQuestion("saumon fumé enceinte")).toBe(false);
    expect(isStorageQuestion("jambon ouvert frigo")).toBe(true);
  });
});

describe("the place that answers", () => {
  it.each([
    ["the named place", rice, "congelateur", "congelateur"],
    ["the only state in the refrigerator", rice, null, "ouvert"],
    ["both states, if none is named", ham, null, null],
    ["the only state, if the named one is missing", cutHam, "ferme", "ouvert"],
  ] as const)("is %s", (_which, from, named, place) => expect(mainPlace(from, named)).toBe(place));
});
