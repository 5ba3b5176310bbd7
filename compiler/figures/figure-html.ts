import type { Element, ElementContent } from "hast";
import type { State } from "mdast-util-to-hast";
import { visit } from "unist-util-visit";
import { parseHtml } from "../../app/questions/answer/answer-html";
import { sourceLabel } from "../../app/shell/article/source";
import type {
  BarPart,
  ColumnsFigure,
  DrawingFigure,
  DrawnRow,
  Figure,
  FigureNode,
  TableFigure,
} from "./figure";
import { barsSvg, countSvg, strokeSvg } from "./paint-figures";

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
const drawn = (svg: string) => parseHtml(svg).children.filter((child) => child.type === "element");

export function figureToHast(state: State, node: FigureNode): Element {
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
  const svg = () => drawn(strokeSvg(mark));
  return element(
    "div",
    { dataMark: mark },
    ...svg(),
    element("h5", {}, text(title)),
    element("ul", {}, ...lines.map((line) => element("li", { dataMark: mark }, ...svg(), text(line)))),
  );
}

function drawing({ name, drawing: { svg }, legend }: DrawingFigure): Element[] {
  const place = element("div", { dataDrawing: name }, ...drawn(svg));
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
  const items = entries.map(({ mark, svg, text: words }) =>
    element("li", { dataMark: mark }, ...drawn(svg), text(words)),
  );
  return [element("ul", { className: ["figure-key"] }, ...items)];
}

/** The table, with a decorative cell before the first drawn value. Explicit roles survive the grid layout of phones. */
function drawnTable(table: Element, { kind, title, columns, rows, aim, hasTotal }: TableFigure): Element {
  const at = columns[0] ?? 1;
  table.properties = { className: [kind], role: "table" };
  table.children.unshift(element("caption", { className: ["sr-only"] }, text(title)));
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

const partText = ({ from, width, color }: BarPart) => `${from} ${width} ${color}`;

/** The cell of a header has no row. */
function drawnCell(row: DrawnRow | undefined, aim: number | null): Element {
  const properties: Element["properties"] = { className: ["drawn"], ariaHidden: "true" };
  if (!row) return element("td", properties);
  if ("count" in row) {
    const { count, symbol } = row;
    return element(
      "td",
      { ...properties, dataCount: `${count} ${symbol.name}` },
      ...drawn(countSvg(count, symbol)),
    );
  }
  const dataBars = row.lanes.map((parts) => parts.map(partText).join(", ")).join(" | ");
  const dataAim = aim === null ? {} : { dataAim: String(aim) };
  return element("td", { ...properties, dataBars, ...dataAim }, ...drawn(barsSvg(row.lanes, aim)));
}

export const sourcesLabel = ({ sources }: Figure) => (sources.length > 1 ? "Sources : " : "Source : ");

function sourceLine(figure: Figure): Element {
  const { sources, precision } = figure;
  const parts = sources.flatMap((source, index): ElementContent[] => {
    const { url, lang, hreflang = lang } = source;
    // The sanitizer drops other URLs, and would leave an empty link.
    const href = url?.startsWith("https:") ? url : null;
    const name = text(sourceLabel(source));
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
