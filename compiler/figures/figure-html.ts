import type { Element, ElementContent } from "hast";
import type { State } from "mdast-util-to-hast";
import { visit } from "unist-util-visit";
import { sourceLabel, sourceLinks } from "../../app/shell/article/source";
import type { BarPart, ColumnsFigure, DrawingFigure, Figure, FigureNode, Row, TableFigure } from "./figure";

const element = (
  tagName: string,
  properties: Element["properties"],
  ...children: ElementContent[]
): Element => ({
  type: "element",
  tagName,
  properties,
  children,
});
const text = (value: string): ElementContent => ({ type: "text", value });

/**
 * A figure as HTML without its drawings: the compiler adds the SVG to the elements with `data-bars`, `data-count`, `data-mark` or
 * `data-drawing`.
 */
function figureToHast(state: State, node: FigureNode): Element {
  const { figure } = node;
  const caption = element(
    "figcaption",
    {},
    element("h3", {}, text(figure.title)),
    ...(figure.summary === "" ? [] : [element("p", {}, text(figure.summary))]),
  );
  const [table] = state.all(node).filter((child) => child.type === "element");
  return element(
    "figure",
    { dataFigure: figure.kind },
    caption,
    ...content(figure, table),
    ...(figure.note === null ? [] : [element("p", { className: ["figure-note"] }, text(figure.note))]),
    sourceLine(figure),
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
  return element(
    "div",
    { dataMark: mark },
    element("h5", {}, text(title)),
    element("ul", {}, ...lines.map((line) => element("li", { dataMark: mark }, text(line)))),
  );
}

function drawing({ name, legend }: DrawingFigure): Element[] {
  const place = element("div", { dataDrawing: name });
  if (legend.length === 0) return [place];
  const items = legend.map((line) =>
    element(
      "li",
      {},
      element("strong", {}, text(line.title)),
      text(" "),
      element("span", {}, text(line.text)),
    ),
  );
  return [element("div", { className: ["figure-pinned"] }, place, element("ol", {}, ...items))];
}

function key({ key: entries }: TableFigure): Element[] {
  if (entries.length === 0) return [];
  return [
    element(
      "ul",
      { className: ["figure-key"] },
      ...entries.map(({ mark, text: words }) => element("li", { dataMark: mark }, text(words))),
    ),
  ];
}

const partText = ({ from, width, color }: BarPart) => `${from} ${width} ${color}`;
const lanesText = ({ lanes }: Row) => lanes.map((parts) => parts.map(partText).join(", ")).join(" | ");

/** The table, with a decorative cell before the first drawn value. Explicit roles survive the grid layout of phones. */
function drawnTable(table: Element, { title, columns, rows, aim, symbol, hasTotal }: TableFigure): Element {
  const at = columns[0] ?? 1;
  table.properties = { className: [symbol ? "pictograms" : "bars"], role: "table" };
  table.children.unshift(element("caption", { className: ["sr-only"] }, text(title)));
  let bodyRow = -1;
  visit(table, "element", (node) => {
    if (node.tagName !== "tr") return;
    node.properties = { role: "row" };
    const cells = node.children.filter((child) => child.type === "element");
    cells.forEach((cell, index) => {
      cell.properties = columns.includes(index) ? { className: ["value"] } : {};
    });
    const row = rows[bodyRow];
    const isLast = bodyRow === rows.length - 1;
    bodyRow += 1;
    if (row && isLast && hasTotal) node.properties["className"] = ["total"];
    cells.splice(at, 0, barCell(row, aim, symbol));
    node.children = cells;
  });
  return table;
}

function barCell(row: Row | undefined, aim: number | null, symbol: string | null): Element {
  const properties: Element["properties"] = { className: ["drawn"], ariaHidden: "true" };
  if (row && symbol) properties["dataCount"] = `${row.count} ${symbol}`;
  if (row && !symbol) properties["dataBars"] = lanesText(row);
  if (row && aim !== null) properties["dataAim"] = String(aim);
  return element("td", properties);
}

export const sourcesLabel = ({ sources }: Figure) => (sources.length > 1 ? "Sources : " : "Source : ");

function sourceLine(figure: Figure): Element {
  const { sources, precision } = figure;
  const parts = sources.flatMap((source, index): ElementContent[] => {
    const { page } = sourceLinks(source);
    // The sanitizer drops other URLs, and would leave an empty link.
    const href = page?.startsWith("https:") ? page : null;
    const name = text(sourceLabel(source));
    const { lang, hreflang = lang } = source;
    const language = hreflang ? { hrefLang: hreflang } : {};
    return [text(index > 0 ? " ; " : ""), href ? element("a", { href, ...language }, name) : name];
  });
  return element(
    "div",
    { className: ["figure-source"] },
    text(sourcesLabel(figure)),
    ...parts,
    text(precision === null ? "." : `. ${precision}`),
  );
}

export const figureHandlers = { figure: figureToHast };
