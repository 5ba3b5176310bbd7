import type { Element, Root } from "hast";
import { toText } from "hast-util-to-text";
import { SKIP, visit } from "unist-util-visit";
import { frenchTypography } from "../../app/text/typography";
import { element } from "../figures/figure-html";
import { SWAPS } from "../figures/figure-table";

/** A table with so few columns fits every screen. A wider one that is not stacked is focusable, until a script finds that it fits. */
const FITTING_COLUMNS = 2;
/** In characters. On a phone, a column with longer texts is too narrow beside two others. */
const LONG_TEXT = 35;
/** In characters. On a phone, two columns with longer texts are too narrow side by side. */
const LONG_PAIR = 60;

export function rehypeTables() {
  return (tree: Root) => {
    visit(tree, "element", (table: Element, index, parent) => {
      if (table.tagName !== "table" || !parent || index === undefined) return undefined;
      const rows = elementsOf(table, "tr").map((row) => elementsOf(row, "th", "td"));
      markHeaders(rows);
      // A figure sets the columns and the scrolling box of its table.
      if (table.properties["role"] === "table") addRoles(table);
      else parent.children[index] = boxed(table, rows);
      if (String(table.properties["className"]) === SWAPS) parent.children[index] = swapsCard(table);
      return SKIP;
    });
  };
}

function elementsOf(parent: Element, ...names: string[]): Element[] {
  const found: Element[] = [];
  visit(parent, "element", (node: Element) => {
    if (names.includes(node.tagName)) found.push(node);
  });
  return found;
}

function markHeaders([head = [], ...body]: Element[][]): void {
  for (const cell of head) if (cell.tagName === "th") cell.properties["scope"] = "col";
  for (const [cell] of body) {
    if (!cell) continue;
    cell.tagName = "th";
    cell.properties["scope"] = "row";
  }
}

function swapsCard(table: Element): Element {
  const title = element("h3", {}, "Non, et à la place");
  return element("figure", { dataFigure: SWAPS }, element("figcaption", {}, title), table);
}

const ROLES: Record<string, string> = { thead: "rowgroup", tbody: "rowgroup", tr: "row", td: "cell" };

/** Browsers drop implicit roles if CSS lays rows out as grids. */
function addRoles(table: Element): void {
  for (const { tagName, properties } of elementsOf(table, "thead", "tbody", "tr", "td", "th")) {
    if (properties["ariaHidden"] !== undefined) continue;
    properties["role"] = ROLES[tagName] ?? (properties["scope"] === "col" ? "columnheader" : "rowheader");
  }
}

/** The table in a box that scrolls, with a visually hidden caption made of the column headers, which are visible anyway. */
function boxed(table: Element, [head = [], ...body]: Element[][]): Element {
  markNumbers(head, body);
  const isCrowded = body.some((cells) =>
    head.length > FITTING_COLUMNS
      ? cells.slice(1).some(isLonger(LONG_TEXT))
      : cells.every(isLonger(LONG_PAIR)),
  );
  if (isCrowded) stack(table, head, body);
  const title = frenchTypography(`Tableau : ${head.map((cell) => toText(cell)).join(", ")}`);
  table.children.unshift(element("caption", { className: ["sr-only"] }, title));
  const canScroll = head.length > FITTING_COLUMNS && !isCrowded;
  const focusable = canScroll && { tabIndex: 0, role: "group", ariaLabel: "Tableau à faire défiler" };
  return element("div", { className: ["table-scroll"], ...focusable }, table);
}

const isLonger = (length: number) => (cell: Element) => toText(cell).length > length;

/** Prepares a table with long texts for a phone, where each row becomes a block of labelled lines. */
function stack(table: Element, head: Element[], body: Element[][]): void {
  Object.assign(table.properties, { role: "table", className: ["stacked"] });
  addRoles(table);
  for (const cells of body)
    for (const [column, cell] of cells.entries()) {
      const label = head[column];
      // A short header introduces its row without a label.
      if (label && (column > 0 || isLonger(LONG_TEXT)(cell)))
        cell.properties["dataLabel"] = frenchTypography(`${toText(label)} : `);
    }
}

const AMOUNT = /[≈~<>≤≥±+−-]?\s?\d[\d\s.,]*/.source;
const ABOUT = /(?:environ|au moins|(?:un peu )?(?:plus|moins) de|jusqu’à|de)\s/.source;
const UNIT = /\s?(?:%|°C|€|\p{L}{1,4})/u.source;

/** « 1 200 », « ≈ 2,4 mg », « environ 15 % », « 10 à 12 cl », « 3 g au plus », « presque rien », « — »: an optional number with a unit. */
const NUMBER = new RegExp(
  `^(?:[—–-]|presque rien|(?:${ABOUT})?${AMOUNT}(?:\\s?(?:à|/)\\s${AMOUNT})?(?:${UNIT})?(?: au plus)?)$`,
  "u",
);

export function areNumbers(texts: string[]): boolean {
  return texts.some((text) => /\d/.test(text)) && texts.every((text) => NUMBER.test(text));
}

function markNumbers(head: Element[], body: Element[][]): void {
  for (const column of head.keys()) {
    const cells = body.flatMap((row) => row[column] ?? []);
    if (column === 0 || !areNumbers(cells.map((cell) => toText(cell).trim()))) continue;
    for (const cell of [head[column], ...cells]) if (cell) cell.properties["className"] = ["number"];
  }
}
