import { expect, it } from "vitest";
import { missedTerm } from "./search-miss";

it.each([
  ["  Kéfir de fruits ? ", "kefir de fruits"],
  ["« KÉFIR »", "kefir"],
  ["bœuf", "boeuf"],
  ["vitamine b12", "vitamine b12"],
  ["1,5 l d’eau", "1,5 l d'eau"],
])("%j is counted as %j", (term, counted) => {
  expect(missedTerm(term)).toBe(counted);
});

it.each([
  "camille@exemple.fr",
  "camille＠exemple.fr",
  "camille arobase exemple",
  "06 12 34 56 78",
  "06.12.34.56.78",
  "+33 (0)6-12-34-56-78",
  "٠٦١٢٣٤٥٦٧٨",
  "née le 12/05/1980",
  "https://exemple.fr/a",
  "www.exemple.fr",
])("%j may identify a person and is not counted", (term) => {
  expect(missedTerm(term)).toBeNull();
});

it.each(["", "?!", "🥕", "z".repeat(61)])("%j is not counted", (term) => {
  expect(missedTerm(term)).toBeNull();
});
