import { expect, it } from "vitest";
import { guideCategories, guideDifficulties } from "./guide-kinds";
import { guideFilterPath, readGuideFilter } from "./guide-filter";

it("every filter that is written to a URL is read back", () => {
  for (const category of [null, ...guideCategories]) {
    for (const difficulty of [null, ...guideDifficulties]) {
      const { searchParams } = new URL(guideFilterPath({ category, difficulty }), "https://site.invalid");
      expect(readGuideFilter(searchParams)).toEqual({ category, difficulty, isUnknown: false });
    }
  }
});

it.each(["categorie=zzz", "difficulte=", "categorie=__proto__", "difficulte=%00"])(
  "the filter ?%s is reported as unknown",
  (query) => {
    expect(readGuideFilter(new URLSearchParams(query))).toEqual({
      category: null,
      difficulty: null,
      isUnknown: true,
    });
  },
);
