import { expect, it } from "vitest";
import { renderMarkdown } from "./markdown";

const html = renderMarkdown(`
| Aliment | Fibres | Fer |
|---|--:|---|
| Seitan | 1 g | — |
| **Tempeh** | 6 g | — |
`);

it("marks the headers of a table's columns and rows", () => {
  expect(html.match(/<th[^>]*>.*?<\/th>/g)).toEqual([
    '<th scope="col">Aliment</th>',
    '<th align="right" scope="col">Fibres</th>',
    '<th scope="col">Fer</th>',
    '<th scope="row">Seitan</th>',
    '<th scope="row"><strong>Tempeh</strong></th>',
  ]);
  expect(html.match(/<td/g)).toHaveLength(4);
});

it("names a table's box after its columns", () => {
  expect(html).toContain('aria-label="Tableau\u202f: Aliment, Fibres, Fer"');
});
