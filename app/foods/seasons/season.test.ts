import { describe, expect, it } from "vitest";
import { frenchMonth, inSeason, MONTH_SLUGS, monthPath, type Produce, readMonth } from "./season";

const grown = (name: string, kind: Produce["kind"], ...months: number[]): Produce => ({
  ...{ name, kind, months, sources: [] },
});
const produce = [
  grown("Poireau", "légume", 11, 12, 1),
  grown("Endive", "légume", 11),
  grown("Échalote", "légume", 11),
  grown("Pomme", "fruit", 11, 1),
  grown("Fraise", "fruit", 5, 6),
];

describe("inSeason", () => {
  it("lists vegetables and fruits separately, in French alphabetical order", () => {
    const { légume, fruit } = inSeason(produce, 11);
    expect(légume.map(({ name }) => name)).toEqual(["Échalote", "Endive", "Poireau"]);
    expect(fruit.map(({ name }) => name)).toEqual(["Pomme"]);
  });
});

describe("the month in a URL", () => {
  it("is parsed from its path", () => {
    for (let month = 1; month <= 12; month += 1)
      expect(readMonth(monthPath(month).split("/").at(-1))).toBe(month);
  });

  it.each([
    ["août", 8],
    ["Décembre", 12],
    ["de\u0301cembre", 12],
    ["11", 11],
    ["02", 2],
  ])("%s is month %i", (written, month) => expect(readMonth(written)).toBe(month));

  it.each([undefined, "", "novembre/", "0", "13", "1.5", "-1", "aoû", "toString", "__proto__"])(
    "is null for %j",
    (slug) => expect(readMonth(slug)).toBeNull(),
  );

  it("has its French name, with accents", () => {
    expect(MONTH_SLUGS.map((_slug, place) => frenchMonth(place + 1)).slice(0, 2)).toEqual([
      "janvier",
      "février",
    ]);
    expect([frenchMonth(8), frenchMonth(12)]).toEqual(["août", "décembre"]);
  });
});
