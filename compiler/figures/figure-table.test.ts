import { expect, it } from "vitest";
import { sanitizeAnswer } from "../../app/questions/answer/answer-html";
import { parseMarkdown, renderAnswer } from "../render/markdown";
import { contents } from "../../tests/support/contents";
import { readFigures } from "./read-figures";

const compile = (...rows: string[]) => {
  const table = [`| Rayon | Non | Plutôt | À limiter |`, "| --- | --- | --- | --- |", ...rows].join("\n");
  return sanitizeAnswer(
    renderAnswer(readFigures(parseMarkdown(`Bien cuit.\n\n${table}`), {}, contents.drawings)),
  );
};

it("a table « Non », « Plutôt » is a card whose rows show a family and whose cells say their verdict", () => {
  const { answer, text } = compile(
    "| Œufs | [Crus](/question/1) | Durs | |",
    "| | Mousse | | |",
    "| Boissons | Alcool | | Café |",
  );
  expect(answer).toContain(
    '<figure data-figure="swaps"><figcaption><h4>Non, et à la place</h4></figcaption>',
  );
  const [, eggs, more, drinks] = answer.match(/<tr.*?<\/tr>/gs) ?? [];
  expect(eggs).toMatch(
    /^<tr role="row">\s*<th scope="row" role="rowheader"><svg viewBox="0 0 160 120" aria-hidden="true">/,
  );
  expect(eggs).toContain('<path class="art-');
  expect(eggs).toMatch(
    /<td class="food-eviter" role="cell"><svg[^>]*><rect .*<span class="sr-only">À\séviter\s: <\/span><a href="\/question\/1">Crus/,
  );
  // A row without a family belongs to the one above.
  expect(more).toMatch(/<th scope="row" role="rowheader"><span class="sr-only">Œufs<\/span><\/th>/);
  expect(drinks).not.toContain("À la place");
  expect(text).toMatch(/Œufs\tÀ\séviter\s: Crus\tÀ\sla place\s: Durs/);
  expect(text).toMatch(/Boissons\tÀ\séviter\s: Alcool\t\tÀ\slimiter\s: Café/);
});

it("a family without a drawing is refused, with the nearest one", () => {
  expect(() => compile("| Oeuf | Crus | Durs | |")).toThrow(
    /^tableau de la ligne 3 du texte : « Oeuf » n’a pas de dessin.*oeufs/,
  );
});

it("a table with other columns stays a table", () => {
  const markdown = "Oui.\n\n| Aliments | Oui | Non |\n| --- | --- | --- |\n| Œufs | Durs | Crus |";
  expect(renderAnswer(readFigures(parseMarkdown(markdown), {}, contents.drawings))).not.toContain("figure");
});
