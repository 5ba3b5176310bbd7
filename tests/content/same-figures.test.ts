import { expect, it } from "vitest";
import { sameFigures } from "../../scripts/content/checks/same-figures";

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

it("without changes, nothing is listed", () => {
  expect(sameFigures("", { "faq/b.md": "À 4 °C." })).toEqual([]);
});
