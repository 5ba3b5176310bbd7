import slugify from "@sindresorhus/slugify";
import type { PhrasingContent, Table, TableCell, TableRow } from "mdast";
import { VERDICT_SHAPES } from "../../app/foods/verdicts";
import { parseHtml } from "../../app/questions/answer/answer-html";
import { nearestName } from "../read/names";
import { ContentError } from "../read/content-files";
import { plainText } from "../render/markdown";
import type { Drawings } from "./drawings";

/** The class of a table that says, for each family of foods, what to avoid and what to eat instead. */
export const SWAPS = "swaps";

/** Its columns after the first, which names the family. The last one may be missing. */
const COLUMNS = [
  { header: "Non", verdict: "eviter", words: "À éviter : " },
  { header: "Plutôt", verdict: "oui", words: "À la place : " },
  { header: "À limiter", verdict: "limiter", words: "À limiter : " },
] as const;

/** Draws the families and the verdicts of a table « Non », « Plutôt »; returns any other table as it is. @throws ContentError */
export function drawSwaps(table: Table, drawings: Drawings): Table {
  const [head, ...rows] = table.children;
  const headers = head?.children.map((cell) => plainText(cell)) ?? [];
  const isNamed = COLUMNS.every(({ header }, index) => (headers[index + 1] ?? "À limiter") === header);
  if (!head || !isNamed || headers.length < 3) return table;
  return {
    ...table,
    data: { hProperties: { className: [SWAPS], role: "table" } },
    children: [
      head,
      ...rows.map((row, rowIndex) => ({
        ...row,
        children: row.children.map((cell, index) => {
          const column = COLUMNS[index - 1];
          if (!column) return family(rows.slice(0, rowIndex + 1), drawings);
          return plainText(cell) === "" ? cell : judged(cell, column);
        }),
      })),
    ],
  };
}

/** The family of the last row, or of the nearest row above that names one. Its words are hidden, because its drawing shows it. */
function family(rows: TableRow[], drawings: Drawings): TableCell {
  const names = rows.map(({ children: [cell] }) => (cell ? plainText(cell) : ""));
  const name = names.findLast((each) => each !== "") ?? "";
  const slug = slugify(name.replace(" et ", " "), { decamelize: false });
  const svg = drawings[`aliment-${slug}`]?.svg;
  const known = Object.keys(drawings).flatMap((key) => /^aliment-(.+)$/.exec(key)?.[1] ?? []);
  if (!svg) throw new ContentError(`« ${name} » n’a pas de dessin${nearestName(slug, known)}`);
  return { type: "tableCell", children: [...(names.at(-1) ? inline(svg) : []), ...hidden(name)] };
}

function judged(cell: TableCell, { verdict, words }: (typeof COLUMNS)[number]): TableCell {
  const mark = `<svg aria-hidden="true" viewBox="0 0 24 24">${VERDICT_SHAPES[verdict]}</svg>`;
  return {
    ...cell,
    data: { hProperties: { className: [`food-${verdict}`] } },
    children: [...inline(mark), ...hidden(words), ...cell.children],
  };
}

const hidden = (words: string) => inline(`<span class="sr-only">${words}</span>`);

function inline(html: string): PhrasingContent[] {
  const elements = parseHtml(html).children.filter((child) => child.type === "element");
  return elements.map(({ tagName: hName, properties: hProperties, children: hChildren }) => ({
    ...{ type: "emphasis", children: [], data: { hName, hProperties, hChildren } },
  }));
}
