import { describe, expect, it } from "vitest";
import { adviceFor } from "~/foods/look-up/advice";
import { readDuration } from "~/foods/storage/storage";
import { contents } from "../support/contents";

const { foods, situations, storages } = contents;

function advice(key: string, pour: string) {
  const food = foods.find((one) => one.key === key);
  const situation = situations.find((one) => one.key === pour);
  if (!food || !situation) throw new Error(`unknown: ${key}, ${pour}`);
  return adviceFor(food, situation);
}

describe("the advice on a food", () => {
  it("states the condition for everyone as well", () => {
    const { verdict, condition, also } = advice("foie", "personne-agee");
    expect(verdict).toBe("oui-si");
    expect(condition).toMatch(/cuit à cœur/);
    expect(also.map(({ title, condition: text }) => `${title}: ${text}`).join()).toMatch(
      /^Tout le monde: une fois par semaine/,
    );
  });

  it("is « à éviter » before 4 months, but for a baby's milk, the water for it, and prescribed vitamin D", () => {
    const young = situations.find(({ key }) => key === "bebe-moins-de-4-mois");
    const allowed = foods.filter((food) => young && adviceFor(food, young).verdict !== "eviter");
    expect(allowed.map(({ key }) => key).toSorted()).toEqual([
      "eau-robinet",
      "lait-infantile-boisson",
      "vitamine-d",
    ]);
  });

  it("never shows a larger dose below the person's own", () => {
    const dose = (text: string | null) =>
      Number(/(\d+) mg/.exec((text ?? "").replace(/\u00a0/g, " "))?.[1] ?? NaN);
    for (const food of foods)
      for (const situation of situations) {
        const { condition, also } = adviceFor(food, situation);
        const larger = also.filter((more) => dose(more.condition) > dose(condition));
        expect(larger, `${food.key} ${situation.key}`).toEqual([]);
      }
  });

  it("never lets an exception of the family stand under a food that nobody should eat", () => {
    expect(advice("amande-abricot", "difficulte-a-avaler")).toMatchObject({
      verdict: "eviter",
      condition: null,
    });
    expect(advice("pate-crue", "maladie-coeliaque")).toMatchObject({ verdict: "eviter", condition: null });
  });

  it("always has a condition if the verdict is conditional", () => {
    for (const food of foods)
      for (const situation of situations) {
        const { verdict, condition } = adviceFor(food, situation);
        if (verdict === "oui-si" || verdict === "limiter")
          expect(condition, `${food.key} ${situation.key}`).toBeTruthy();
      }
  });
});

describe("a duration", () => {
  /** Durations that contain neither a number nor a date. */
  const UNNUMBERED = /^(?:jamais|jusqu’à maturité|déconseillé|suivez l’emballage|la durée d)/;

  it("can be parsed for every place of every food", () => {
    for (const { key, places } of storages)
      for (const text of Object.values(places)) {
        if (text === null || UNNUMBERED.test(text)) continue;
        const { max, hasDate } = readDuration(text);
        expect(max !== null || hasDate, `${key}: ${text}`).toBe(true);
      }
  });

  it("is never longer than the answers on cooked rice, leftovers and fragile people allow", () => {
    const days = (key: string) => {
      const text = storages.find((one) => one.key === key)?.places.ouvert;
      const { min, max } = readDuration(text ?? "");
      return [min ?? max, max];
    };
    expect(days("riz-cuit")).toEqual([1, 1]);
    expect(days("restes-plats")).toEqual([2, 3]);
    expect(days("oeuf-dur")).toEqual([1, 1]);
    expect(days("poisson-cru-plat")).toEqual([0, 0]);
    expect(days("petit-pot-ouvert")).toEqual([1, 1]);
  });
});
