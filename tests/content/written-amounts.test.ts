import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { checkWrittenAmounts } from "../../compiler/check/amount-check";

const table = readFileSync("content/composition.tsv", "utf8");
const problemsIn = (text: string, more: Record<string, string> = {}) =>
  checkWrittenAmounts({ "composition.tsv": table, "faq/a.md": text, ...more });

it.each([
  ["a sentence", "Un bol de lentilles apporte 20 g de protéines."],
  ["milligrams", "Un verre de lait : 240 mg de calcium."],
  ["kilocalories", "Une banane fait 90 kcal."],
  [
    "a table whose column has the nutrient",
    "| Aliment | Fibres |\n| --- | --- |\n| Lentilles cuites | 13 g |",
  ],
])("an amount of a food that is written by hand is refused: %s", (_what, text) => {
  expect(problemsIn(text)).toEqual([expect.stringContaining("faq/a.md")]);
});

it.each([
  ["a placeholder", "200 g de lentilles apportent {{prot : 200 g lentilles-vertes}} de protéines."],
  ["the weight of a food", "Mangez 200 g de lentilles, riches en fibres."],
  ["what a person needs", "Avec ou sans viande, il faut 11 mg de fer par jour."],
  ["a weight in a table", "| Aliment | Quantité |\n| --- | --- |\n| Lentilles | 200 g |"],
])("is not refused: %s", (_what, text) => expect(problemsIn(text)).toEqual([]));

it("a listed amount passes, and an entry of the list that no text needs is refused", () => {
  const list = (part: string) => ({
    "nombres-ecrits.yaml": `nombres: [{ fichier: faq/a.md, textes: ["${part}"], raison: Un essai }]`,
  });
  const text = "Un bol de lentilles apporte 20 g de protéines.";
  expect(problemsIn(text, list("Un bol de lentilles"))).toEqual([]);
  expect(problemsIn("Rien.", list("Un bol"))).toEqual([expect.stringContaining("nombres-ecrits.yaml")]);
});
