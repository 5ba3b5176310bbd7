import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { adviceFor } from "../../app/foods/look-up/advice";
import { indexFoods } from "../../app/foods/naming/find-foods";
import { contents, one } from "../support/contents";

const { find, read } = indexFoods(contents.foods, [], contents.situations);

/** Names as visitors type them, and the keys of the foods that each must find. */
const SPELLINGS: [string, string][] = [
  ["du reblochon", "fromage-pressee-non-cuite-lait-cru"],
  ["brie", "camembert-lait-cru fromage-pate-molle-pasteurise"],
  ["mozarella", "~mozzarella-feta"],
  ["yaourt", "phytosterols yaourt"],
  ["saumon", "poisson-cru poisson-fume poisson-gras-cuit"],
  ["moules", "alcool-cuit coquillage-cru coquillage-cuit"],
  ["thon", "poisson-cru thon-en-boite thon-frais"],
  ["steack haché", "~steak-hache"],
  ["oeuf a la coque", "oeuf-coulant"],
  ["cacahouète", "~cacahuete"],
  ["vin", "alcool biere-sans-alcool"],
  ["courgette", "courge-amere legumes-cuits"],
  ["cookie", "~pate-crue"],
];

describe("a food's name", () => {
  it.each(SPELLINGS)("%s names %s", (typed, expected) => {
    const found = find(typed);
    const isGuess = expected.startsWith("~");
    const keys = found.foods.map(({ key }) => key);
    expect(found.kind === "near").toBe(isGuess);
    if (isGuess) expect(keys).toContain(expected.slice(1));
    else expect(keys.toSorted()).toEqual(expected.split(" ").toSorted());
  });

  it.each(["", "  ", "zzzz", "le", "????", "x".repeat(300)])("%j names nothing", (typed) => {
    expect(find(typed).kind).toBe("none");
  });
});

describe("a search term", () => {
  it.each([
    ["saumon fumé enceinte", "poisson-fume", "enceinte"],
    ["miel bébé 8 mois", "miel", "bebe-6-12-mois"],
    ["miel bebe", "miel", "bebe-6-12-mois"],
    ["miel bébé 18 mois", "miel", "enfant-1-3-ans"],
    ["puis-je manger du reblochon enceinte", "fromage-pressee-non-cuite-lait-cru", "enceinte"],
    ["café en allaitant", "cafe", "allaitement"],
    ["steak haché mon fils de 4 ans", "steak-hache", "enfant-3-5-ans"],
    ["pamplemousse avk", "pamplemousse", "anticoagulant-avk"],
    ["chou sintrom", "legumes-vitamine-k", "anticoagulant-avk"],
    ["pamplemousse anticoagulant", "pamplemousse", "anticoagulant-avk"],
    ["pamplemousse eliquis", "pamplemousse", "anticoagulant-direct"],
    ["carambole insuffisance rénale", "carambole", "insuffisance-renale-chronique"],
    ["reblochon", "fromage-pressee-non-cuite-lait-cru", null],
    ["peut-on manger du foie gras", "foie-gras", null],
  ])("%s asks about %s for %s", (term, food, situation) => {
    const { foods, persons } = read(term);
    expect(foods.map(({ key }) => key)).toContain(food);
    expect(persons.map(({ key }) => key)).toEqual(situation ? [situation] : []);
  });

  it.each([
    "cuire des lentilles",
    "combien de sel par jour",
    "fer",
    "recette tiramisu sans oeuf",
    "allergie",
    "champignon enceinte",
    "cookies enceinte",
  ])("%s does not ask about a food", (term) => expect(read(term).foods).toEqual([]));
});

/** What visitors type, with the food, the situation and the verdict that the sourced facts give for it. */
const PAIRS = readFileSync(new URL("food-pairs.tsv", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .slice(1)
  .map((line) => line.split("\t"));

describe("a food and a person, as the facts decide them", () => {
  it.each(PAIRS)("« %s » names %s, which for %s is %s", (typed = "", key, person, verdict) => {
    const found = find(typed);
    const meant = found.kind === "near" ? [] : found.foods;
    expect(meant.map((food) => food.key)).toContain(key);
    const food = one(
      contents.foods.filter((each) => each.key === key),
      `food ${key}`,
    );
    const situation = one(
      contents.situations.filter((each) => each.key === person),
      `situation ${person}`,
    );
    expect(adviceFor(food, situation).verdict).toBe(verdict);
  });
});
