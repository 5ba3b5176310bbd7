import { describe, expect, it } from "vitest";
import type { Food, FoodVerdict } from "~/foods/food";
import { storageResult, verdictResult } from "./food-result";
import { EVERYONE, type Situation } from "~/foods/look-up/situation";
import type { Storage, StoragePlace } from "~/foods/storage/storage";

const pregnant: Situation = {
  ...{ key: "enceinte", name: "Je suis enceinte", title: "Enceinte", definition: "La grossesse." },
  ...{ warning: "Fièvre\u202f? Consultez.", includes: [], formerKeys: [] },
  ...{ ages: null, phrasings: [], vaguePhrasings: [] },
};

const food = (id: number, name: string, verdict: FoodVerdict | null): Food => ({
  ...{
    id,
    key: `k${id}`,
    name,
    path: `/aliments/${id}-x`,
    synonyms: [],
    family: "f",
    allergens: null,
    alerts: [],
  },
  ...{ replacement: "du comté", kin: null, reviewedOn: "2026-11-23" },
  rules: verdict
    ? [{ situation: "enceinte", verdict, condition: "bien cuit", reason: "Listeria", sources: [] }]
    : [],
});

const everyone: Situation = { ...pregnant, key: EVERYONE };
const asked = (foods: Food[]) => ({
  ...{ foods, persons: [pregnant], isPersonAlone: false, isWhole: true, subject: "", choice: [] },
});

const calm = { isUrgent: false };

describe("the foods of a search that names a person", () => {
  it("one card: the strictest verdict; then links to the others, foods without a rule last", () => {
    const foods = [food(1, "A", null), food(2, "B", "oui"), food(3, "C", "eviter"), food(4, "D", "oui-si")];
    const result = verdictResult(asked(foods), everyone, calm);
    expect(result?.card).toMatchObject({
      ...{ kind: "verdict", name: "C", path: "/aliments/3-x?pour=enceinte" },
      ...{ situation: { key: "enceinte" }, listPath: "/aliments/pour/enceinte" },
    });
    expect(result?.links).toEqual([
      { name: "D", path: "/aliments/4-x?pour=enceinte" },
      { name: "B", path: "/aliments/2-x?pour=enceinte" },
      { name: "A", path: "/aliments/1-x?pour=enceinte" },
    ]);
  });

  it("are at most four", () => {
    const foods = [1, 2, 3, 4, 5, 6].map((id) => food(id, "A", "eviter"));
    expect(verdictResult(asked(foods), everyone, calm)?.links).toHaveLength(3);
  });

  it("in an emergency, are shown only if they are « à éviter »", () => {
    const urgent = { isUrgent: true };
    const foods = [food(1, "A", "oui"), food(2, "B", "limiter"), food(3, "C", "oui-si"), food(4, "D", null)];
    expect(verdictResult(asked(foods), everyone, urgent)).toBeNull();
    const strict = verdictResult(asked([...foods, food(5, "E", "eviter")]), everyone, urgent);
    expect([strict?.card?.name, strict?.links]).toEqual(["E", []]);
  });
});

it("a search that names no person shows links to the foods by their short names, and no card", () => {
  const foods = [food(1, "Fromage fondu\u202f: raclette", "eviter"), food(2, "B", null)];
  expect(verdictResult({ ...asked(foods), persons: [] }, everyone, calm)).toEqual({
    card: null,
    links: [
      { name: "Fromage fondu", path: "/aliments/1-x" },
      { name: "B", path: "/aliments/2-x" },
    ],
  });
});

it("several persons: the one with the strictest advice", () => {
  const elderly: Situation = { ...pregnant, key: "personne-agee" };
  const persons = [elderly, pregnant];
  expect(verdictResult({ ...asked([food(1, "A", "eviter")]), persons }, everyone, calm)?.card).toMatchObject({
    situation: { key: "enceinte" },
  });
});

