import { expect, it } from "vitest";
import { parseHtml, writeHtml } from "../../app/questions/answer/answer-html";
import { termLinker } from "./texts";

const terms = [
  { id: "dlc", forms: ["DLC"] },
  { id: "lipides", forms: ["Lipides", "matières grasses"] },
  { id: "acide-amine", forms: ["Acide aminé"] },
  { id: "oestrogenes", forms: ["Œstrogènes"] },
  { id: "acides-gras-satures", forms: ["Acides gras saturés"] },
  { id: "gras", forms: ["gras"] },
  { id: "effort", forms: ["Boisson de l’effort"] },
];
const linkTerms = termLinker(terms);
function link(fragments: string[], most: number, leftOut?: string[]): string[] {
  const trees = fragments.map(parseHtml);
  linkTerms(trees, most, leftOut);
  return trees.map(writeHtml);
}
const linked = (html: string, most = 9, leftOut?: string[]) => link([html], most, leftOut)[0];
/** The anchor and the text of each link. */
const links = (html = "") =>
  Array.from(html.matchAll(/<a href="\/glossaire#([^"]+)">([^<]*)<\/a>/g), ([, id, words]) => [id, words]);

it.each([
  ["<p>Des acides aminés.</p>", ["acide-amine", "acides aminés"]],
  ["<p>D’ACIDES AMINES\u202f!</p>", ["acide-amine", "ACIDES AMINES"]],
  ["<p>les oestrogènes</p>", ["oestrogenes", "oestrogènes"]],
  ["<p>les matières\u00a0grasses</p>", ["lipides", "matières\u00a0grasses"]],
  ["<p>une boisson de l'effort</p>", ["effort", "boisson de l'effort"]],
  ["<ul><li>Un <strong>lipide</strong></li></ul>", ["lipides", "lipide"]],
  ["<p>Ni acides gras saturés</p>", ["acides-gras-satures", "acides gras saturés"]],
])("%s", (html, expected) => {
  expect(links(linked(html))).toEqual([expected]);
});

it.each([
  "<h2>La DLC</h2>",
  '<p><a href="/x">la <em>DLC</em></a></p>',
  "<table><thead><tr><th>DLC</th></tr></thead></table>",
  "<p>la dlc, des grassouillets, engras</p>",
  "<p>acide&#x3C;aminé</p>",
])("%s has no link", (html) => {
  expect(links(linked(html))).toEqual([]);
});

it("the first occurrence of each term in all fragments is linked, up to a limit", () => {
  const [one, two] = link(["<p>DLC, gras.</p>", "<p>DLC, lipides, acide aminé.</p>"], 3);
  expect(links(one)).toEqual([
    ["dlc", "DLC"],
    ["gras", "gras"],
  ]);
  expect(links(two)).toEqual([["lipides", "lipides"]]);
});
