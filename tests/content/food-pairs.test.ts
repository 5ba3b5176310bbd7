import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { adviceFor } from "../../app/foods/look-up/advice";
import { findFoods, indexFoods } from "../../app/foods/naming/find-foods";
import { contents, one } from "../support/contents";

const { foods, situations } = contents;
const names = indexFoods(foods);

/** What visitors type, with the food, the situation and the verdict that the sourced facts give for it. */
const PAIRS = readFileSync(new URL("food-pairs.tsv", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .slice(1)
  .map((line) => line.split("\t"));

describe("a food and a person, as the facts decide them", () => {
  it.each(PAIRS)("« %s » names %s, which for %s is %s", (typed = "", key, person, verdict) => {
    const found = findFoods(names, typed);
    const meant = found.kind === "near" ? [] : found.foods;
    expect(meant.map((food) => food.key)).toContain(key);
    const food = one(
      foods.filter((each) => each.key === key),
      `food ${key}`,
    );
    const situation = one(
      situations.filter((each) => each.key === person),
      `situation ${person}`,
    );
    expect(adviceFor(food, situation).verdict).toBe(verdict);
  });
});
