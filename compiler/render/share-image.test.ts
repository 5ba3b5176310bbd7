import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { drawable, layTitle } from "./share-image";

describe("layTitle", () => {
  it("sets a short title larger than a long title, in lines of similar length", () => {
    const short = layTitle("Où trouver du calcium\u202f?");
    const long = layTitle(
      "«\u00a0Allégé\u00a0», «\u00a0sans sucres ajoutés\u00a0»\u202f: que veulent dire ces mots\u202f?",
    );
    expect(short.lines).toEqual(["Où trouver", "du calcium\u202f?"]);
    expect(long.size).toBeLessThan(short.size);
    expect(long.lines.length).toBeLessThanOrEqual(4);
  });

  it("does not break words, hyphens or no-break spaces", () => {
    const words = fc.constantFrom(
      "le",
      "faut-il",
      "petit-déjeuner",
      "«\u00a0œufs\u00a0»",
      "alimentation",
      "par",
      "1\u202f500\u00a0kcal",
      "jour\u202f?",
    );
    // At most five words, because five words fit even if each takes a whole line.
    fc.assert(
      fc.property(fc.array(words, { minLength: 1, maxLength: 5 }), (chosen) => {
        const { lines } = layTitle(chosen.join(" "));
        expect(lines.flatMap((line) => line.split(" "))).toEqual(chosen);
      }),
    );
  });
});

describe("drawable", () => {
  it("removes only emojis and control characters from a French text", () => {
    expect(drawable("🥕 Manger\u0000 mieux\n👩\u200d🍳")).toBe("Manger mieux");
    const french = "«\u00a0L’Œuvre\u00a0»\u202f: 1,5\u00a0L, 70\u00a0°C, 3\u00a0µg… ÀÉÈÊÇÎÔÙŸæ";
    expect(drawable(french)).toBe(french);
  });
});
