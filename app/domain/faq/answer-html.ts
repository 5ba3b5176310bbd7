import { toText } from "hast-util-to-text";
import rehypeParse from "rehype-parse";
import rehypeSanitize, { type Options } from "rehype-sanitize";
import rehypeStringify from "rehype-stringify";
import { unified } from "unified";

const allowed: Options = {
  tagNames: [
    ...["p", "br", "h3", "h4", "ul", "ol", "li", "strong", "em", "del", "blockquote", "a", "sup", "sub"],
    ...["table", "thead", "tbody", "tr", "th", "td", "div"],
  ],
  attributes: {
    a: ["href"],
    th: ["align", ["scope", "col", "row"]],
    td: ["align"],
    ol: ["start"],
    // the box around a table that is wider than a phone
    div: [["className", "table-scroll"], "tabIndex", ["role", "group"], "ariaLabel"],
  },
  protocols: { href: ["https"] },
  strip: ["script", "style", "iframe", "object", "template", "noscript", "svg", "math"],
};

const parser = unified().use(rehypeParse, { fragment: true }).freeze();
const sanitizer = parser().use(rehypeSanitize, allowed).use(rehypeStringify).freeze();

/**
 * HTML that came from the database, reduced to what an answer may hold: text, lists, tables and links that are
 * relative or https. What is not allowed is dropped; the text inside it stays.
 */
export function sanitizeAnswer(html: string): string {
  return sanitizer.processSync(html).toString();
}

/** The words of an answer, without its HTML; a line for each block. */
export function answerText(html: string): string {
  return toText(parser.parse(html));
}

/** A sanitised answer for its own page: its headings come right under the page's `h1`. */
export function withPageHeadings(answer: string): string {
  return answer.replaceAll(/<(\/?)h[34]>/g, "<$1h2>");
}
