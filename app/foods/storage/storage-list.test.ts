import { describe, expect, it } from "vitest";
import { barOf, locationOf, readPlace, storageListPath, viewStorage } from "./storage-list";
import { monthInParis, produceOf, seasonInWords } from "~/foods/seasons/season";
import { someFood, someStorage } from "../../../tests/support/some-food";
import { type Storage, STORAGE_PLACES } from "./storage";

const storage = (id: number, name: string, places: Partial<Storage["places"]>): Storage => ({
  ...someStorage(name, places),
  family: "plats",
  foods: [{ id: id * 10, name, path: `/aliments/${id}` }],
});

const rice = storage(1, "Riz cuit", { ouvert: "24 heures", congelateur: "1 à 2 mois" });
const milk = storage(2, "Lait UHT", { placard: "DDM, fermé", ouvert: "3 jours après ouverture" });
const bread = storage(3, "Pain frais", { placard: "1 à 3 jours" });
const all = [milk, bread, rice];
const families = [
  { slug: "boissons", name: "Boissons" },
  { slug: "plats", name: "Plats" },
];

describe("viewStorage", () => {
  it("shows opened foods in the refrigerator by default, by family, the shortest duration first", () => {
    const view = viewStorage(all, null, null, families);
    expect(view).toMatchObject({ place: "ouvert", absent: ["Pain frais"] });
    expect(view.groups.map(({ name, storages }) => [name, storages.map((each) => each.name)])).toEqual([
      ["Plats", ["Riz cuit", "Lait UHT"]],
    ]);
  });

  it("measures bars in six steps; a duration that depends on the printed date has no bar", () => {
    const bars = (place: "placard" | "congelateur") =>
      viewStorage(all, null, place, families).shown.map(({ places }) =>
        barOf(places[place] ?? "", locationOf(place).steps),
      );
    expect(bars("congelateur")).toEqual([{ min: 1, max: 2, isDated: false }]);
    expect(bars("placard")).toEqual([
      { min: 1, max: 2, isDated: false },
      { min: 0, max: 6, isDated: true },
    ]);
  });

  it("finds entries by their name, or else those that the name asks about, or those of its foods", () => {
    const none = { entries: [], found: { kind: "none" as const, foods: [] } };
    const baguette = someFood("Baguette", { id: 30 });
    const shown = (wanted: Parameters<typeof viewStorage>[1]) => viewStorage(all, wanted, null, families);
    expect(shown({ ...none, name: "riz" })).toMatchObject({ place: null, shown: [rice] });
    expect(shown({ ...none, name: "riz cuit depuis hier", entries: [rice] })).toMatchObject({
      shown: [rice],
    });
    expect(shown({ ...none, name: "baguette", found: { kind: "one", foods: [baguette] } })).toMatchObject({
      shown: [bread],
    });
    expect(shown({ ...none, name: "zzz" })).toMatchObject({ shown: [], absent: [] });
  });
});

describe("the list's URL", () => {
  it("names one place, and no unknown one", () => {
    const read = (query: string) => readPlace(new URLSearchParams(query));
    expect([read("lieu=frigo&etat=ferme"), read("lieu=frigo")]).toEqual(["ferme", "ouvert"]);
    expect([read("lieu=cave"), read("etat="), read("etat=ferme"), read("lieu=placard&etat=ferme")]).toEqual([
      ...[undefined, undefined, undefined, undefined],
    ]);
    expect(read("")).toBeNull();
  });

  it.each(STORAGE_PLACES)("has the place « %s » as it is read", (place) => {
    const { searchParams } = new URL(storageListPath({ term: "riz", place }), "http://site.test");
    expect(readPlace(searchParams)).toBe(place);
  });
});

describe("seasons", () => {
  it.each([
    [[9, 10, 11], "de septembre à novembre"],
    [[1, 2, 11, 12], "de novembre à février"],
    [[4], "en avril"],
    [[4, 6, 7], "en avril et de juin à juillet"],
    [[10, 11, 12, 1], "d’octobre à janvier"],
    [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], "toute l’année"],
  ])("%j: %s", (months, words) => {
    expect(seasonInWords(months)).toBe(words);
  });

  it("a month begins at midnight in Paris", () => {
    expect(monthInParis(new Date("2026-11-30T22:59:59Z"))).toBe(11);
    expect(monthInParis(new Date("2026-11-30T23:00:00Z"))).toBe(12);
    expect(monthInParis(new Date("2026-06-30T22:00:00Z"))).toBe(7);
  });

  it("produceOf finds the produce that a name lists", () => {
    const produce = ["Raisin", "Myrtille", "Courge"].map((name) => ({
      ...{ name, kind: "fruit" as const, months: [9], sources: [] },
    }));
    const names = (food: string) => produceOf(food, produce).map(({ name }) => name);
    expect(names("Raisin, tomate cerise, myrtilles")).toEqual(["Raisin", "Myrtille"]);
    expect(names("Courge ou courgette amère")).toEqual([]);
  });
});
