import { expect, test } from "vitest";
import { splitIntroduction } from "./introduction";

const first = "<p>Une\nphrase.</p>\n";
const second = "<figure><p>Un dessin.</p></figure>\n<p>Une autre.</p>";
const call = '<p><strong>Appelez le <a href="tel:15">15</a>.</strong></p>\n';

test.each([
  ["after the first paragraph", first + second, first, second],
  ["after a call for help and the paragraph that follows", call + first + second, call + first, second],
  ["nowhere in a single paragraph", first, first, ""],
  ["nowhere without a paragraph", "Une phrase.", "Une phrase.", ""],
])("an introduction is split %s", (_place, html, lead, rest) => {
  expect(splitIntroduction(html)).toEqual({ lead, rest });
});
