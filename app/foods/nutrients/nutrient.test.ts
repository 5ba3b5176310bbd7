import { describe, expect, it } from "vitest";
import { broughtBy, nutrientDescription, rankFoods, type JudgedFood, type Nutrient } from "./nutrient";

const iron: Nutrient = {
  ...{ key: "fe", slug: "fer", name: "Fer", of: "de fer", unit: "mg", group: "mineraux", sentence: "" },
  reference: { amount: 14, name: "la valeur de référence des étiquettes" },
  ...{ needs: [], limits: [], unranked: [], words: ["fer"], question: null, sources: [] },
};
const salt: Nutrient = {
  ...{ ...iron, key: "sel", slug: "sel", name: "Sel", unit: "g", group: "limiter" },
  reference: { amount: 6, name: "" },
};

function food(key: string, amounts: JudgedFood["amounts"], more: Partial<JudgedFood> = {}): JudgedFood {
  return {
    ...{ id: 1, key, name: key, foodKey: key, isSameFood: true, family: "legsec", diet: "vegetal", amounts },
    ...{ hasMilk: false, isFortified: false, sourceOf: null, path: null, lookedUpAs: key },
    ...{ pregnant: null, condition: null },
    ...{ portionGrams: 100, portionName: "une portion", portionSource: "site" },
    ...more,
  };
}

const filtered = (foods: JudgedFood[], filter = "tout", nutrient = iron) =>
  rankFoods(nutrient, foods, filter);
const names = (...input: Parameters<typeof filtered>) => filtered(...input).ranked.map(({ key }) => key);

describe("rankFoods", () => {
  it("orders foods by what their usual portion has, not by 100 g", () => {
    const cocoa = food("cacao", { fe: 48.5 }, { portionGrams: 10 });
    const mussels = food("moules", { fe: 6 });
    expect(names([cocoa, mussels])).toEqual(["moules", "cacao"]);
    const [first, second] = filtered([cocoa, mussels]).ranked;
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
    expect(names([food("blette", { fe: 3 })], "tout", { ...iron, unranked: ["blette"] })).toEqual([]);
    expect(names([food("pomme", { sel: 3 })], "tout", { ...salt, unranked: ["legsec"] })).toEqual([]);
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
    const { ranked, avoided } = filtered(foods, "enceinte");
    expect(ranked.map(({ key, pregnant }) => [key, pregnant])).toEqual([["lentilles", "oui-si"]]);
    expect(avoided.map(({ key }) => key)).toEqual(["foie"]);
    expect(filtered(foods).avoided).toEqual([]);
  });

  it("for a pregnant woman, says once the condition that several foods share", () => {
    const onlyIf = { pregnant: "oui-si" as const, condition: "bien cuits" };
    const [lentils, beans] = [
      { path: "/1", lookedUpAs: "Lentilles" },
      { path: "/2", lookedUpAs: "Haricots" },
    ];
    const foods = [
      food("lentilles vertes", { fe: 3 }, { ...onlyIf, ...lentils }),
      food("lentilles corail", { fe: 2 }, { ...onlyIf, ...lentils }),
      food("haricots", { fe: 1 }, { ...onlyIf, ...beans }),
      food("riz", { fe: 1 }),
    ];
    expect(filtered(foods, "enceinte").conditions).toEqual([
      {
        ...{ condition: "bien cuits", verdict: "oui-si" },
        foods: [
          { path: "/1", name: "Lentilles" },
          { path: "/2", name: "Haricots" },
        ],
      },
    ]);
    expect(filtered(foods).conditions).toEqual([]);
  });

  it("never offers a pregnant woman offal as a source, even what the look-up allows well cooked", () => {
    const kidney = food("rognon", { fe: 9.5 }, { family: "abats", diet: "animal", pregnant: "oui-si" });
    const { ranked, avoided } = filtered([kidney, food("lentilles", { fe: 2 })], "enceinte");
    expect(ranked.map(({ key }) => key)).toEqual(["lentilles"]);
    expect(avoided).toEqual([]);
    expect(filtered([kidney]).ranked).toHaveLength(1);
  });
});

describe("broughtBy", () => {
  const brought = (one: JudgedFood, nutrients = [iron, salt]) =>
    broughtBy(one.name, [one], nutrients)?.lines.map(({ slug, amount, share }) => [slug, amount, share]);

  it("lists what a portion notably has, largest share first", () => {
    expect(brought(food("jambon", { fe: 2.1, sel: 3 }))).toEqual([
      ["sel", "3\u00a0g", "50\u00a0%"],
      ["fer", "2,1\u00a0mg", "15\u00a0%"],
    ]);
    expect(brought(food("pomme", { fe: 2, sel: 1.1 }))).toBeUndefined();
  });

  it("has six lines at most", () => {
    const many = Array.from({ length: 9 }, (_, at) => ({ ...iron, slug: `n${at}` }));
    expect(brought(food("foie", { fe: 12 }), many)).toHaveLength(6);
  });

  it("takes the food of the table whose name begins like that of the look-up", () => {
    const rows = [
      food("feves", { fe: 3 }, { name: "Fèves cuites" }),
      food("lentilles", { fe: 3 }, { name: "Lentilles vertes" }),
    ];
    expect(broughtBy("Lentille, pois chiche", rows, [iron])?.example).toBe("Lentilles vertes");
    expect(broughtBy("Légumes secs", rows, [iron])).toMatchObject({ example: "Fèves cuites", isOneOf: true });
    expect(broughtBy("Miel", [], [iron])).toBeNull();
  });
});

it("names in a sentence keep the capitals of proper names", () => {
  const cabbage = food("chou", { fe: 1 }, { name: "Choux de Bruxelles cuits" });
  const { ranked } = filtered([cabbage]);
  expect(nutrientDescription(iron, ranked)).toContain("choux de Bruxelles cuits (1\u00a0mg)");
});
