import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { excerpt, markTerm, type HighlightedText } from "./highlighting";

const shown = (pieces: HighlightedText) =>
  pieces.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join("");

/** A slow and simple reference implementation of `markTerm`, which folds one visible character at a time. */
function markedSimply(text: string, term: string): string {
  const characters = [...new Intl.Segmenter("fr").segment(text)].flatMap(({ segment, index }) =>
    folded(segment)
      .split("")
      .map((letter) => ({ letter, index })),
  );
  const kept = characters.filter(({ letter }, at) => letter !== " " || characters[at - 1]?.letter !== " ");
  const line = kept.map(({ letter }) => letter).join("");
  const wanted = folded(term).trim();
  let marked = "";
  let done = 0;
  for (let at = line.indexOf(wanted); wanted && at >= 0; at = line.indexOf(wanted, at + wanted.length)) {
    const start = kept[at]?.index ?? 0;
    const end = kept[at + wanted.length]?.index ?? text.length;
    if (start === end) continue;
    marked += `${text.slice(done, start)}[${text.slice(start, end)}]`;
    done = end;
  }
  return marked + text.slice(done);
}

function folded(text: string): string {
  const plain = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.replace(/œ/g, "oe").replace(/æ/g, "ae").replace(/[’‘ʼ]/g, "'").replace(/\s+/g, " ");
}

const letters = fc.constantFrom(
  ..."aefrcoAEÉéèêëàùçÇœŒæÆïîôÿñß.,;:!?«»…’‘'-()09%&<>½№ﬁİ",
  " ",
  "  ",
  "\u00a0",
  "\u202f",
  "\n",
  "\r\n",
  "\t",
  "e\u0301",
  "c\u0327",
  "\u0301",
  "fer",
  "œuf",
  "l’eau",
);
const emojis = fc.constantFrom(
  "👩‍🍳",
  "👩",
  "🍳",
  "❤️",
  "👍🏽",
  "🇫🇷",
  "漢",
  "ก็",
  "\u200d",
  "\u200b",
  "\ud83d",
  "\u0000",
);
const frenchText = fc.array(letters, { maxLength: 60 }).map((pieces) => pieces.join(""));
const anyText = fc.array(fc.oneof(letters, emojis), { maxLength: 40 }).map((pieces) => pieces.join(""));
const anyTerm = fc.array(fc.oneof(letters, emojis), { minLength: 1, maxLength: 3 }).map((t) => t.join(""));

describe("markTerm", () => {
  it("marks the same characters as the reference", () => {
    fc.assert(
      fc.property(fc.oneof(frenchText, anyText), anyTerm, (text, term) => {
        expect(shown(markTerm(text, term))).toBe(markedSimply(text, term));
      }),
      { numRuns: 2_000 },
    );
  });

  it("folds a text once, however many terms are marked in it", () => {
    const text = "Du fer, de l’eau et une carotte 🥕";
    const segment = vi.spyOn(Intl.Segmenter.prototype, "segment");
    for (const term of ["fer", "eau", "carotte"]) markTerm(text, term);
    for (const term of ["fer", "eau", "carotte"]) excerpt(text, term);
    const times = segment.mock.calls.filter(([segmented]) => segmented === text).length;
    segment.mockRestore();
    expect(times).toBeLessThanOrEqual(2);
  });

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

  it("preserves every character of the text", () => {
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
  it("has the same marks as the whole text", () => {
    const words = fc.array(frenchText, { minLength: 1, maxLength: 30 }).map((all) => all.join(" "));
    fc.assert(
      fc.property(words, anyTerm, (text, term) => {
        fc.pre(!term.includes("…") && !text.includes("\t"));
        const pieces = excerpt(text, term);
        const cut = pieces.map((piece) => piece.text).join("");
        expect(shown(pieces)).toBe(markedSimply(cut, term));
      }),
    );
  });

  const long = `${"avant ".repeat(60)}le fer ${"après ".repeat(60)}`;

  it("shows words around the first occurrence, cut between words", () => {
    const text = shown(excerpt(long, "fer"));
    expect(text).toMatch(/^… avant (avant )+le \[fer\] (après )+…$/);
    expect(text.length).toBeLessThan(190);
  });

  it("shows the beginning if the answer does not contain the term", () => {
    expect(shown(excerpt(long, "zzz"))).toMatch(/^(avant )+…$/);
  });

  it("shows a whole short text on one line", () => {
    expect(shown(excerpt(" Du fer.\n\nOui. ", "fer"))).toBe("Du [fer]. Oui.");
  });

  it("separates blocks without final punctuation, and shows a table only for a term that is nowhere else", () => {
    const text = "Du lin\n\nPour 10 g\tLin\nFibres\t2,7 g\n\nMoulu, c’est mieux :\nau froid";
    expect(shown(excerpt(text, "lin"))).toBe("Du [lin] · Moulu, c’est mieux : au froid");
    expect(shown(excerpt(text, "zzz"))).toBe("Du lin · Moulu, c’est mieux : au froid");
    expect(shown(excerpt(text, "fibres"))).toBe(
      "Du lin · Pour 10 g · Lin · [Fibres] · 2,7 g · Moulu, c’est mieux : au froid",
    );
  });

  it("shows a term that is longer than the excerpt in full", () => {
    const term = "mot ".repeat(49).trim();
    expect(shown(excerpt(`début ${term} fin`, term))).toContain(`[${term}]`);
  });
});
