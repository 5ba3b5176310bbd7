import { describe, expect, it } from "vitest";
import { someFood, someStorage } from "../../../tests/support/some-food";
import {
  barOf,
  locationOf,
  mainPlace,
  placeLabel,
  rangeOf,
  readDuration,
  readPlace,
  type Storage,
  STORAGE_PLACES,
  storageListPath,
  viewStorage,
} from "./storage";

describe("readDuration", () => {
  it.each([
    ["2 à 3 jours après ouverture", 2, 3, false],
    ["2\u00a0à\u00a03\u202fjours", 2, 3, false],
    ["1 jour si elle vient du boucher ; jusqu’à la DLC si elle est préemballée", null, 1, true],
    ["24 à 48 heures", 1, 2, false],
    ["30 minutes s’il a été réchauffé", null, 30 * (1 / 1_440), false],
    ["3 à 4 semaines", 21, 28, false],
    ["jusqu’à la DDM ; 1 à 2 ans, selon un repère américain", 365, 730, true],
    ["tranches du commerce : 5 jours ; entier entamé : 2 à 3 semaines", null, 5, false],
    ["cuits : 3 jours ; pour un bébé, le jour même, par prudence", null, 3, false],
    ["le jour même, ou jusqu’à la DLC", null, 0.5, true],
    ["aussitôt : ne gardez rien", null, 0, false],
    ["jusqu’à la date, ou selon le fromager", null, null, true],
    ["jusqu’à maturité", null, null, false],
    ["", null, null, false],
  ])("%s is %s to %s days, printed date %s", (text, min, max, hasDate) => {
    expect(readDuration(text)).toEqual({ min, max, hasDate });
  });

  it("ignores a word that only begins like a unit", () => {
    expect(readDuration("3 anchois").max).toBeNull();
    expect(readDuration("candidate 3 jours").hasDate).toBe(false);
  });
});

describe("placeLabel", () => {
  const places = { placard: null, ferme: "jusqu’à la DLC", ouvert: "3 jours", congelateur: "1 mois" };

  it("distinguishes closed from opened foods if both have a duration", () => {
    expect(placeLabel("ferme", places)).toMatch(/fermé/);
    expect(placeLabel("ouvert", places)).toMatch(/ouvert/);
  });

  it("names only the refrigerator if the food has one state", () => {
    expect(placeLabel("ouvert", { ...places, ferme: null })).toBe("Au réfrigérateur");
    expect(placeLabel("congelateur", { ...places, ferme: null })).toBe("Au congélateur");
  });
});

const cookedRice = someStorage("N", { ouvert: "24 h", congelateur: "1 à 2 mois" });
const ham = someStorage("N", { ferme: "DLC", ouvert: "2 à 3 jours" });
const cutHam = someStorage("N", { ouvert: "2 à 3 jours" });

it.each([
  ["the named place", cookedRice, "congelateur", "congelateur"],
  ["the only state in the refrigerator", cookedRice, null, "ouvert"],
  ["both states, if none is named", ham, null, null],
  ["the only state, if the named one is missing", cutHam, "ferme", "ouvert"],
] as const)("the place that answers is %s", (_which, from, named, place) =>
  expect(mainPlace(from, named)).toBe(place),
);

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

it("a family has its shortest and longest durations, or the food that keeps the shortest time", () => {
  const range = (...texts: string[]) =>
    rangeOf(texts.map((text, place) => ({ name: `Plat ${place}`, text })));
  expect(range("24 heures", "3 jours après ouverture ; 2 jours pour les personnes fragiles")).toBe(
    "1 à 3\u00a0jours",
  );
  expect(range("aussitôt ouverte", "1 à 2 semaines")).toBe("à manger tout de suite, ou 2\u00a0semaines");
  expect(range("4 à 12 mois", "le jour même", "jusqu’à la DLC")).toBe(
    "le plus court\u202f: plat 1, le jour même, ou la date de l’emballage",
  );
  expect(range("jusqu’à la DDM")).toBe("la date de l’emballage");
});

it("a bar fills its last step in proportion, and none for what keeps no time", () => {
  const { steps } = locationOf("ouvert");
  const bars = ["aussitôt", "2 jours", "3 jours", "3 semaines", "2 mois"].map(
    (text) => barOf(text, steps)?.max,
  );
  expect(bars).toEqual([0, 2.5, 3, expect.closeTo(5.44), 6]);
});

describe("viewStorage", () => {
  it("shows opened foods in the refrigerator by default, by family, the shortest duration first", () => {
    const view = viewStorage(all, null, null, families);
    expect(view).toMatchObject({ place: "ouvert", absent: ["Pain frais"] });
    expect(view.groups.map(({ name, storages }) => [name, storages.map((each) => each.name)])).toEqual([
      ["Plats", ["Riz cuit", "Lait UHT"]],
    ]);
  });

  it("measures bars in six steps; one that depends on the printed date is whole", () => {
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
