import type { Element, Root } from "hast";
import type { Nodes, Root as MarkdownRoot } from "mdast";
import rehypeStringify from "rehype-stringify";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { SKIP, visit } from "unist-util-visit";
import { figureToHast } from "../figures/figure-html";
import { rehypePhoneLinks } from "../../app/text/rehype-phone-links";
import { rehypeTables } from "./rehype-tables";
import { frenchTypography, keepPronouns } from "../../app/text/typography";

function rehypeFrenchTypography() {
  return (tree: Root) => {
    visit(tree, (node) => {
      if (node.type === "element" && node.tagName === "code") return SKIP;
      if (node.type === "text") node.value = keepPronouns(frenchTypography(node.value));
      return undefined;
    });
  };
}

/** Makes headings start at `h4`, because in a list the question above an answer is an `h3`. */
function rehypeAnswerHeadings() {
  return (tree: Root) => {
    visit(tree, "element", (node: Element) => {
      if (node.tagName === "h3") node.tagName = "h4";
    });
  };
}

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

const renderer = unified()
  .use(remarkRehype, { handlers: { figure: figureToHast } })
  .use(rehypeFrenchTypography)
  .use(rehypeTables)
  .use(rehypeStringify)
  .freeze();
const pageRenderer = renderer().use(rehypePhoneLinks).freeze();
const answerRenderer = renderer().use(rehypeAnswerHeadings).freeze();

/** Renders Markdown with tables as HTML in French typography. Links phone numbers and drops raw HTML. */
export function renderMarkdown(markdown: string): string {
  return renderTree(parseMarkdown(markdown));
}

/** Renders an answer as HTML: `###` becomes `h4`. Does not link phone numbers, because the sanitizer links them. */
export function renderAnswer(tree: MarkdownRoot): string {
  return answerRenderer.stringify(answerRenderer.runSync(tree)).trim();
}

export function parseMarkdown(markdown: string): MarkdownRoot {
  return parser.parse(markdown);
}

export function plainText(node: Nodes): string {
  if ("value" in node) return node.value;
  return "children" in node ? node.children.map(plainText).join("") : "";
}

export function renderTree(tree: MarkdownRoot): string {
  return pageRenderer.stringify(pageRenderer.runSync(tree)).trim();
}
