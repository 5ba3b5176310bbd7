import { describe, expect, it } from "vitest";
import { renderMarkdown } from "./markdown";

const html = renderMarkdown(`
| Aliment | Fibres | Fer |
|---|--:|---|
| Seitan | 1 g | — |
| **Tempeh** | 6 g | — |
`);

it("the headers of a table's columns and rows are marked", () => {
  expect(html.match(/<th[^>]*>.*?<\/th>/g)).toEqual([
    '<th scope="col">Aliment</th>',
    '<th align="right" scope="col" class="number">Fibres</th>',
    '<th scope="col">Fer</th>',
    '<th scope="row">Seitan</th>',
    '<th scope="row"><strong>Tempeh</strong></th>',
  ]);
  expect(html.match(/<td/g)).toHaveLength(4);
});

it("only tables with more than two columns are focusable", () => {
  const narrow = renderMarkdown("| Aliment | Fer |\n|---|---|\n| Lentilles | 2,4 mg |");
  expect(html).toContain('tabindex="0"');
  expect(narrow).toContain('class="table-scroll"');
  expect(narrow).not.toMatch(/tabindex|role="group"/);
});

it("a column whose cells are all numbers is marked", () => {
  const table = (...cells: string[]) =>
    renderMarkdown(
      ["| Aliment | Valeur |", "|---|---|", ...cells.map((cell) => `| a | ${cell} |`)].join("\n"),
    );
  expect(table("1 200 kcal", "≈ 2,4 mg", "—").match(/class="number"/g)).toHaveLength(4);
  expect(
    table("environ 42 g", "10 à 12 cl", "3 g au plus", "presque rien").match(/class="number"/g),
  ).toHaveLength(5);
  expect(table("4,2 / 2,1 mmHg", "plus de 60 °C").match(/class="number"/g)).toHaveLength(3);
  expect(table("10 %", "3 fois par semaine")).not.toContain("number");
  expect(table("—", "—")).not.toContain("number");
});

it("labels both columns of a table with two long texts, for phones", () => {
  const avoided = "Toute charcuterie\u202f: jambon cuit ou cru, saucisson, rillettes, pâtés";
  const eaten = "Poulet bien cuit\u202f; jambon cuit préemballé, mais brûlant à cœur, jamais froid";
  const pair = (left: string, right: string) =>
    renderMarkdown(`| Non | Plutôt |\n|---|---|\n| ${left} | ${right} |`);
  expect(pair(avoided, eaten).match(/data-label="[^"]*"/g)).toEqual([
    'data-label="Non\u202f: "',
    'data-label="Plutôt\u202f: "',
  ]);
  expect(pair("Charcuterie", eaten)).not.toContain("stacked");
});

it("labels the cells of a table with three columns and a long text, for phones", () => {
  const stacked = renderMarkdown(
    "| Où | Température | Ce qui s’y passe |\n|---|---|---|\n| Congélateur | −18 °C | Les microbes sont en pause, mais vivants |",
  );
  expect(stacked).toContain('<table role="table" class="stacked"><caption');
  expect(stacked).toContain('<th scope="row" role="rowheader">Congélateur</th>');
  expect(stacked).toContain('role="cell" data-label="Température\u202f: ">');
  expect(stacked.match(/role="columnheader"/g)).toHaveLength(3);
  expect(html).not.toContain("stacked");
});

describe("a phone number", () => {
  it("is a link, also in bold", () => {
    expect(renderMarkdown("**Appelez le 15 ou le 112.**")).toBe(
      '<p><strong>Appelez le\u00a0<a href="tel:15">15</a> ou le\u00a0<a href="tel:112">112</a>.</strong></p>',
    );
  });

  it("in a link or in code is not linked", () => {
    expect(renderMarkdown("[Appelez le 15](/contact), `appelez le 15`")).not.toContain("tel:");
  });
});
