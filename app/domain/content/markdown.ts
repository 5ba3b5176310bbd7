import type { Element, Root } from "hast";
import type { Nodes, Root as MarkdownRoot } from "mdast";
import rehypeStringify from "rehype-stringify";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { SKIP, visit } from "unist-util-visit";
import { VFile } from "vfile";
import { matter } from "vfile-matter";
import { figureToHast, rehypeFigureRoles } from "~/domain/figure/figure-html";
import { rehypePhoneLinks } from "./rehype-phone-links";
import { rehypeNumberColumns, rehypeScrollableTables, rehypeTableHeaders } from "./rehype-tables";
import { frenchTypography } from "./typography";

function rehypeFrenchTypography() {
  return (tree: Root) => {
    visit(tree, (node) => {
      if (node.type === "element" && node.tagName === "code") return SKIP;
      if (node.type === "text") node.value = frenchTypography(node.value);
      return undefined;
    });
  };
}

/** In a list, an answer's question is an `h3`. */
function rehypeAnswerHeadings() {
  return (tree: Root) => {
    visit(tree, "element", (node: Element) => {
      if (node.tagName === "h3") node.tagName = "h4";
    });
  };
}

const toHtml = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, { handlers: { figure: figureToHast } })
  .use(rehypeFrenchTypography)
  .use(rehypeTableHeaders)
  .use(rehypeFigureRoles)
  .use(rehypeNumberColumns)
  .use(rehypeScrollableTables)
  .freeze();
const renderer = toHtml().use(rehypePhoneLinks).use(rehypeStringify).freeze();
const answerRenderer = toHtml().use(rehypeAnswerHeadings).use(rehypeStringify).freeze();

/** Markdown, with tables, as HTML in French typography; numbers to call are links. Raw HTML in it is dropped. */
export function renderMarkdown(markdown: string): string {
  return renderer.processSync(markdown).toString().trim();
}

/** A FAQ's answer, whose `###` become `h4`; its numbers become links when it is shown (`sanitizeAnswer`). */
export function renderAnswer(tree: MarkdownRoot): string {
  return answerRenderer.stringify(answerRenderer.runSync(tree)).trim();
}

export function parseMarkdown(markdown: string): MarkdownRoot {
  return toHtml.parse(markdown);
}

export function plainText(node: Nodes): string {
  if ("value" in node) return node.value;
  return "children" in node ? node.children.map(plainText).join("") : "";
}

/** A Markdown tree as HTML in French typography. */
export function renderTree(tree: MarkdownRoot): string {
  return renderer.stringify(renderer.runSync(tree)).trim();
}

/** The YAML front matter (unchecked) and the Markdown body of a content file. */
export function splitFrontMatter(raw: string): { frontMatter: unknown; body: string } {
  const file = new VFile(raw);
  matter(file, { strip: true });
  return { frontMatter: file.data.matter ?? {}, body: String(file).trim() };
}
