import { describe, expect, it } from "vitest";
import {
  frenchMonth,
  MONTH_SLUGS,
  monthInParis,
  monthPath,
  produceOf,
  readMonth,
  seasonInWords,
} from "./season";

describe("the month in a URL", () => {
  it("is parsed from its path", () => {
    for (let month = 1; month <= 12; month += 1)
      expect(readMonth(monthPath(month).split("/").at(-1) ?? "")).toBe(month);
  });

  it.each([
    ["août", 8],
    ["Décembre", 12],
    ["de\u0301cembre", 12],
  ])("%s is month %i", (written, month) => expect(readMonth(written)).toBe(month));

  it.each(["", "novembre/", "0", "13", "1.5", "-1", "aoû", "toString", "__proto__"])(
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

describe("seasons", () => {
  it.each([
    [[9, 10, 11], "de septembre à novembre"],
    [[1, 2, 11, 12], "de novembre à février"],
    [[4], "en avril"],
    [[4, 6, 7], "en avril et de juin à juillet"],
    [[10, 11, 12, 1], "d’octobre à janvier"],
    [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], "toute l’année"],
  ])("%j: %s", (months, words) => {
    expect(seasonInWords(months)).toBe(words);
  });

  it("a month begins at midnight in Paris", () => {
    expect(monthInParis(new Date("2026-11-30T22:59:59Z"))).toBe(11);
    expect(monthInParis(new Date("2026-11-30T23:00:00Z"))).toBe(12);
    expect(monthInParis(new Date("2026-06-30T22:00:00Z"))).toBe(7);
  });

  it("produceOf finds the produce that a name lists", () => {
    const produce = ["Raisin", "Myrtille", "Courge"].map((name) => ({
      ...{ name, kind: "fruit" as const, months: [9], sources: [] },
    }));
    const names = (food: string) => produceOf(food, produce).map(({ name }) => name);
    expect(names("Raisin, tomate cerise, myrtilles")).toEqual(["Raisin", "Myrtille"]);
    expect(names("Courge ou courgette amère")).toEqual([]);
  });
});
