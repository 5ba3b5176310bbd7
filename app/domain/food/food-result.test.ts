import { describe, expect, it } from "vitest";
import type { Food, FoodVerdict } from "./food";
import { storageResult, verdictResult } from "./food-result";
import { EVERYONE, type Situation } from "./situation";
import type { Storage } from "./storage";

const pregnant: Situation = {
  ...{ key: "enceinte", name: "Je suis enceinte", title: "Enceinte", definition: "La grossesse." },
  ...{ warning: "Fièvre\u202f? Consultez.", defaultRule: null, words: [], vagueWords: [] },
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
  ...{ replacement: "du comté", nothingSpecial: [], reviewedOn: "2026-11-23" },
  rules: verdict
    ? [{ situation: "enceinte", verdict, condition: "bien cuit", reason: "Listeria", sources: [] }]
    : [],
});

const calm = { isUrgent: false, situations: [pregnant] };

describe("the verdicts of a search", () => {
  it("are sorted from strict to mild, foods without a rule last", () => {
    const foods = [food(1, "A", null), food(2, "B", "oui"), food(3, "C", "eviter"), food(4, "D", "oui-si")];
    const result = verdictResult({ foods, situation: "enceinte" }, pregnant, calm);
    expect(result?.lines.map(({ name }) => name)).toEqual(["C", "D", "B", "A"]);
  });

  it("link to the food's page for this person; for everyone, without a parameter", () => {
    const question = { foods: [food(1, "A", "eviter")], situation: "enceinte" };
    const forHer = verdictResult(question, pregnant, calm);
    expect([forHer?.lines[0]?.path, forHer?.listPath]).toEqual([
      "/aliments/1-x?pour=enceinte",
      "/aliments/pour/enceinte",
    ]);
    const forAll = verdictResult(question, { ...pregnant, key: EVERYONE }, calm);
    expect([forAll?.lines[0]?.path, forAll?.listPath]).toEqual(["/aliments/1-x", "/aliments"]);
    expect(forAll?.lines).toMatchObject([{ avoidedBy: ["Enceinte"] }]);
    expect(forHer?.lines).toMatchObject([{ avoidedBy: [] }]);
  });

  it("are at most four", () => {
    const foods = [1, 2, 3, 4, 5, 6].map((id) => food(id, "A", "eviter"));
    expect(verdictResult({ foods, situation: "enceinte" }, pregnant, calm)?.lines).toHaveLength(4);
  });

  it("in an emergency, are shown only if they are « à éviter »", () => {
    const urgent = { isUrgent: true, situations: [pregnant] };
    const foods = [food(1, "A", "oui"), food(2, "B", "limiter"), food(3, "C", "oui-si"), food(4, "D", null)];
    expect(verdictResult({ foods, situation: "enceinte" }, pregnant, urgent)).toBeNull();
    const strict = verdictResult(
      { foods: [...foods, food(5, "E", "eviter")], situation: "enceinte" },
      pregnant,
      urgent,
    );
    expect(strict?.lines.map(({ name }) => name)).toEqual(["E"]);
  });
});

describe("the durations of a search", () => {
  const ham: Storage = {
    ...{ id: 7, key: "jambon", name: "Jambon blanc", family: "f", date: "DLC", discardIf: "gluant" },
    places: { placard: null, ferme: "DLC", ouvert: "2 à 3 jours", congelateur: "1 à 2 mois" },
    ...{ advice: null, sources: [], foods: [] },
  };

  it("begin with the place that the term names", () => {
    const [line] = storageResult({ entries: [ham], place: "ouvert" }, "r").lines;
    expect(line).toMatchObject({
      path: "/conservation?aliment=Jambon+blanc",
      isRange: true,
      durations: [
        { text: "2 à 3 jours", isMain: true },
        { text: "DLC", isMain: false },
        { text: "1 à 2 mois", isMain: false },
      ],
    });
  });

  it("include advice for fragile people only if the duration is a range", () => {
    const rice = { ...ham, places: { ...ham.places, ferme: null, ouvert: "24 h" } };
    const { lines } = storageResult({ entries: [rice], place: null }, "r");
    expect(lines).toMatchObject([{ isRange: false, durations: [{ label: "Au réfrigérateur" }, {}] }]);
  });
});
