import { describe, expect, it } from "vitest";
import { characterNgrams, termWords } from "./words";

describe("termWords", () => {
  it.each([
    ["L’Œuf à la coque", "l oeuf a la coque"],
    ["qu‘est-ce que c´est", "qu est ce que c est"],
    ["micro\u2011ondes, con\u00adserve et 5\u202f000\u00a0pas", "micro ondes conserve et 5 000 pas"],
    ["B₁₂ et b 12", "b12 et b12"],
    ["Oméga-3, o mega 6", "omega3 omega6"],
    ["1h30, 500ml et 8mois", "1 h 30 500 ml et 8 mois"],
    ["12 mois, 1,5 l, 32 SA et sa St Pierre", "12 mois 1,5 l 32 semaines grossesse et sa saint pierre"],
    ["vit. D et vitamine B 9", "vitamine dvitamine et vitamine b9"],
  ])("reads « %s »", (text, words) => {
    expect(termWords(text)).toEqual(words.split(" "));
  });

  it("returns no word for punctuation", () => {
    expect(termWords("?! …")).toEqual([]);
  });
});

it("characterNgrams cuts each word between its borders", () => {
  expect(characterNgrams(["fer", "y"])).toEqual(["_fer", "fer_", "_fer_", "_y_"]);
});
