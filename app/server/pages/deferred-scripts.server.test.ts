import { expect, it } from "vitest";
import { pageChecksum } from "./deferred-scripts.server";

const html =
  '<!DOCTYPE html><html lang="fr"><head><title>Le thé &amp; vous</title></head><body><p title="a > b">Un<!-- --> mot\u202f?</p><script>x("<p>")</script></body></html>';

it("an attribute, a line break or another spelling of a character does not change the checksum", () => {
  const same = html.replace('lang="fr"', "lang='en'").replace("&amp;", "&#x26;").replace("<p ", "<P ");
  expect(pageChecksum(same)).toBe(pageChecksum(html));
  expect(pageChecksum(html.replace("Un<", "Un\r\n<"))).toBe(pageChecksum(html));
});

it.each([
  ["a word", "mot", "mots"],
  ["a no-break space", "\u202f", " "],
  ["a comment", "<!-- -->", ""],
  ["an element's name", "p>", "q>"],
  ["an element", "<head>", "<head><style></style>"],
  ["a script", 'x("', 'y("'],
])("%s changes the checksum", (_what, before, after) => {
  expect(pageChecksum(html.replaceAll(before, after))).not.toBe(pageChecksum(html));
});
