import { describe, expect, it } from "vitest";
import { parseMarkdown, renderAnswer } from "../render/markdown";
import { sourcesSchema } from "../read/source-registry";
import { type Fence, FENCES, GUIDE_FENCES, readFigures, type TableFigure } from "./read-figures";
import { readQuantity } from "./figure-table";
import { contents } from "../../tests/support/contents";

const sources = sourcesSchema.parse({
  ESSAI: {
    ...{ title: "Un essai", publisher: "Un organisme", nature: "public" },
    url: "https://exemple.fr/essai",
  },
});
const read = (markdown: string, fences: readonly Fence[] = FENCES) =>
  readFigures(parseMarkdown(markdown), sources, contents.drawings, fences);

const TABLE = `| Aliment | Fer, environ |
| --- | --- |
| Lentilles | environ 2,5 mg |
| Boudin | 20 mg |`;

const bars = (fields = "", table = TABLE) => `Le boudin et les lentilles.

\`\`\`barres
titre: Le boudin devant
resume: Le boudin en apporte huit fois plus que les lentilles.
sources: [ESSAI]
${fields}
\`\`\`

${table}`;

function figureOf(markdown: string): TableFigure {
  const found = read(markdown).children.find((node) => node.type === "figure")?.figure;
  if (!found || !("rows" in found)) throw new Error("There is no figure of a table.");
  return found;
}

const widths = (figure: TableFigure) =>
  figure.rows.map((row) =>
    "lanes" in row ? row.lanes.map((parts) => parts.map(({ from, width }) => [from, width])) : [],
  );

describe("bars", () => {
  it("bars are sorted, and the longest fills the track", () => {
    const html = renderAnswer(read(bars()));
    expect(widths(figureOf(bars()))).toEqual([[[[0, 100]]], [[[0, 12.5]]]]);
    expect(html.indexOf("Boudin")).toBeLessThan(html.indexOf("Lentilles"));
  });

  it("bars keep the order of the table, and have one lane per column", () => {
    const table =
      "| Âge | Femmes | Hommes |\n| --- | --- | --- |\n| 30 ans | 1 000 kcal | 2 000 kcal |\n| 70 ans | 800 kcal | 1 600 kcal |";
    const figure = figureOf(bars("colonnes: [2, 3]\nordre: tableau\ncouleurs: { bleu: [Hommes] }", table));
    expect(widths(figure)).toEqual([
      [[[0, 50]], [[0, 100]]],
      [[[0, 40]], [[0, 80]]],
    ]);
    expect(figure.key).toMatchObject([
      { mark: "pea", text: "Femmes" },
      { mark: "blue", text: "Hommes" },
    ]);
  });

  it("the bars of a staircase add up to the last row", () => {
    const table = "| Repas | Fibres |\n| --- | --- |\n| Pain | 2,5 g |\n| Pois | 7,5 g |\n| Total | 10 g |";
    const figure = figureOf(bars("escalier: true\ncouleurs: { céréale: [Pain] }", table));
    expect(widths(figure)).toEqual([
      [[[0, 25]]],
      [[[25, 75]]],
      [
        [
          [0, 25],
          [25, 75],
        ],
      ],
    ]);
  });
});

it("pictograms count one symbol per amount", () => {
  const markdown = bars("symbole: cube\nvaut: 5 mg").replace("```barres", "```pictogrammes");
  expect(figureOf(markdown).rows).toMatchObject([{ count: 4 }, { count: 0.5 }]);
  expect(figureOf(markdown).key).toMatchObject([{ mark: { name: "cube" }, text: "un cube = 5\u00a0mg" }]);
});

it.each([
  ["environ 2,8 mg", { amount: 2.8, unit: "mg" }],
  ["1 150 mg", { amount: 1150, unit: "mg" }],
  ["76 %", { amount: 76, unit: "%" }],
  ["10 à 15 g", null],
  ["4,2 / 2,1 mmHg", null],
])("the quantity in « %s » is read", (text, quantity) => {
  expect(readQuantity(text)).toEqual(quantity);
});

describe("a figure is refused", () => {
  const drawing = "Texte.\n\n```dessin\nnom: frigo\ntitre: T\nresume: Une phrase.\nsources: [ESSAI]\n```";

  it.each([
    ["without a summary", bars().replace(/resume.*/, ""), /« resume » manque/],
    [
      "with a summary of two sentences",
      bars().replace("plus que", "plus. Que"),
      /« resume » tient en une phrase/,
    ],
    ["without its table", bars("", "Fin."), /le tableau suit aussitôt la figure/],
    [
      "with a row that is not in the table",
      bars("couleurs: { animal: [Foie] }"),
      /« Foie » n’est pas dans le tableau/,
    ],
    ["with a column that is not in the table", bars("colonnes: [3]"), /pas de colonne 3/],
    [
      "with a cell that is not a number",
      bars().replace("20 mg", "10 à 20 mg"),
      /« Boudin » : « 10 à 20\smg » .*un seul nombre/,
    ],
    [
      "with two units",
      bars().replace("20 mg", "20 µg"),
      /les unités diffèrent : µg, mg|les unités diffèrent : mg, µg/,
    ],
    ["with a number that its text does not say", bars().replace("huit fois", "9 fois"), /ne disent pas 9/],
    ["with a reference line in another unit", bars("repere: 40 g"), /« repere » .* en mg/],
    ["with a sum that is wrong", bars("escalier: true"), /la somme fait 2\.5/],
    ["before its text", bars().replace("Le boudin et les lentilles.\n\n", ""), /ne commence pas un texte/],
    ["with an unknown drawing", drawing.replace("frigo", "four"), /« four » n’est pas un dessin/],
    [
      "with an unknown symbol",
      bars("symbole: seau\nvaut: 5 mg").replace("```barres", "```pictogrammes"),
      /« seau » n’est pas un symbole/,
    ],
    ["with fewer lines than pins", drawing, /le dessin a 4 repères, la légende 0 lignes/],
  ])("%s", (_, markdown, message) => {
    expect(() => read(markdown)).toThrow(message);
    expect(() => read(markdown)).toThrow(/^figure de la ligne \d+ du texte/);
  });
});

const columns = `Appelez le 15.

\`\`\`oui-non
titre: "Il s’étouffe : les gestes"
sources: [ESSAI]
oui:
  titre: À faire
  lignes: [Appeler le 15, L’encourager à tousser, Rester près de lui]
non:
  lignes: [Taper, Attendre, Partir]
\`\`\``;

it("columns have the given titles, or « Oui » and « Non » if none are given", () => {
  expect(read(columns).children.find((node) => node.type === "figure")?.figure).toMatchObject({
    kind: "columns",
    columns: [
      {
        mark: "yes",
        title: "À faire",
        lines: ["Appeler le\u00a015", "L’encourager à tousser", "Rester près de lui"],
      },
      { mark: "no", title: "Non", lines: ["Taper", "Attendre", "Partir"] },
    ],
  });
});

it.each([
  ["in a guide", columns, /« oui-non » ne s’écrit que dans une réponse, pas dans une fiche/, GUIDE_FENCES],
  [
    "with a line of thirteen words",
    columns.replace("Taper", `Taper${" fort".repeat(12)}`),
    /« non\.lignes\.0 » dépasse 12 mots/,
  ],
])("columns are refused %s", (_, markdown, message, fences: readonly Fence[] = FENCES) => {
  expect(() => read(markdown, fences)).toThrow(message);
  expect(() => read(markdown, fences)).toThrow(/^figure de la ligne 3 du texte/);
});
