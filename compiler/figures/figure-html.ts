import type { Element, ElementContent } from "hast";
import type { State } from "mdast-util-to-hast";
import { visit } from "unist-util-visit";
import { parseHtml } from "../../app/questions/answer/answer-html";
import type {
  BarPart,
  ColumnsFigure,
  DrawingFigure,
  DrawnRow,
  Figure,
  FigureNode,
  KeyEntry,
  TableFigure,
} from "./read-figures";
import type { PictogramSymbol } from "./drawings";

export const element = (
  tagName: string,
  properties: Element["properties"],
  ...children: (ElementContent | string)[]
): Element => ({
  ...{ type: "element", tagName, properties },
  children: children.map((child) => (typeof child === "string" ? text(child) : child)),
});
export const text = (value: string): ElementContent => ({ type: "text", value });
const drawn = (svg: string) => parseHtml(svg).children.filter((child) => child.type === "element");

export function figureToHast(state: State, node: FigureNode): Element {
  const { figure } = node;
  const caption = element(
    "figcaption",
    {},
    element("h3", {}, figure.title),
    ...(figure.summary === "" ? [] : [element("p", {}, figure.summary)]),
  );
  const [table] = state.all(node).filter((child) => child.type === "element");
  return element(
    "figure",
    { dataFigure: figure.kind },
    caption,
    ...content(figure, table),
    ...(figure.note === null ? [] : [element("p", { className: ["figure-note"] }, figure.note)]),
    ...(figure.precision === null
      ? []
      : [element("div", { className: ["figure-source"] }, figure.precision)]),
  );
}

function content(figure: Figure, table: Element | undefined): Element[] {
  switch (figure.kind) {
    case "drawing":
      return drawing(figure);
    case "columns":
      return [element("div", { className: ["figure-columns"] }, ...figure.columns.map(column))];
    default:
      return [...key(figure), ...(table ? [drawnTable(table, figure)] : [])];
  }
}

/** The title is an `h5`, because in an answer the figure's title becomes an `h4`. */
function column({ mark, title, lines }: ColumnsFigure["columns"][number]): Element {
  const svg = () => drawn(strokeSvg(mark));
  return element(
    "div",
    { dataMark: mark },
    ...svg(),
    element("h5", {}, title),
    element("ul", {}, ...lines.map((line) => element("li", {}, ...svg(), line))),
  );
}

function drawing({ drawing: { name, svg }, legend }: DrawingFigure): Element[] {
  const place = element("div", { dataDrawing: name }, ...drawn(svg));
  if (legend.length === 0) return [place];
  const items = legend.map((line) =>
    element("li", {}, element("strong", {}, line.title), " ", element("span", {}, line.text)),
  );
  return [element("div", { className: ["figure-pinned"] }, place, element("ol", {}, ...items))];
}

function key({ key: entries }: TableFigure): Element[] {
  if (entries.length === 0) return [];
  const items = entries.map(({ mark, text: words }) => element("li", {}, ...drawn(keySvg(mark)), words));
  return [element("ul", { className: ["figure-key"] }, ...items)];
}

/** The table, with a decorative cell before the first drawn value. Explicit roles survive the grid layout of phones. */
function drawnTable(table: Element, { kind, title, columns, rows, aim, hasTotal }: TableFigure): Element {
  const at = columns[0] ?? 1;
  table.properties = { className: [kind], role: "table" };
  table.children.unshift(element("caption", { className: ["sr-only"] }, title));
  let bodyRow = -1;
  visit(table, "element", (node) => {
    if (node.tagName !== "tr") return;
    node.properties = { role: "row" };
    const cells = node.children.filter((child) => child.type === "element");
    cells.forEach((cell, index) => {
      cell.properties = columns.includes(index) ? { className: ["value"] } : {};
    });
    if (hasTotal && bodyRow === rows.length - 1) node.properties["className"] = ["total"];
    cells.splice(at, 0, drawnCell(rows[bodyRow], aim));
    bodyRow += 1;
    node.children = cells;
  });
  return table;
}

/** The cell of a header has no row. */
function drawnCell(row: DrawnRow | undefined, aim: number | null): Element {
  const svg = row && ("count" in row ? countSvg(row.count, row.symbol) : barsSvg(row.lanes, aim));
  return element("td", { className: ["drawn"], ariaHidden: "true" }, ...(svg ? drawn(svg) : []));
}

const GAP = 3;
const SYMBOL = { width: 26, height: 28, step: 30, perLine: 5 };

const STROKES = {
  aim: '<path class="art-aim" d="M8 1v14"/>',
  yes: '<path class="art-check" d="M2 8.5l4 4 8-9"/>',
  no: '<path class="art-cross" d="M3 3l10 10M13 3L3 13"/>',
};

const decimal = (value: number) => String(Math.round(value * 100) / 100);
const small = (shapes: string) => `<svg aria-hidden="true" viewBox="0 0 16 16">${shapes}</svg>`;

const strokeSvg = (name: keyof typeof STROKES) => small(STROKES[name]);

function keySvg(mark: KeyEntry["mark"]): string {
  if (typeof mark !== "string") return `<svg aria-hidden="true" viewBox="0 0 26 28">${mark.full}</svg>`;
  if (mark === "aim") return strokeSvg(mark);
  return small(
    mark === "pea"
      ? '<circle class="art-pea" cx="8" cy="8" r="8"/>'
      : `<rect class="art-${mark}" width="16" height="16" rx="3"/>`,
  );
}

function line(className: string, percent: number): string {
  return `<line class="${className}" x1="${decimal(percent)}%" x2="${decimal(percent)}%" y1="0" y2="100%"/>`;
}

/** Draws lanes of bars, vertically centered in the row, and a reference line at `aim` percent. */
function barsSvg(lanes: BarPart[][], aim: number | null): string {
  const height = lanes.length > 1 ? 14 : 20;
  const top = -(lanes.length * height + (lanes.length - 1) * GAP) / 2;
  const rects = lanes.flatMap((parts, index) =>
    parts.map(({ from, width, color }, place) => {
      const shown = Math.max(width - (place < parts.length - 1 ? 0.6 : 0), 0.4);
      const y = decimal(top + index * (height + GAP));
      return `<rect class="art-${color}" x="${decimal(from)}%" y="50%" width="${decimal(shown)}%" height="${height}" rx="3" transform="translate(0 ${y})"/>`;
    }),
  );
  const target = aim === null ? "" : line("art-aim", aim);
  return `<svg aria-hidden="true">${rects.join("")}${line("art-base", 0)}${target}</svg>`;
}

/** Draws 3.8 symbols as three whole ones, then one cut at 80% of its height above a dashed one. */
function countSvg(count: number, { full, ghost }: PictogramSymbol): string {
  const { width, height, step, perLine } = SYMBOL;
  const places = Math.ceil(count);
  const shapes = Array.from({ length: places }, (_, index) => {
    const part = Math.min(count - index, 1);
    const [x, y] = [(index % perLine) * step + 1, Math.floor(index / perLine) * (height + 4) + 1];
    const at = `<g transform="translate(${x} ${y})">`;
    if (part === 1) return `${at}${full}</g>`;
    const cut = decimal(height * (1 - part));
    const rest = decimal(height * part);
    return `${at}${ghost}<svg y="${cut}" width="${width}" height="${rest}" viewBox="0 ${cut} ${width} ${rest}">${full}</svg></g>`;
  });
  const lines = Math.max(1, Math.ceil(places / perLine));
  return `<svg aria-hidden="true" viewBox="0 0 ${perLine * step} ${lines * (height + 4)}">${shapes.join("")}</svg>`;
}
