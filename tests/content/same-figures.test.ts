import { expect, it } from "vitest";
import { sameFigures } from "../../compiler/check/same-figures";

const diff = (path: string, removed: string, added: string) =>
  `diff --git a/content/${path} b/content/${path}\n--- a/content/${path}\n+++ b/content/${path}\n@@ -1 +1 @@\n-${removed}\n+${added}\n`;

it("if a figure changes in a file, the other places that still contain it are listed", () => {
  const files = {
    "faq/a.md": "Au froid, à 3 °C.",
    "faq/b.md": "Un titre\nLe frigo est à 4\u202f°C.",
    "fiches/c.md": "Trois jours à 14 °C, ou 4 jours.",
    "drawings/d.svg": "<text>4 °C</text>",
  };
  expect(sameFigures(diff("faq/a.md", "Au froid, à 4 °C.", "Au froid, à 3 °C."), files)).toEqual([
    "« 4 °C » a changé dans content/faq/a.md ; aussi dans : content/faq/b.md:2.",
  ]);
});

it("a figure that only moves, or that no other file contains, is not listed", () => {
  const files = { "faq/a.md": "Encore 4 °C.", "faq/b.md": "À 4 °C." };
  expect(sameFigures(diff("faq/a.md", "À 4 °C.", "Encore 4 °C."), files)).toEqual([]);
  expect(sameFigures(diff("faq/a.md", "À 12 g.", "Encore 4 °C."), files)).toEqual([]);
});

it("a range is one figure: its end is not looked for on its own", () => {
  const files = {
    "faq/a.md": "De 80 à 110 g.",
    "faq/b.md": "Pour 100 g de pain.",
    "fiches/c.md": "Environ 80 à 100\u202fg.",
  };
  expect(sameFigures(diff("faq/a.md", "De 80 à 100 g.", "De 80 à 110 g."), files)).toEqual([
    "« 80 à 100 g » a changé dans content/faq/a.md ; aussi dans : content/fiches/c.md:1.",
  ]);
});
