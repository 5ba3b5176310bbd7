import type { Element, ElementContent, Root } from "hast";
import { toText } from "hast-util-to-text";
import { SKIP, visit } from "unist-util-visit";
import { frenchTypography } from "../../app/text/typography";

/** Such a table belongs to a figure, which sets the columns and the scrolling box itself. */
const hasRole = ({ properties }: Element) => properties["role"] === "table";

export function rehypeTableHeaders() {
  return (tree: Root) => {
    visit(tree, "element", (cell: Element, _index, row) => {
      if (cell.tagName === "th") cell.properties["scope"] = "col";
      if (cell.tagName !== "td" || row?.children.find(({ type }) => type === "element") !== cell) return;
      cell.tagName = "th";
      cell.properties["scope"] = "row";
    });
  };
}

/** Browsers drop implicit roles if CSS lays rows out as grids. */
export function rehypeTableRoles() {
  return (tree: Root) => {
    visit(tree, "element", (table) => {
      if (table.tagName !== "table" || !hasRole(table)) return undefined;
      visit(table, "element", (node) => {
        if (node.tagName === "thead" || node.tagName === "tbody") node.properties["role"] = "rowgroup";
        if (node.tagName === "th")
          node.properties["role"] = node.properties["scope"] === "col" ? "columnheader" : "rowheader";
        if (node.tagName === "td" && node.properties["ariaHidden"] === undefined)
          node.properties["role"] = "cell";
      });
      return SKIP;
    });
  };
}

/**
 * A table with at most this many columns fits every screen. A wider table that is not stacked is focusable, until a script finds that it
 * fits.
 */
const FITTING_COLUMNS = 2;

const ROLES: Record<string, string> = { thead: "rowgroup", tbody: "rowgroup", tr: "row", td: "cell" };

/** In characters. On a phone, a column with longer texts is too narrow beside two others. */
const LONG_TEXT = 35;
/** In characters. On a phone, two columns with longer texts are too narrow side by side. */
const LONG_PAIR = 60;

const isLonger = (length: number) => (cell: Element) => toText(cell).length > length;

function isCrowded([head = [], ...rows]: Element[][]): boolean {
  return rows.some((cells) =>
    head.length > FITTING_COLUMNS
      ? cells.slice(1).some(isLonger(LONG_TEXT))
      : cells.every(isLonger(LONG_PAIR)),
  );
}

/** Prepares tables with long texts for a phone, where each row becomes a block of labelled lines. */
export function rehypeStackedTables() {
  return (tree: Root) => {
    for (const table of elementsOf(tree, "table").filter((one) => !hasRole(one))) {
      const [head = [], ...rows] = rowsOf(table);
      if (!isCrowded([head, ...rows])) continue;
      table.properties = { ...table.properties, role: "table", className: ["stacked"] };
      for (const node of elementsOf(table, "thead", "tbody", "tr", "td", "th")) {
        const headerRole = node.properties["scope"] === "col" ? "columnheader" : "rowheader";
        node.properties["role"] = ROLES[node.tagName] ?? headerRole;
      }
      for (const cells of rows) {
        for (const [column, cell] of cells.entries()) {
          const label = head[column];
          // A short header introduces its row without a label.
          if (label && (column > 0 || isLonger(LONG_TEXT)(cell)))
            cell.properties["dataLabel"] = frenchTypography(`${toText(label)} : `);
        }
      }
    }
  };
}

function elementsOf(parent: Element | Root, ...names: string[]): Element[] {
  const found: Element[] = [];
  visit(parent, "element", (node: Element) => {
    if (names.includes(node.tagName)) found.push(node);
  });
  return found;
}

const rowsOf = (table: Element) => elementsOf(table, "tr").map((row) => elementsOf(row, "th", "td"));

const AMOUNT = /[≈~<>≤≥±+−-]?\s?\d[\d\s.,]*/.source;
const ABOUT = /(?:environ|au moins|(?:un peu )?(?:plus|moins) de|jusqu’à|de)\s/.source;
const UNIT = /\s?(?:%|°C|€|\p{L}{1,4})/u.source;

/** « 1 200 », « ≈ 2,4 mg », « environ 15 % », « 10 à 12 cl », « 3 g au plus », « presque rien », « — »: an optional number with a unit. */
const NUMBER = new RegExp(
  `^(?:[—–-]|presque rien|(?:${ABOUT})?${AMOUNT}(?:\\s?(?:à|/)\\s${AMOUNT})?(?:${UNIT})?(?: au plus)?)$`,
  "u",
);

/** Whether a column contains only numbers. `texts` are its cells, without the header. */
export function areNumbers(texts: string[]): boolean {
  return texts.some((text) => /\d/.test(text)) && texts.every((text) => NUMBER.test(text));
}

export function rehypeNumberColumns() {
  return (tree: Root) => {
    for (const table of elementsOf(tree, "table").filter((one) => !hasRole(one))) {
      const [head = [], ...rows] = rowsOf(table);
      for (const column of head.keys()) {
        const texts = rows.map((cells) => cells[column]).map((cell) => (cell ? toText(cell).trim() : ""));
        if (column === 0 || !areNumbers(texts)) continue;
        for (const cells of [head, ...rows]) {
          const cell = cells[column];
          if (cell) cell.properties["className"] = ["number"];
        }
      }
    }
  };
}

/** A visually hidden caption, made of the column headers, which are visible anyway. */
function captionOf(table: Element): Element {
  const columns = elementsOf(table, "th").filter(({ properties }) => properties["scope"] === "col");
  const value = frenchTypography(`Tableau : ${columns.map((column) => toText(column)).join(", ")}`);
  return {
    type: "element",
    tagName: "caption",
    properties: { className: ["sr-only"] },
    children: [{ type: "text", value }],
  };
}

export function rehypeScrollableTables() {
  return (tree: Root) => {
    visit(tree, "element", (node: Element, index, parent) => {
      if (node.tagName !== "table" || hasRole(node) || !parent || index === undefined) return undefined;
      const rows = rowsOf(node);
      const canScroll = (rows[0]?.length ?? 0) > FITTING_COLUMNS && !isCrowded(rows);
      node.children.unshift(captionOf(node));
      const box: ElementContent = {
        type: "element",
        tagName: "div",
        properties: {
          className: ["table-scroll"],
          ...(canScroll && { tabIndex: 0, role: "group", ariaLabel: "Tableau à faire défiler" }),
        },
        children: [node],
      };
      parent.children[index] = box;
      return SKIP;
    });
  };
}
