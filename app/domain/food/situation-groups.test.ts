import { expect, it } from "vitest";
import type { Food, FoodRule } from "./food";
import type { Situation } from "./situation";
import { situationGroups } from "./situation-groups";

let id = 0;
function food(
  name: string,
  family: string,
  rules: Pick<FoodRule, "situation" | "verdict">[],
  nothing = false,
): Food {
  id += 1;
  return {
    ...{ id, key: name, name, path: `/aliments/${id}`, synonyms: [], family, allergens: null },
    ...{ replacement: null, reviewedOn: "2026-11-23", nothingSpecial: nothing ? ["enceinte"] : [] },
    rules: rules.map((rule) => ({ ...rule, condition: null, reason: "r", sources: [] })),
  };
}

const pregnant: Situation = {
  ...{ key: "enceinte", name: "n", title: "Enceinte", definition: "d", warning: null },
  ...{ defaultRule: null, words: [], vagueWords: [] },
};
const families = [
  { slug: "laitages", name: "Laitages" },
  { slug: "poissons", name: "Poissons" },
];
const foods = [
  food("sushi", "poissons", [{ situation: "enceinte", verdict: "eviter" }]),
  food("brie", "laitages", [{ situation: "enceinte", verdict: "eviter" }]),
  food("comté", "laitages", [{ situation: "enceinte", verdict: "oui" }]),
  food("lait", "laitages", [], true),
  food("inconnu", "laitages", []),
  food("jus", "laitages", [{ situation: "tout-le-monde", verdict: "limiter" }]),
  food("amande amère", "laitages", [{ situation: "tout-le-monde", verdict: "eviter" }]),
];

function names(situation: Situation) {
  return situationGroups(situation, foods, families).map(({ verdict, count, families: parts }) => [
    verdict,
    count,
    parts.map(({ name, foods: own }) => [name, ...own.map((each) => each.food.name)]),
  ]);
}

it("a situation's list has its own rules, what everyone must avoid, and what is nothing special", () => {
  expect(names(pregnant)).toEqual([
    [
      "eviter",
      3,
      [
        ["Laitages", "brie", "amande amère"],
        ["Poissons", "sushi"],
      ],
    ],
    ["oui", 1, [["Laitages", "comté"]]],
    [null, 1, [["Laitages", "lait"]]],
  ]);
});

it("a rule for all other foods does not list them all", () => {
  const defaultRule = { verdict: "eviter" as const, condition: null, reason: "r", sources: [] };
  expect(names({ ...pregnant, defaultRule }).map(([verdict, count]) => [verdict, count])).toEqual([
    ["eviter", 2],
    ["oui", 1],
  ]);
});
