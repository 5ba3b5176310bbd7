import { describe, expect, it } from "vitest";
import { contents } from "../../../tests/support/contents";
import { adviceFor } from "./advice";
import { FOOD_VERDICTS } from "~/foods/verdicts";
import { foodsByFamily, listAdvice } from "./food-list";
import { MAX_FOOD_NAME, readFoodName } from "./look-up-form";

const { foods, situations, foodFamilies: shelves } = contents;
const keyOf = (id: number) => foods.find((food) => food.id === id)?.key;

describe.each(situations)("the list « $title »", (situation) => {
  const groups = listAdvice(foods, situation, shelves);
  const lines = groups.flatMap(({ verdict, shelves: own }) =>
    own.flatMap((shelf) => shelf.lines.map((line) => ({ ...line, verdict }))),
  );
  const judged = foods.map((food) => ({ food, ...adviceFor(food, situation) }));

  it("has every food once, under its verdict, strictest verdict first, its shelves always in the same order", () => {
    const verdicts = groups.map(({ verdict }) => verdict);
    expect(verdicts).toEqual([...FOOD_VERDICTS, null].filter((verdict) => verdicts.includes(verdict)));
    for (const group of groups) {
      const slugs = group.shelves.map(({ slug }) => slug);
      expect(slugs).toEqual(shelves.map(({ slug }) => slug).filter((slug) => slugs.includes(slug)));
    }
    const listed = lines.flatMap((line) => line.foods.map(({ id }) => `${keyOf(id)} ${line.verdict}`));
    expect(listed.toSorted()).toEqual(judged.map(({ food, verdict }) => `${food.key} ${verdict}`).toSorted());
  });

  it("has the condition of every food, and the amounts of the situations that this one includes", () => {
    for (const { food, condition, also } of judged) {
      const note = lines.find((line) => line.foods.some(({ id }) => id === food.id))?.note.toLowerCase();
      const included = also.filter(
        (more) => more.verdict === "limiter" && situation.includes.some(({ title }) => title === more.title),
      );
      const said = [condition ?? "", ...included.map((more) => more.condition)];
      expect(
        said.filter((part) => !note?.includes(part.toLowerCase())),
        food.key,
      ).toEqual([]);
    }
  });

  it("has a family's advice in one line, which names its foods with another verdict", () => {
    const families = lines.flatMap(({ family }) => family ?? []);
    expect(families).toEqual([...new Set(families)]);
    for (const { family, verdict, note } of lines) {
      const others = judged.filter(
        ({ food, ...other }) => food.kin?.name === family && other.verdict !== verdict,
      );
      const named = note.split("Sauf\u202f: ")[1]?.split("\u00a0· ") ?? [];
      expect(named).toHaveLength(others.length);
    }
  });
});

it("every food is in one family", () => {
  const ids = foods.map(({ id }) => id).sort();
  const inFamilies = foodsByFamily(foods, shelves).flatMap((family) => family.foods.map(({ id }) => id));
  expect(inFamilies.sort()).toEqual(ids);
});

it("a typed name is trimmed, loses its control characters, and has a maximum length", () => {
  expect(readFoodName("  saumon \n\u0000 fumé ")).toEqual({ name: "saumon fumé", error: undefined });
  expect(readFoodName(" \t").name).toBe("");
  expect(readFoodName(null).name).toBe("");
  expect(readFoodName("a".repeat(MAX_FOOD_NAME)).error).toBeUndefined();
  expect(readFoodName("a".repeat(MAX_FOOD_NAME + 1)).error).toContain("Ce nom dépasse");
});
