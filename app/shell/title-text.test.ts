import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { TitleText } from "./title-text";

const unbroken = (title: string) =>
  [...renderToStaticMarkup(createElement(TitleText, null, title)).matchAll(/unbroken">([^<]+)</g)].map(
    ([, piece]) => piece,
  );

describe("TitleText", () => {
  it("keeps a verb and its pronoun on one line", () => {
    expect(unbroken("Que compte-t-on ici, et faut-il s’en inquiéter\u202f?")).toEqual(["-t-on", "-il"]);
    expect(unbroken("Qu’est-ce que c’est\u202f? A-t-elle raison\u202f?")).toEqual(["-ce", "-t-elle"]);
  });

  it("keeps a number and its unit on one line", () => {
    expect(unbroken("Que compte-t-on dans ces 2 litres, après 65 ans\u202f?")).toEqual([
      "-t-on",
      "2 litres",
      "65 ans",
    ]);
    expect(unbroken("Vitamine B12 et E171 dans les oméga 3, faut-il")).toEqual(["-il"]);
  });
});
