import { describe, expect, it } from "vitest";
import { someStorage } from "../../../tests/support/some-food";
import { mainPlace, placeLabel, readDuration } from "./storage";

describe("readDuration", () => {
  it.each([
    ["2 à 3 jours après ouverture", 2, 3, false],
    ["2\u00a0à\u00a03\u202fjours", 2, 3, false],
    ["1 jour si elle vient du boucher ; jusqu’à la DLC si elle est préemballée", null, 1, true],
    ["48 heures", null, 2, false],
    ["24 à 48 heures", 1, 2, false],
    ["30 minutes s’il a été réchauffé", null, 30 * (1 / 1_440), false],
    ["3 à 4 semaines", 21, 28, false],
    ["10 à 12 mois, blanchis", 300, 360, false],
    ["jusqu’à la DDM ; 1 à 2 ans, selon un repère américain", 365, 730, true],
    ["tranches du commerce : 5 jours ; entier entamé : 2 à 3 semaines", null, 5, false],
    ["cuits : 3 jours ; pour un bébé, le jour même, par prudence", null, 3, false],
    ["le jour même, ou jusqu’à la DLC", null, 0.5, true],
    ["aussitôt : ne gardez rien", null, 0, false],
    ["jusqu’à la date, ou selon le fromager", null, null, true],
    ["jusqu’à maturité", null, null, false],
    ["jamais", null, null, false],
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

describe("the place that answers", () => {
  const rice = someStorage("N", { ouvert: "24 h", congelateur: "1 à 2 mois" });
  const ham = someStorage("N", { ferme: "DLC", ouvert: "2 à 3 jours" });
  const cutHam = someStorage("N", { ouvert: "2 à 3 jours" });

  it.each([
    ["the named place", rice, "congelateur", "congelateur"],
    ["the only state in the refrigerator", rice, null, "ouvert"],
    ["both states, if none is named", ham, null, null],
    ["the only state, if the named one is missing", cutHam, "ferme", "ouvert"],
  ] as const)("is %s", (_which, from, named, place) => expect(mainPlace(from, named)).toBe(place));
});
