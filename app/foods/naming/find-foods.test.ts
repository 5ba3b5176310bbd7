import { describe, expect, it } from "vitest";
import { contents } from "../../../tests/support/contents";
import { someFood } from "../../../tests/support/some-food";
import { indexFoods } from "./find-foods";

const food = (id: number, name: string, synonyms: string[] = []) => someFood(name, { id, synonyms });
const index = indexFoods(
  [
    food(1, "Saumon fumé, truite fumée"),
    food(2, "Saumon cuit"),
    food(3, "Reblochon, morbier", ["saint-nectaire"]),
    food(4, "Sel"),
    food(5, "Sel de régime au potassium"),
    food(6, "Selle d’agneau"),
  ],
  [],
  [],
);
const names = (term: string, most = 8) => index.suggest(term, most).map(({ name }) => name);

describe("suggested foods", () => {
  it.each([
    ["sau", ["Saumon cuit", "Saumon fumé, truite fumée"]],
    ["saumon fu", ["Saumon fumé, truite fumée"]],
    ["du saumon", ["Saumon cuit", "Saumon fumé, truite fumée"]],
    ["necta", ["Reblochon, morbier (saint-nectaire)"]],
    ["FUMÉES", ["Saumon fumé, truite fumée"]],
  ])("%s suggests %j", (term, expected) => expect(names(term).toSorted()).toEqual(expected.toSorted()));

  it("a short word that a name has suggests no longer words", () => {
    expect(names("sel")).not.toContain("Selle d’agneau");
    expect(names("se")).toContain("Selle d’agneau");
  });
  it("the exact name comes first", () => expect(names("sel")[0]).toBe("Sel"));
  it("there are at most `most` suggestions", () => expect(names("s", 2)).toHaveLength(2));
  it.each(["", "  ", "zz", "saumon zz", "\u0000", "(", "aumon"])("%j suggests nothing", (term) =>
    expect(names(term)).toEqual([]),
  );
});

const { mentionedIn } = indexFoods(contents.foods, [], []);

it.each([
  ["Comment bien cuire le steak haché d’un enfant\u202f?", ["steak-hache"]],
  ["«\u00a0Pas de miel avant un an\u00a0»", ["miel"]],
  ["Combien de fois par semaine manger du poisson\u202f?", []],
  ["Pain, pâtes, riz\u202f: faut-il les prendre complets\u202f?", ["ble-pain-pates", "riz-mais-sarrasin"]],
  ["Faut-il manger des pâtes la veille d’une course\u202f?", []],
  ["«\u00a0L’huile de coco est bonne pour le cœur\u00a0»", ["huile-vegetale"]],
])("« %s » mentions %j", (text, keys) => {
  expect(mentionedIn(text).map(({ key }) => key)).toEqual(keys);
});
