import type { Root, RootContent } from "hast";
import { toText } from "hast-util-to-text";
import rehypeParse from "rehype-parse";
import rehypeSanitize, { type Options } from "rehype-sanitize";
import rehypeStringify from "rehype-stringify";
import { unified } from "unified";
import { SKIP, visit } from "unist-util-visit";
import { leadOf } from "~/text/excerpt";
import { SMS_EMERGENCY } from "~/text/phone-numbers";
import { rehypePhoneLinks } from "~/text/rehype-phone-links";
import { SHAPE_ATTRIBUTES, SHAPES } from "~/text/shapes";

/** The values of a shape's attributes: numbers and commands, never an address. */
const SHAPE_VALUE = /^(?!.*url)[\w\s.,%()+-]*$/is;

const shapeAttributes = SHAPE_ATTRIBUTES.map((name): [string, RegExp] =>
  name === "class"
    ? ["className", /^art(?:-[a-z\d-]+)?$/]
    : [name.replace("data-ordre", "dataOrdre"), SHAPE_VALUE],
);

const TEXT_TAGS = "p br h3 h4 h5 ul ol li strong em del blockquote a sup sub".split(" ");
const TABLE_TAGS = "table caption thead tbody tr th td".split(" ");

const allowed: Options = {
  tagNames: [...TEXT_TAGS, ...TABLE_TAGS, "div", "span", "figure", "figcaption", ...SHAPES],
  attributes: {
    ...Object.fromEntries(SHAPES.map((name) => [name, shapeAttributes])),
    svg: [
      ...shapeAttributes,
      ["viewBox", /^[-\d. ]*$/],
      ["role", "img"],
      ["ariaHidden", "true"],
      "ariaLabel",
    ],
    // Allow links to phone numbers, but not to codes that a phone would execute.
    a: [
      ["href", /^(?!tel:|sms:)/i, /^tel:\+?\d+$/, `sms:${SMS_EMERGENCY}`],
      ["hrefLang", /^[a-z]{2}$/],
    ],
    figure: [["dataFigure", "bars", "pictograms", "drawing", "columns", "swaps"]],
    caption: [["className", "sr-only"]],
    span: [["className", "sr-only"]],
    table: [
      ["className", "bars", "pictograms", "stacked", "swaps"],
      ["role", "table"],
    ],
    thead: [["role", "rowgroup"]],
    tbody: [["role", "rowgroup"]],
    tr: [
      ["role", "row"],
      ["className", "total"],
    ],
    th: [
      "align",
      ["scope", "col", "row"],
      ["role", "columnheader", "rowheader"],
      ["className", "value", "number"],
      "dataLabel",
    ],
    td: [
      "align",
      ["role", "cell"],
      ["className", "value", "number", "drawn", "food-eviter", "food-oui", "food-limiter"],
      "dataLabel",
      ["ariaHidden", "true"],
    ],
    ul: [["className", "figure-key"]],
    p: [["className", "figure-note"]],
    ol: ["start"],
    div: [
      ["className", "table-scroll", "figure-source", "figure-pinned", "figure-columns"],
      ["dataMark", "yes", "no"],
      ["dataDrawing", /^[a-z\d-]+$/],
      "tabIndex",
      ["role", "group"],
      "ariaLabel",
    ],
  },
  protocols: { href: ["https", "tel", "sms"] },
  strip: ["script", "style", "iframe", "object", "template", "noscript", "math"],
};

/** Removes, with their content, shapes outside a figure's drawing, and other elements inside it. */
function rehypeDrawings() {
  return (tree: Root) => {
    tree.children = tree.children.filter((node) => isKept(node, "text"));
  };
}

function isKept(node: RootContent, place: "text" | "figure" | "drawing"): boolean {
  if (node.type !== "element") return true;
  const isDrawing = node.tagName === "svg" && place !== "text";
  if (SHAPES.includes(node.tagName) !== (isDrawing || place === "drawing")) return false;
  const inner = isDrawing ? "drawing" : node.tagName === "figure" ? "figure" : place;
  node.children = node.children.filter((child) => isKept(child, inner));
  return true;
}

const parser = unified().use(rehypeParse, { fragment: true }).freeze();
const sanitizer = unified().use(rehypeDrawings).use(rehypeSanitize, allowed).use(rehypePhoneLinks).freeze();
const writer = unified().use(rehypeStringify, { closeEmptyElements: true, tightSelfClosing: true }).freeze();

export type AnswerTexts = { lead: string; text: string; prose: string };

export const parseHtml = (html: string): Root => parser.parse(html);
export const writeHtml = (tree: Root): string => writer.stringify(tree);

/** The tree of sanitized HTML, as `sanitizeAnswer` writes it. */
export function sanitizedTree(html: string): Root {
  return sanitizer.runSync(parser.parse(html));
}

/**
 * Reduces HTML from the database to text, lists, tables, figures with their drawings and relative or https links, and links phone
 * numbers. Drops forbidden elements but preserves their text, except the text of scripts, styles and the like.
 */
export function sanitizeAnswer(html: string): AnswerTexts & { answer: string } {
  const tree = sanitizedTree(html);
  return { answer: writeHtml(tree), ...answerTexts(tree) };
}

export function answerTexts(tree: Root): AnswerTexts {
  const text = toText(withoutDecoration(tree));
  return { lead: leadOf(text), text, prose: proseOf(tree) };
}

export function answerText(html: string): string {
  return answerTexts(parser.parse(html)).text;
}

// Leaves out lists, tables and figures, because their parts mislead on their own: a line of « À ne pas faire » reads like advice.
function proseOf(tree: Root): string {
  const paragraphs = tree.children.filter((node) => node.type === "element" && node.tagName === "p");
  return paragraphs
    .map((paragraph) => toText({ type: "root", children: [paragraph] }).replace(/[ \t\r\n]+/g, " "))
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => SENTENCE_END.test(paragraph))
    .join(" ");
}

/** A paragraph with another end introduces a list, a table or a figure. */
const SENTENCE_END = /[.!?…][»)\s]*$/;

/** Removes drawings, what is hidden from screen readers, and the keys, sources and captions of figures. */
function withoutDecoration(tree: Root): Root {
  visit(tree, "element", ({ tagName, properties }, index, parent) => {
    const classes = properties["className"];
    const isLeftOut =
      tagName === "svg" ||
      tagName === "caption" ||
      properties["ariaHidden"] === "true" ||
      (Array.isArray(classes) && classes.some((name) => name === "figure-key" || name === "figure-source"));
    if (!isLeftOut || !parent || index === undefined) return undefined;
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
  return tree;
}
