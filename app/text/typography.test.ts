import { describe, expect, it } from "vitest";
import { wordsOf } from "./words";
import { counted, frenchTypography, keepPronouns } from "./typography";

/** Makes no-break spaces visible: `~` is a wide no-break space, `^` a narrow one. */
const show = (text: string) => text.replace(/\u202f/g, "^").replace(/\u00a0/g, "~");

describe("frenchTypography", () => {
  it.each([
    ["Pourquoi ? Ainsi : oui ; non !", "Pourquoi^? Ainsi^: oui^; non^!"],
    ["«Serré»", "«~Serré~»"],
    ["« Vraiment ? »", "«~Vraiment^?~»"],
    ["2 000 kcal et 1,5 L à 70 %", "2^000~kcal et 1,5~L à 70~%"],
    ["− 2,5 %", "−~2,5~%"],
    ["l'eau d'Évian", "l’eau d’Évian"],
    ["30 grammes, 5 portions", "30 grammes, 5 portions"],
    ["https://exemple.fr/a:b?c", "https://exemple.fr/a:b?c"],
    ["1 an, 2 ans, 6 mois, 1 minute, 15 à 20 minutes", "1~an, 2~ans, 6~mois, 1~minute, 15 à 20~minutes"],
    ["1 animal", "1 animal"],
    ["Bébé de 6 à 12 mois, de 1 à 3 ans", "Bébé de 6~à~12~mois, de 1~à~3~ans"],
    ["Le 15 ou le 112, au 114", "Le~15 ou le~112, au~114"],
    ["le 15,5 ou 1500", "le 15,5 ou 1500"],
  ])("%s", (typed, set) => {
    expect(show(frenchTypography(typed))).toBe(set);
  });

  it("does not change a text that is already correct", () => {
    const right = frenchTypography("« L’eau : 1 500 ml, pourquoi ? »");
    expect(frenchTypography(right)).toBe(right);
  });
});

describe("keepPronouns", () => {
  it.each([
    ["Gardez-les, parlez-en, allez-y", "Gardez-|les, parlez-|en, allez-|y"],
    ["Compte-t-on, faut-il", "Compte-|t-|on, faut-|il"],
    ["un arc-en-ciel, 12-les", "un arc-en-ciel, 12-les"],
  ])("%s", (typed, kept) => {
    expect(keepPronouns(typed).replaceAll("\u2060", "|")).toBe(kept);
    expect(keepPronouns(keepPronouns(typed))).toBe(keepPronouns(typed));
  });

  it("leaves the words that a search compares as they are", () => {
    const words = (text: string) => wordsOf(text).map(({ text: folded }) => folded);
    expect(words(keepPronouns("Parlez-en, gardez-les"))).toEqual(words("Parlez-en, gardez-les"));
    expect(words("parlez\u2011en")).toEqual(words("parlez-en"));
  });
});

it.each([
  [0, "0~question"],
  [2, "2~questions"],
  [1200, "1^200~questions"],
])("%i things are counted", (count, expected) => {
  expect(show(counted(count, "question"))).toBe(expected);
});
