import type { Root } from "hast";
import { toText } from "hast-util-to-text";
import { LRUCache } from "lru-cache";
import rehypeParse from "rehype-parse";
import rehypeSanitize, { type Options } from "rehype-sanitize";
import rehypeStringify from "rehype-stringify";
import { unified } from "unified";
import { SKIP, visit } from "unist-util-visit";
import { rehypePhoneLinks } from "~/domain/text/rehype-phone-links";

const allowed: Options = {
  tagNames: [
    "p",
    "br",
    "h3",
    "h4",
    "h5",
    "ul",
    "ol",
    "li",
    "strong",
    "em",
    "del",
    "blockquote",
    "a",
    "sup",
    "sub",
    "table",
    "thead",
    "tbody",
    "tr",
    "th",
    "td",
    "div",
    "figure",
    "figcaption",
    "caption",
    "span",
  ],
  attributes: {
    // Allow links to phone numbers, but not to codes that a phone would execute.
    a: [
      ["href", /^(?!tel:)/i, /^tel:\+?\d+$/],
      ["hrefLang", /^[a-z]{2}$/],
    ],
    figure: [["dataFigure", "bars", "pictograms", "drawing", "columns"]],
    caption: [["className", "sr-only"]],
    table: [
      ["className", "bars", "pictograms", "stacked"],
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
      ["className", "value", "number", "drawn"],
      "dataLabel",
      ["ariaHidden", "true"],
      ["dataBars", /^[a-z\d., |]*$/],
      ["dataCount", /^[\d.]+ [a-z]+$/],
      ["dataAim", /^[\d.]+$/],
    ],
    ul: [["className", "figure-key"]],
    li: [["dataMark", /^[a-z]+$/]],
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
  protocols: { href: ["https", "tel"] },
  strip: ["script", "style", "iframe", "object", "template", "noscript", "svg", "math"],
};

const parser = unified().use(rehypeParse, { fragment: true }).freeze();
const sanitizer = parser().use(rehypeSanitize, allowed).use(rehypePhoneLinks).use(rehypeStringify).freeze();

/** Cached, because parsing an answer blocks the thread for 4 ms. The size is in characters. */
const texts = new LRUCache<string, { text: string; prose: string }>({
  maxSize: 8 * 1024 * 1024,
  sizeCalculation: ({ text, prose }, html) => html.length + text.length + prose.length + 1,
  memoMethod: (html) => readTexts(parser.parse(html)),
});

function readTexts(tree: Root): { text: string; prose: string } {
  const text = toText(withoutDecoration(tree));
  const paragraphs = tree.children.filter((node) => node.type === "element" && node.tagName === "p");
  const sentences = paragraphs
    .map((paragraph) => toText({ type: "root", children: [paragraph] }).replace(/[ \t\r\n]+/g, " "))
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => SENTENCE_END.test(paragraph));
  return { text, prose: sentences.join(" ") };
}

/** A paragraph with another end introduces a list, a table or a figure. */
const SENTENCE_END = /[.!?…][»)\s]*$/;

/** Removes drawings and the secondary texts of figures: the key, the sources and the table's caption. */
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

/**
 * Reduces HTML from the database to text, lists, tables, figures and relative or https links, and links phone numbers.
 * Drops forbidden elements but preserves their text, except the text of scripts, styles and the like.
 */
export function sanitizeAnswer(html: string): string {
  const tree = sanitizer.runSync(sanitizer.parse(html));
  const clean = sanitizer.stringify(tree);
  // Cache the text now, because parsing `clean` again later would be most of the work.
  texts.set(clean, readTexts(tree));
  return clean;
}

/** The text of an answer, one line per block. */
export function answerText(html: string): string {
  return texts.memo(html).text;
}

/**
 * The paragraphs of an answer as one line. Leaves out lists, tables and figures, because their parts mislead on their own: a line
 * of « À ne pas faire » reads like advice.
 */
export function answerProse(html: string): string {
  return texts.memo(html).prose;
}

const LEAD_LENGTH = 160;
const sentences = new Intl.Segmenter("fr", { granularity: "sentence" });

/**
 * The first paragraph of an answer's text. A long paragraph is cut after about 160 characters, at the end of a sentence. The
 * lead never ends with a question, because « Il s’étouffe ? » is useless without « Appelez le 15 ».
 */
export function answerLead(html: string): string {
  const [paragraph = ""] = answerText(html).trim().split("\n");
  let lead = "";
  for (const { segment } of sentences.segment(paragraph)) {
    const isWhole = lead !== "" && !lead.trim().endsWith("?");
    if (isWhole && lead.length + segment.length > LEAD_LENGTH) break;
    lead += segment;
  }
  return lead.trim();
}
