import { toText } from "hast-util-to-text";
import { LRUCache } from "lru-cache";
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

/** Results of a text, those used last kept by its content: sanitising an answer takes 4 ms of the only thread. */
function keptByContent(compute: (text: string) => string): LRUCache<string, string> {
  return new LRUCache<string, string>({
    // In characters, of two bytes at most; the site's 180 answers and their results are 0.7 million.
    maxSize: 8 * 1024 * 1024,
    sizeCalculation: (result, text) => text.length + result.length + 1,
    memoMethod: compute,
  });
}

const sanitized = keptByContent((html) => sanitizer.processSync(html).toString());
const texts = keptByContent((html) => toText(parser.parse(html)));

/**
 * HTML that came from the database, reduced to what an answer may hold: text, lists, tables and links that are
 * relative or https. What is not allowed is dropped; the text inside it stays.
 */
export function sanitizeAnswer(html: string): string {
  return sanitized.memo(html);
}

/** The words of an answer, without its HTML; a line for each block. */
export function answerText(html: string): string {
  return texts.memo(html);
}

/** A sanitised answer for its own page: its headings come right under the page's `h1`. */
export function withPageHeadings(answer: string): string {
  return answer.replaceAll(/<(\/?)h[34]>/g, "<$1h2>");
}
