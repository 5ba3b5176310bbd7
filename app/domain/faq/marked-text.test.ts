import { describe, expect, it } from "vitest";
import { excerpt, markTerm, type MarkedText } from "./marked-text";

const shown = (pieces: MarkedText) =>
  pieces.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join("");

describe("markTerm", () => {
  it.each([
    ["Le café, un CAFÉ", "cafe", "Le [café], un [CAFÉ]"],
    ["Les œufs et l’œil", "oe", "Les [œ]ufs et l’[œ]il"],
    ["Les œufs", "e", "L[e]s [œ]ufs"],
    ["l’eau", "l'eau", "[l’eau]"],
    ["30\u00a0g par\n jour", "30 g par jour", "[30\u00a0g par\n jour]"],
    ["aaa", "aa", "[aa]a"],
    ["cafe\u0301 noir", "café", "[cafe\u0301] noir"],
    ["<b>fer</b>", "fer", "<b>[fer]</b>"],
    ["a.c abc", "a.c", "[a.c] abc"],
    ["rien", "zzz", "rien"],
    ["rien", " ", "rien"],
    ["", "fer", ""],
  ])("%s, for %s", (text, term, expected) => {
    expect(shown(markTerm(text, term))).toBe(expected);
  });

  it("loses no character", () => {
    const text = "Œuf, « cœur » & <fer> 👩‍🍳 ﬁn";
    for (const term of ["oeuf", "f", "👩‍🍳", "fi", "n", "«"]) {
      expect(
        markTerm(text, term)
          .map((piece) => piece.text)
          .join(""),
      ).toBe(text);
    }
  });
});

describe("excerpt", () => {
  const long = `${"avant ".repeat(60)}le fer ${"après ".repeat(60)}`;

  it("shows words around the first occurrence, cut between words", () => {
    const text = shown(excerpt(long, "fer"));
    expect(text).toMatch(/^… avant (avant )+le \[fer\] (après )+…$/);
    expect(text.length).toBeLessThan(190);
  });

  it("shows the beginning when the term is elsewhere", () => {
    expect(shown(excerpt(long, "zzz"))).toMatch(/^(avant )+…$/);
  });

  it("shows a short text whole, on one line", () => {
    expect(shown(excerpt(" Du fer.\n\nOui. ", "fer"))).toBe("Du [fer]. Oui.");
  });

  it("parts blocks that no punctuation ends, and shows a table only for a term that is nowhere else", () => {
    const text = "Du lin\n\nPour 10 g\tLin\nFibres\t2,7 g\n\nMoulu, c’est mieux :\nau froid";
    expect(shown(excerpt(text, "lin"))).toBe("Du [lin] · Moulu, c’est mieux : au froid");
    expect(shown(excerpt(text, "zzz"))).toBe("Du lin · Moulu, c’est mieux : au froid");
    expect(shown(excerpt(text, "fibres"))).toBe(
      "Du lin · Pour 10 g · Lin · [Fibres] · 2,7 g · Moulu, c’est mieux : au froid",
    );
  });

  it("shows a term longer than itself whole", () => {
    const term = "mot ".repeat(49).trim();
    expect(shown(excerpt(`début ${term} fin`, term))).toContain(`[${term}]`);
  });
});
