import type { Root } from "hast";
import type { Nodes, Root as MarkdownRoot } from "mdast";
import rehypeStringify from "rehype-stringify";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { SKIP, visit } from "unist-util-visit";
import { figureToHast } from "../figures/figure-html";
import { withHeadings } from "../../app/text/headings";
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

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

const renderer = unified()
  .use(remarkRehype, { handlers: { figure: figureToHast } })
  .use(rehypeFrenchTypography)
  .use(rehypeTables)
  .use(rehypeStringify)
  .freeze();
const pageRenderer = renderer().use(rehypePhoneLinks).freeze();

/** Renders Markdown with tables as HTML in French typography. Links phone numbers and drops raw HTML. */
export function renderMarkdown(markdown: string): string {
  return renderTree(parseMarkdown(markdown));
}

/** `###` becomes `h4`, because in a list the question above is an `h3`. Does not link phone numbers, because the sanitizer does. */
export function renderAnswer(tree: MarkdownRoot): string {
  return withHeadings(renderer.stringify(renderer.runSync(tree)).trim(), "h4");
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
