import { describe, expect, it } from "vitest";
import { checkContents } from "../../compiler/check/content-check";
import { earlyReviews, futureDates, wrongFiles } from "../../compiler/check/file-check";
import { withLine } from "../../compiler/check/problem-lines";
import { readContentFiles } from "../../compiler/read/content-files";
import { readCollection } from "../../compiler/read/content-collection";
import { few, questionFile, rightAnswer } from "../support/few-files";

const path = "faq/tambours/essai.md";
const right = questionFile(299, "Pourquoi ?", "tambours-graves", `${rightAnswer}\n\nUn mot.`);
const changed = (from: string, to: string) => ({ ...few, [path]: right.replace(from, () => to) });

it("the editors’ guide is not one of the contents", () => {
  expect(Object.keys(readContentFiles("content"))).not.toContain("README.md");
});

describe("a file that would be misread is refused, with the line and a remedy", () => {
  it.each([
    ["Windows-1252", "Un mot", "Un m\ufffdt", /essai\.md:13 : .*enregistrez le fichier en UTF-8$/],
    ["a byte order mark", "---\nid", "\ufeff---\nid", /essai\.md:1 : .*sans BOM$/],
    ["no opening mark", "---\nid", "id", /essai\.md:1 : .*ajoutez cette ligne au-dessus des champs/],
    ["no closing mark", "[ESSAI]\n---", "[ESSAI]", /essai\.md:9 : .*ajoutez « --- »/],
    ["a missing closing quote", 'Pourquoi ?"', "Pourquoi ?", /essai\.md:3 : .*ouvre un guillemet droit/],
    ["curly quotes", "mot", "“mot”", /essai\.md:13 : .*écrivez « … »/],
    ["a zero-width character", "mot", "m\u200bot", /essai\.md:13 : .*invisible/],
    ["a soft hyphen", "mot", "m\u00adot", /essai\.md:13 : .*invisible/],
    ["a bullet", "Un mot.", "• Un mot.", /essai\.md:13 : .*une liste s’écrit « - »/],
  ])("%s", (_what, from, to, message) => {
    const files = changed(from, to);
    expect(wrongFiles(files).map((problem) => withLine(problem, files))).toEqual([
      expect.stringMatching(message),
    ]);
  });

  it("valid files are not refused", () => {
    expect(wrongFiles(changed("Un mot", "Un mot 👩\u200d🍳"))).toEqual([]);
  });
});

it.each([
  ["2026-01-01", 0],
  ["2026-11-25", 1],
])("a text dated %s is reported %i times on 2026-11-24", (date, times) => {
  const files = changed("reviewed_on: 2026-01-01", `reviewed_on: ${date}`);
  const problems = futureDates(files, "2026-11-24").map((problem) => withLine(problem, files));
  expect(problems).toHaveLength(times);
  if (times) expect(problems[0]).toMatch(/essai\.md:7 : .*écrivez 2026-11-24/);
  expect(futureDates({ [path]: `${right}\npublished: false` }, "2020-01-01")).toEqual([]);
});

it("a review before the day a text was written is reported", () => {
  const files = changed("reviewed_on: 2026-01-01", "reviewed_on: 2025-12-31");
  expect(earlyReviews(files).map((problem) => withLine(problem, files))).toEqual([
    expect.stringMatching(/essai\.md:7 : « reviewed_on » : 2025-12-31 est avant « created_on », 2026-01-01/),
  ]);
  expect(earlyReviews(few)).toEqual([]);
});

describe("Markdown that the site does not show is reported with its line", () => {
  it.each([
    ["raw HTML", "<b>Un</b> mot", /essai\.md:13 : le site ne montre pas le HTML, « <b> »/],
    ["an image", "![Un](/mot.png)", /essai\.md:13 : le site ne montre pas d’image/],
    ["a space in an address", "[un](/quiz /1)", /essai\.md:13 : ce lien ne se lit pas/],
    ["a space before an address", "[un] (/quiz)", /essai\.md:13 : ce lien ne se lit pas/],
    ["an unknown block", "```bares\ntitre: Un\n```", /:13 : .*vouliez-vous dire « barres » \?/],
  ])("%s", (_what, text, message) => {
    const files = changed("Un mot.", text);
    const problems = checkContents(files, readCollection(files));
    expect(problems.map((problem) => withLine(problem, files))).toContainEqual(
      expect.stringMatching(message),
    );
  });
});

describe("a wrong name is reported with the most similar name", () => {
  it.each([
    ["a source", "[ESSAI]", "[ESSAIS]", /« ESSAIS » .*vouliez-vous dire « ESSAI » \?/],
    ["a subcategory", "tambours-graves", "tambour-graves", /vouliez-vous dire « tambours-graves » \?/],
    ["nothing near", "[ESSAI]", "[XYZ]", /« XYZ » n’est pas dans sources\.yaml$/],
  ])("%s", (_what, from, to, message) => {
    expect(() => readCollection(changed(from, to))).toThrow(message);
  });
});
