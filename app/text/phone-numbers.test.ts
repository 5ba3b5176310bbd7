import { describe, expect, it } from "vitest";
import { sentencesOf } from "./excerpt";
import { splitPhoneNumbers, splitWarning } from "./phone-numbers";

const called = (text: string) => splitPhoneNumbers(text).flatMap(({ address }) => address ?? []);

it.each([
  ["Malaise : appelez le 15 ou le 112.", ["tel:15", "tel:112"]],
  ["Il s’étouffe ? Appelez d’abord le 15 ou le 112, qui vous guidera.", ["tel:15", "tel:112"]],
  ["Étouffement : 15 ou 112", ["tel:15", "tel:112"]],
  ["(étouffement : 15 ou 112), et pas du tout", ["tel:15", "tel:112"]],
  ["Le 15 ou le 112, tout de suite", ["tel:15", "tel:112"]],
  ["ne respire pas : le 15. Ne faites pas vomir", ["tel:15"]],
  ["et dites-le au 15.", ["tel:15"]],
  ["souffle court : la maternité ou le 15, tout de suite", ["tel:15"]],
  ["suivez ce que le 15 vous dit", ["tel:15"]],
  ["appelez le 15 ou le 112 et ne le quittez pas", ["tel:15", "tel:112"]],
  ["Sang dans les selles : 15 ou 112 s’il est abondant", ["tel:15", "tel:112"]],
  ["le dentiste, ou le 15 s’il ne répond pas", ["tel:15"]],
  ["Une pile : le 15 ou le centre antipoison. Le 3114 et le 15 répondent.", ["tel:15", "tel:3114", "tel:15"]],
  ["composez le 18, ou le 114 par SMS si vous n’entendez pas", ["tel:18", "sms:114"]],
  ["appelez le 114", ["sms:114"]],
  ["Envoyez un SMS au 114 : ce qui se passe, et l’adresse.", ["sms:114"]],
  ["Des idées suicidaires : le 3114, gratuit, jour et nuit.", ["tel:3114"]],
  ["au 01 45 42 59 59, jour et nuit", ["tel:+33145425959"]],
  ["Canicule info service : 0 800 06 66 66, gratuit", ["tel:+33800066666"]],
  ["au 09\u00a069\u00a0325\u202f900", ["tel:+33969325900"]],
])("« %s » contains %j", (text, numbers) => {
  expect(called(text)).toEqual(numbers);
  const shown = splitPhoneNumbers(text).map((piece) => piece.text);
  expect(shown.join("").replace(/\s/g, " ")).toBe(text.replace(/\s/g, " "));
  expect(shown.filter((piece) => /^[\d\s]{5,}$/.test(piece) && piece.includes(" "))).toEqual([]);
});

it.each([
  ["15 g de fibres, 15 % du fer, 15,5 g, 15 µg, 15 cl, 15 ou 18 ans"],
  ["dix verres de 15 cl, de 5 à 17 ans, avant 18 ans, la règle avant 15 ans"],
  ["le 15 mars, du 15 au 18 mars, du 15 au 18."],
  ["Rappelez le 15 à 8 h, appelez le 15 mars, le 15 de chaque mois, le 17 et le 18 juin."],
  ["De 16 h à 19 h 15 : le goûter. Minute 17. Vers 18 h : 75 cl."],
  ["À −18 °C, 128 cas avant 15 ans en 2021, un IMC sous 18,5"],
  ["ce qui explique les 15 g, dans le 112e cas, 1 115, 0,15 et 2015 ou 112"],
  ["entre 15 ou 112 cas ; 112 g ou 114 g"],
  ["le règlement 01/2021, le code 0123456789"],
])("« %s » contains no phone number", (text) => {
  expect(called(text)).toEqual([]);
});

describe("a warning", () => {
  const split = (text: string) => splitWarning(sentencesOf(text));

  it("is from the first sentence that names a number to the last", () => {
    expect(split("Cela passe. Appelez le 15. Restez. C’est le 112. Pas plus de 15 g.")).toEqual({
      before: ["Cela passe."],
      warning: ["Appelez le 15.", "Restez.", "C’est le 112."],
      after: ["Pas plus de 15 g."],
    });
  });

  it("has the question that leads to the number", () => {
    const { warning } = split("Cela passe. Il va mal\u202f? Appelez le 15.");
    expect(warning).toEqual(["Il va mal\u202f? Appelez le 15."]);
  });

  it("needs a number", () => {
    expect(split("Cela passe. Pas plus de 15 g.").warning).toEqual([]);
  });
});
