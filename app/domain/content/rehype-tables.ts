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

/** « 1 200 », « 2,4 mg », « ≈ 15 % », « — »: a number and its unit, or none. */
const NUMBER = /^(?:[—–-]|[≈~<>≤≥±+−-]?\s?\d[\d\s.,]*(?:\s?(?:%|°C|€|\p{L}{1,4}))?)$/u;

/** Cells of a column of numbers have the class `number`. */
export function rehypeNumberColumns() {
  return (tree: Root) => {
    for (const table of elementsOf(tree, "table").filter((one) => !isFigureTable(one))) {
      const [head = [], ...rows] = rowsOf(table);
      for (const column of head.keys()) {
        const texts = rows.map((cells) => cells[column]).map((cell) => (cell ? toText(cell).trim() : ""));
        if (column === 0 || !texts.some((text) => /\d/.test(text))) continue;
        if (!texts.every((text) => NUMBER.test(text))) continue;
        for (const cells of [head, ...rows]) {
          const cell = cells[column];
          if (cell) cell.properties["className"] = ["number"];
        }
      }
    }
  };
}

function tableName(table: Element): string {
  const columns = elementsOf(table, "th").filter(({ properties }) => properties["scope"] === "col");
  return frenchTypography(`Tableau : ${columns.map((column) => toText(column)).join(", ")}`);
}

/** A table of two columns fits any screen: only a wider one is a stop for the keyboard, with a name. */
const FITTING_COLUMNS = 2;

/** Each table is in a box that scrolls. */
export function rehypeScrollableTables() {
  return (tree: Root) => {
    visit(tree, "element", (node: Element, index, parent) => {
      if (node.tagName !== "table" || isFigureTable(node) || !parent || index === undefined) return undefined;
      const [head = []] = rowsOf(node);
      const canScroll = head.length > FITTING_COLUMNS;
      const box: ElementContent = {
        type: "element",
        tagName: "div",
        properties: {
          className: ["table-scroll"],
          ...(canScroll && { tabIndex: 0, role: "group", ariaLabel: tableName(node) }),
        },
        children: [node],
      };
      parent.children[index] = box;
      return SKIP;
    });
  };
}
