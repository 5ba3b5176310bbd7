import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { containsTerm, markTerm, type HighlightedText } from "./highlighting";

const shown = (pieces: HighlightedText | null) =>
  (pieces ?? []).map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join("");

const letters = fc.constantFrom(
  ..."aefrcoAEÉéèêëàùçÇœŒæÆïîôÿñß.,;:!?«»…’‘'-()09%&<>½№ﬁİ",
  ...[
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
  ],
);
const emojis = fc.constantFrom(
  ...["👩‍🍳", "👩", "🍳", "❤️", "👍🏽", "🇫🇷", "漢", "ก็", "\u200d", "\u200b", "\ud83d", "\u0000"],
);
const frenchText = fc.array(letters, { maxLength: 60 }).map((pieces) => pieces.join(""));
const anyText = fc.array(fc.oneof(letters, emojis), { maxLength: 40 }).map((pieces) => pieces.join(""));
const anyTerm = fc.array(fc.oneof(letters, emojis), { minLength: 1, maxLength: 3 }).map((t) => t.join(""));

describe("markTerm", () => {
  it("marks nothing inside a word, and preserves every character", () => {
    fc.assert(
      fc.property(fc.oneof(frenchText, anyText), anyTerm, (text, term) => {
        const pieces = markTerm(text, term);
        expect(pieces.map((piece) => piece.text).join("")).toBe(text);
        // A number is apart from its unit.
        pieces.forEach(({ text: shown, isMatch }, place) => {
          if (!isMatch) return;
          const before = pieces[place - 1]?.text.slice(-1) ?? "";
          const after = pieces[place + 1]?.text.slice(0, 1) ?? "";
          for (const border of [`${before}${shown.slice(0, 1)}`, `${shown.slice(-1)}${after}`])
            expect(border).not.toMatch(/\p{L}\p{L}|\p{N}\p{N}/u);
        });
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ["Le café, un CAFÉ", "cafe", "Le [café], un [CAFÉ]"],
    ["Les œufs et l’œil", "oe", "Les œufs et l’œil"],
    ["Les œufs", "oeuf", "Les [œufs]"],
    ["du fer, un yaourt fermenté, le transfert", "fer", "du [fer], un yaourt fermenté, le transfert"],
    ["l’enfant, les enfants, un réfrigérant", "enfan", "l’[enfant], les [enfants], un réfrigérant"],
    ["la lentille", "lentilles", "la [lentille]"],
    ["la mère", "mer", "la mère"],
    ["Enceinte, évitez le saumon fumé", "saumon fumé", "Enceinte, évitez le [saumon fumé]"],
    ["Du saumon, du hareng fumé", "le saumon fumé", "Du [saumon], du hareng [fumé]"],
    ["De la vitamine D, du zinc", "vitamine d", "De la [vitamine D], du zinc"],
    ["3 fois des oméga-6", "omega 3", "3 fois des oméga-6"],
    ["l’eau", "l'eau", "[l’eau]"],
    ["30\u00a0g par\n jour", "30 g par jour", "[30\u00a0g par\n jour]"],
    ["1 %, 2 %", "%", "1 %, 2 %"],
    ["cafe\u0301 noir", "café", "[cafe\u0301] noir"],
    ["<b>fer</b>", "fer", "<b>[fer]</b>"],
    ["a.c abc", "a.c", "[a.c] abc"],
    ["rien", "zzz", "rien"],
    ["rien", " ", "rien"],
    ["", "fer", ""],
  ])("%s, for %s", (text, term, expected) => {
    expect(shown(markTerm(text, term))).toBe(expected);
  });
});

it.each([
  ["Du saumon fumé enceinte ?", "saumon fume", true],
  ["Saumons fumés : lesquels ?", "saumon fumé", true],
  ["Du saumon ou du hareng fumé ?", "saumon fumé", false],
  ["Un yaourt fermenté ?", "fer", false],
  ["Combien de % de cacao ?", "%", false],
  ["Du fer ?", "", false],
])("« %s » contains « %s »: %s", (text, term, expected) => {
  expect(containsTerm(text, term)).toBe(expected);
});
