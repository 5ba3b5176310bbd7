import { expect, it } from "vitest";
import { contents } from "../../../tests/support/contents";
import { adviceFor } from "./advice";
import { FOOD_VERDICTS } from "./food";
import { countAdvice, foodsByFamily, foodsByLetter, listAdvice, strictestFirst } from "./food-list";
import { lookUpPath, MAX_FOOD_NAME, readFoodName } from "./look-up";
import { EVERYONE } from "./situation";

const { foods, situations, foodFamilies: families } = contents;

it.each(situations.map((situation) => [situation.key, situation] as const))(
  "the list of %s has the strictest verdict first, and no food without a rule",
  (_key, situation) => {
    const groups = listAdvice(foods, situation, families);
    const order = [...FOOD_VERDICTS, null];
    const verdicts = groups.map(({ verdict }) => verdict);
    expect(verdicts).toEqual(order.filter((verdict) => verdicts.includes(verdict)));
    const listed = groups.flatMap(({ families: all }) => all.flatMap((family) => family.foods));
    const advices = listed.flatMap(({ id }) => {
      const food = foods.find((one) => one.id === id);
      return food ? [adviceFor(food, situation)] : [];
    });
    expect(advices).toHaveLength(listed.length);
    expect(advices.filter(({ coverage, verdict }) => coverage === "unknown" && verdict !== "eviter")).toEqual(
      [],
    );
    expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(listed.length);
  },
);

it("a baby’s list contains only foods with a rule for babies, not all foods that the default rule covers", () => {
  const [baby] = countAdvice(foods, situations).filter(
    ({ situation }) => situation.key === "bebe-moins-de-6-mois",
  );
  expect(baby?.foods).toBeGreaterThan(0);
  expect(baby?.foods).toBeLessThan(foods.length);
});

it("every food is in one family and under one letter", () => {
  const ids = foods.map(({ id }) => id).sort();
  const inFamilies = foodsByFamily(foods, families).flatMap((family) => family.foods.map(({ id }) => id));
  expect(inFamilies.sort()).toEqual(ids);
  const letters = foodsByLetter(foods);
  expect(letters).toHaveLength(26);
  expect(letters.flatMap((letter) => letter.foods.map(({ id }) => id)).sort()).toEqual(ids);
  const [egg] = foods.filter(({ name }) => name.startsWith("Œuf"));
  expect(letters.find(({ letter }) => letter === "O")?.foods.map(({ id }) => id)).toContain(egg?.id);
});

it("foods with the same name are sorted by verdict, strictest first", () => {
  const [pregnant] = situations.filter(({ key }) => key === "enceinte");
  if (!pregnant) throw new Error("no situation");
  const shown = strictestFirst(foods, pregnant).map((food) => adviceFor(food, pregnant).verdict);
  const places = shown.map((verdict) => (verdict ? FOOD_VERDICTS.indexOf(verdict) : FOOD_VERDICTS.length));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

it("a typed name is trimmed, loses its control characters, and has a maximum length", () => {
  expect(readFoodName("  saumon \n\u0000 fumé ")).toEqual({ kind: "ready", text: "saumon fumé" });
  expect(readFoodName(" \t")).toEqual({ kind: "empty", text: "" });
  expect(readFoodName(null).kind).toBe("empty");
  expect(readFoodName("a".repeat(MAX_FOOD_NAME)).kind).toBe("ready");
  expect(readFoodName("a".repeat(MAX_FOOD_NAME + 1)).kind).toBe("too-long");
});

it("the URL of a lookup contains the situation only if the visitor chose one", () => {
  expect(lookUpPath("saumon fumé", EVERYONE)).toBe("/aliments?aliment=saumon+fum%C3%A9");
  expect(lookUpPath("brie", "enceinte")).toBe("/aliments?aliment=brie&pour=enceinte");
});
