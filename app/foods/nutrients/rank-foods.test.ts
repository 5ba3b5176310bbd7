import { describe, expect, it } from "vitest";
import type { JudgedFood, Nutrient } from "./nutrient";
import { nutrientDescription } from "./nutrient-words";
import { broughtBy, exampleOf, rankFoods, readFilter } from "./rank-foods";

const iron: Nutrient = {
  ...{ key: "fe", slug: "fer", name: "Fer", of: "de fer", unit: "mg", group: "mineraux", sentence: "" },
  reference: { amount: 14, name: "la valeur de référence des étiquettes" },
  ...{
    needs: [],
    limits: [],
    unranked: { foods: [], families: [] },
    words: ["fer"],
    question: null,
    sources: [],
  },
};
const salt: Nutrient = {
  ...iron,
  key: "sel",
  slug: "sel",
  name: "Sel",
  unit: "g",
  group: "limiter",
  reference: { amount: 6, name: "" },
};

function food(key: string, amounts: JudgedFood["amounts"], more: Partial<JudgedFood> = {}): JudgedFood {
  return {
    ...{ id: 1, key, name: key, foodKey: key, isSameFood: true, family: "legsec", diet: "vegetal", amounts },
    ...{ hasMilk: false, isFortified: false, sourceOf: null, path: null, pregnant: null },
    portion: { grams: 100, name: "une portion", source: "site" },
    ...more,
  };
}

const names = (foods: JudgedFood[], filter: Parameters<typeof rankFoods>[2] = "tout", nutrient = iron) =>
  rankFoods(nutrient, foods, filter).ranked.map(({ key }) => key);

describe("rankFoods", () => {
  it("orders foods by what their usual portion has, not by 100 g", () => {
    const cocoa = food(
      "cacao",
      { fe: 48.5 },
      { portion: { grams: 10, name: "deux cuillères", source: "site" } },
    );
    const mussels = food("moules", { fe: 6 });
    expect(names([cocoa, mussels])).toEqual(["moules", "cacao"]);
    const [first, second] = rankFoods(iron, [cocoa, mussels], "tout").ranked;
    expect(first).toMatchObject({ perPortion: "6\u00a0mg", share: "43\u00a0%", width: 100 });
    expect(second).toMatchObject({ perPortion: "4,9\u00a0mg", per100: "48,5\u00a0mg", width: 80.8 });
  });

  it("ranks neither an unknown value, nor one too small to be measured, nor zero", () => {
    expect(
      names([food("a", {}), food("b", { fe: "<20" }), food("c", { fe: "traces" }), food("d", { fe: 0 })]),
    ).toEqual([]);
  });

  it("ranks no food that may not be called a source, unless the nutrient is to be limited", () => {
    const crisps = food("chips", { fe: 3, sel: 2 }, { sourceOf: [] });
    const coffee = food("cafe", { fe: 3 }, { sourceOf: ["b9"] });
    expect(names([crisps, coffee])).toEqual([]);
    expect(names([crisps], "tout", salt)).toEqual(["chips"]);
    expect(
      names([food("blette", { fe: 3 })], "tout", { ...iron, unranked: { foods: ["blette"], families: [] } }),
    ).toEqual([]);
  });

  it("filters by diet and milk", () => {
    const foods = [
      food("steak", { fe: 3 }, { diet: "animal" }),
      food("oeuf", { fe: 2 }, { diet: "oeuf-lait-miel" }),
      food("lait", { fe: 1 }, { diet: "oeuf-lait-miel", hasMilk: true }),
      food("lentilles", { fe: 0.5 }),
    ];
    expect(names(foods, "vegetarien")).toEqual(["oeuf", "lait", "lentilles"]);
    expect(names(foods, "vegetal")).toEqual(["lentilles"]);
    expect(names(foods, "sans-lait")).toEqual(["steak", "oeuf", "lentilles"]);
  });

  it("for a pregnant woman, names what the look-up tells her to avoid apart from the sources", () => {
    const foods = [
      food("foie", { fe: 12 }, { pregnant: "eviter" }),
      food("lentilles", { fe: 2 }, { pregnant: "oui-si" }),
    ];
    const { ranked, avoided } = rankFoods(iron, foods, "enceinte");
    expect(ranked.map(({ key, pregnant }) => [key, pregnant])).toEqual([["lentilles", "oui-si"]]);
    expect(avoided.map(({ key }) => key)).toEqual(["foie"]);
    expect(rankFoods(iron, foods, "tout").avoided).toEqual([]);
  });

  it("never offers a pregnant woman offal as a source, even what the look-up allows well cooked", () => {
    const kidney = food("rognon", { fe: 9.5 }, { family: "abats", diet: "animal", pregnant: "oui-si" });
    const { ranked, avoided } = rankFoods(iron, [kidney, food("lentilles", { fe: 2 })], "enceinte");
    expect(ranked.map(({ key }) => key)).toEqual(["lentilles"]);
    expect(avoided).toEqual([]);
    expect(rankFoods(iron, [kidney], "tout").ranked).toHaveLength(1);
  });
});

describe("broughtBy", () => {
  it("lists what a portion notably has, largest share first", () => {
    const ham = food("jambon", { fe: 2.1, sel: 3 });
    expect(broughtBy(ham, [iron, salt])).toEqual([
      { nutrient: salt, amount: 3, share: 0.5 },
      { nutrient: iron, amount: 2.1, share: expect.closeTo(0.15) },
    ]);
    expect(broughtBy(food("pomme", { fe: 2, sel: 1.1 }), [iron, salt])).toEqual([]);
  });

  it("has six lines at most", () => {
    const many = Array.from({ length: 9 }, (_, at) => ({ ...iron, slug: `n${at}` }));
    expect(broughtBy(food("foie", { fe: 12 }), many)).toHaveLength(6);
  });
});

it("a food's example is the row whose name begins like its own", () => {
  const rows = [
    food("feves", {}, { name: "Fèves cuites" }),
    food("lentilles", {}, { name: "Lentilles vertes" }),
  ];
  expect(exampleOf("Lentille, pois chiche", rows)?.key).toBe("lentilles");
  expect(exampleOf("Légumes secs", rows)?.key).toBe("feves");
  expect(exampleOf("Miel", [])).toBeNull();
});

it("names in a sentence keep the capitals of proper names", () => {
  const cabbage = food("chou", { fe: 1 }, { name: "Choux de Bruxelles cuits" });
  const { ranked } = rankFoods(iron, [cabbage], "tout");
  expect(nutrientDescription(iron, ranked)).toContain("choux de Bruxelles cuits (1\u00a0mg)");
});

it("an unknown filter is refused", () => {
  expect([readFilter(null), readFilter("vegetal"), readFilter("autre")]).toEqual(["tout", "vegetal", null]);
});
