import { expect, it } from "vitest";
import { readCollection } from "../../compiler/read/content-collection";
import { sameQuestions } from "../../compiler/check/same-questions";
import { few, questionFile } from "../support/few-files";

const first = questionFile(201, "Où trouver du fer sans viande ?", "tambours-graves", "Ici.");

it.each([
  ["other accents and capitals", "OU TROUVER DU FER SANS VIANDE"],
  ["another order", "Sans viande, où trouver du fer ?"],
  ["one more word", "Où trouver assez de fer sans viande ?"],
])("a question that repeats another with %s is reported", (_difference, question) => {
  const repeated = questionFile(202, question, "tambours-graves", "Ailleurs.");
  const { faqs } = readCollection({ ...few, "faq/tambours/a.md": first, "faq/tambours/b.md": repeated });
  expect(sameQuestions(faqs)).toEqual([expect.stringMatching(/b.md .* répète .*a.md, « Où trouver du fer/)]);
});

it("a question about something else in the same words is not reported", () => {
  const other = questionFile(202, "Où trouver du calcium sans lait ?", "tambours-graves", "Ailleurs.");
  const { faqs } = readCollection({ ...few, "faq/tambours/a.md": first, "faq/tambours/b.md": other });
  expect(sameQuestions(faqs)).toEqual([]);
});
