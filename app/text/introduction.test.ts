import { expect, it } from "vitest";
import { splitIntroduction } from "./introduction";

const opening = "<p>Une\nphrase.</p>\n";
const figure = "<figure><p>Un dessin.</p></figure>\n";
const more = "<p>Une autre.</p>\n";
const caution = "<p>Enceinte, lisez d’abord la fin.</p>";
const call = '<p><strong>Appelez le <a href="tel:15">15</a>.</strong></p>\n';

it.each([
  ["a figure or paragraph in the middle", opening + figure + more + caution, opening, figure + more, caution],
  ["a figure at the end", opening + figure, opening, figure, ""],
  [
    "a call for help before the first paragraph",
    call + opening + more + caution,
    call + opening,
    more,
    caution,
  ],
  ["a call for help after the first paragraph", opening + call + caution, opening + call, "", caution],
  ["a single paragraph", opening, opening, "", ""],
  ["no paragraph", "Une phrase.", "Une phrase.", "", ""],
])("an introduction with %s is split", (_kind, html, first, middle, last) => {
  expect(splitIntroduction(html)).toEqual({ first, middle, last });
});
