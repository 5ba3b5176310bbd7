import type { Element, ElementContent, Root } from "hast";
import { toText } from "hast-util-to-text";
import { SKIP, visit } from "unist-util-visit";
import { isFigureTable } from "~/domain/figure/figure-html";
import { frenchTypography } from "./typography";

/** The first cell of each row is its header. */
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

/** « 1 200 », « ≈ 2,4 mg », « environ 15 % », « 10 à 12 cl », « 3 g au plus », « presque rien », « — »: a number and its unit, or none. */
const NUMBER = new RegExp(
  `^(?:[—–-]|presque rien|(?:${ABOUT})?${AMOUNT}(?:\\s?(?:à|/)\\s${AMOUNT})?(?:${UNIT})?(?: au plus)?)$`,
  "u",
);

/** Whether a column's cells, without its header, are all numbers or none. */
export function areNumbers(texts: string[]): boolean {
  return texts.some((text) => /\d/.test(text)) && texts.every((text) => NUMBER.test(text));
}

/** Cells of a column of numbers have the class `number`. */
export function rehypeNumberColumns() {
  return (tree: Root) => {
    for (const table of elementsOf(tree, "table").filter((one) => !isFigureTable(one))) {
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

/** Not shown: the columns' headers say it. */
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

/** A table of two columns fits any screen: only a wider one is a stop for the keyboard. Where it fits too, a script ends that. */
const FITTING_COLUMNS = 2;

/** Each table has a caption, and is in a box that scrolls. */
export function rehypeScrollableTables() {
  return (tree: Root) => {
    visit(tree, "element", (node: Element, index, parent) => {
      if (node.tagName !== "table" || isFigureTable(node) || !parent || index === undefined) return undefined;
      const [head = []] = rowsOf(node);
      node.children.unshift(captionOf(node));
      const canScroll = head.length > FITTING_COLUMNS;
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
