import { describe, expect, it } from "vitest";
import { frenchMonth, MONTH_SLUGS, monthPath, readMonth } from "./season";

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