it("a word that is not understood: links for the person, and no card", () => {
  expect(verdictResult({ ...asked([food(1, "A", "oui")]), isWhole: false }, everyone, calm)).toEqual({
    card: null,
    links: [{ name: "A", path: "/aliments/1-x?pour=enceinte" }],
  });
});

it("a person alone: the card of the list, with links to those of other persons; none in an emergency", () => {
  const elderly: Situation = { ...pregnant, key: "personne-agee", title: "Âgé" };
  const alone = { ...asked([]), persons: [pregnant, elderly], isPersonAlone: true };
  expect(verdictResult(alone, everyone, calm)).toEqual({
    card: {
      ...{ kind: "list", name: "Enceinte" },
      ...{ path: "/aliments/pour/enceinte", pdf: "/aliments/pour/enceinte.pdf" },
    },
    links: [{ name: "Âgé", path: "/aliments/pour/personne-agee" }],
  });
  expect(verdictResult(alone, everyone, { isUrgent: true })).toBeNull();
});

it("a broad name and a person: a link to the choice of foods", () => {
  const choice = [1, 2, 3, 4].map((id) => food(id, "A", "oui"));
  const broad = { ...asked([]), subject: "fromage", choice };
  const links = [
    { name: "4 aliments pour «\u00a0fromage\u00a0»", path: "/aliments?aliment=fromage&pour=enceinte" },
  ];
  expect(verdictResult(broad, everyone, calm)).toEqual({ card: null, links });
  expect(verdictResult({ ...broad, persons: [] }, everyone, calm)).toBeNull();
  expect(verdictResult({ ...broad, choice: choice.slice(1) }, everyone, calm)).toBeNull();
});

describe("the durations of a search", () => {
  const ham: Storage = {
    ...{ id: 7, key: "jambon", name: "Jambon blanc", family: "f", date: "DLC", discardIf: "gluant" },
    places: { placard: null, ferme: "DLC", ouvert: "2 à 3 jours", congelateur: "1 à 2 mois" },
    ...{ advice: null, sources: [], foods: [] },
  };

  it("begin with the place that the term names", () => {
    const { card } = storageResult({ entries: [ham], place: "ouvert" }, "r");
    expect(card).toMatchObject({
      path: "/conservation?aliment=Jambon+blanc",
      isRange: true,
      durations: [
        { text: "2 à 3 jours", isMain: true },
        { text: "DLC", isMain: false },
        { text: "1 à 2 mois", isMain: false },
      ],
    });
  });

  it("are those of one entry, with links to the others", () => {
    const { card, links } = storageResult(
      { entries: [ham, { ...ham, name: "Jambon cru" }], place: null },
      "r",
    );
    expect([card?.name, links]).toEqual([
      "Jambon blanc",
      [{ name: "Jambon cru", path: "/conservation?aliment=Jambon+cru" }],
    ]);
  });

  it("are not those of a food for babies, nor of one that is not kept in the named place, if there is another", () => {
    const milk = (name: string, places: Partial<Storage["places"]>) => ({
      ...ham,
      name,
      places: { placard: null, ferme: null, ouvert: null, congelateur: null, ...places },
    });
    const entries = [
      milk("Lait maternel tiré", { ouvert: "48 h", congelateur: "4 mois" }),
      milk("Lait cru", { ouvert: "3 jours" }),
      milk("Lait UHT", { ouvert: "5 jours", congelateur: "1 mois" }),
    ];
    const named = (place: StoragePlace | null) => storageResult({ entries, place }, "r").card?.name;
    expect([named(null), named("ouvert"), named("congelateur")]).toEqual([
      "Lait cru",
      "Lait cru",
      "Lait UHT",
    ]);
  });

  it("include advice for fragile people only if the duration is a range", () => {
    const rice = { ...ham, places: { ...ham.places, ferme: null, ouvert: "24 h" } };
    expect(storageResult({ entries: [rice], place: null }, "r").card).toMatchObject({
      isRange: false,
      durations: [{ label: "Au réfrigérateur" }, {}],
    });
  });
});
