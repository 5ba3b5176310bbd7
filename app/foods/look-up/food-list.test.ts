import { describe, expect, it } from "vitest";
import { contents } from "../../../tests/support/contents";
import { adviceFor } from "./advice";
import { FOOD_VERDICTS } from "~/foods/verdicts";
import { foodsByFamily, listAdvice } from "./food-list";
import { MAX_FOOD_NAME, readFoodName } from "./look-up-form";

const { foods, situations, foodFamilies: families } = contents;

describe.each(situations)("the list « $title »", (situation) => {
  const groups = listAdvice(foods, situation);

  it("has every food once, under its verdict, strictest verdict first", () => {
    const verdicts = groups.map(({ verdict }) => verdict);
    expect(verdicts).toEqual([...FOOD_VERDICTS, null].filter((verdict) => verdicts.includes(verdict)));
    const listed = groups.flatMap(({ verdict, kins }) =>
      kins.flatMap(({ followers, own }) => [...followers, ...own].map(({ id }) => `${id} ${verdict}`)),
    );
    const judged = foods.map((food) => `${food.id} ${adviceFor(food, situation).verdict}`);
    expect(listed.toSorted()).toEqual(judged.toSorted());
  });

  it("has the condition of every food, and the amounts of the situations that this one includes", () => {
    const notes = new Map(
      groups.flatMap(({ verdict, kins }) =>
        kins.flatMap(({ note, followers, own }) => [
          ...followers.map(({ id }) => [`${id} ${verdict}`, note] as const),
          ...own.map((food) => [`${food.id} ${verdict}`, food.note] as const),
        ]),
      ),
    );
    for (const food of foods) {
      const { verdict, condition, also } = adviceFor(food, situation);
      const note = notes.get(`${food.id} ${verdict}`) ?? "";
      const included = also.filter(
        (more) => more.verdict === "limiter" && situation.includes.some(({ title }) => title === more.title),
      );
      const said = [condition ?? "", ...included.map((more) => more.condition)];
      expect(
        said.filter((part) => !note.includes(part)),
        food.key,
      ).toEqual([]);
    }
  });

  it("names the exceptions of each family: its foods that have another verdict", () => {
    for (const { verdict, kins } of groups)
      for (const { key, followers, except } of kins) {
        const others = foods.filter(
          (food) => food.kin?.key === key && adviceFor(food, situation).verdict !== verdict,
        );
        expect(except).toHaveLength(followers.length > 0 ? others.length : 0);
      }
  });

  it("has the advice on a family once, below one verdict", () => {
    const advised = groups.flatMap(({ kins }) => kins.filter(({ followers }) => followers.length > 0));
    const keys = advised.map(({ key }) => key);
    expect(keys).toEqual([...new Set(keys)]);
  });
});

it("a food that is to be avoided without exception has its reason below a family with an exception", () => {
  const [avoided] = situations
    .filter(({ key }) => key === "enceinte")
    .flatMap((pregnant) => listAdvice(foods, pregnant));
  const supplements = avoided?.kins.find(({ key }) => key === "complement");
  expect(supplements?.note).toMatch(/^sauf ordonnance/);
  const notes = new Map(supplements?.own.map(({ name, note }) => [name, note]));
  expect(notes.get("Ashwagandha")).toBe("L’Anses ne peut fixer aucune dose sûre");
  expect(notes.get("CBD")).toMatch(/toxique pour la reproduction/);
});

it("every food is in one family", () => {
  const ids = foods.map(({ id }) => id).sort();
  const inFamilies = foodsByFamily(foods, families).flatMap((family) => family.foods.map(({ id }) => id));
  expect(inFamilies.sort()).toEqual(ids);
});

it("a typed name is trimmed, loses its control characters, and has a maximum length", () => {
  expect(readFoodName("  saumon \n\u0000 fumé ")).toEqual({ kind: "ready", text: "saumon fumé" });
  expect(readFoodName(" \t")).toEqual({ kind: "empty", text: "" });
  expect(readFoodName(null).kind).toBe("empty");
  expect(readFoodName("a".repeat(MAX_FOOD_NAME)).kind).toBe("ready");
  expect(readFoodName("a".repeat(MAX_FOOD_NAME + 1)).kind).toBe("too-long");
});
