import type { Element, Root as HtmlRoot } from "hast";
import type { Root, RootContent } from "mdast";
import rehypeParse from "rehype-parse";
import rehypeRemark, { type Options } from "rehype-remark";
import remarkGfm from "remark-gfm";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
import { SKIP, visit } from "unist-util-visit";
import { GLOSSARY_PATH } from "../../app/glossary/glossary-path";

const HIDDEN_CLASSES = new Set(["drawn", "figure-key"]);

/** A drawing becomes its text alternative; a decorative drawing is removed. */
const handlers: Options["handlers"] = {
  svg(_state, { properties }: Element) {
    const label = properties["ariaLabel"];
    if (typeof label !== "string") return undefined;
    return { type: "paragraph", children: [{ type: "text", value: `Dessin\u202f: ${label}` }] };
  },
};

const isTermLink = ({ tagName, properties: { href } }: Element) =>
  tagName === "a" && typeof href === "string" && href.startsWith(`${GLOSSARY_PATH}#`);

/** Removes what is only visual, such as bars, and links to the glossary; makes links absolute. */
function rehypeForReaders({ pageUrl }: { pageUrl: string }) {
  return (tree: HtmlRoot) => {
    visit(tree, "element", (node, index, parent) => {
      const { tagName, properties, children } = node;
      if (isTermLink(node) && parent && index !== undefined) {
        parent.children.splice(index, 1, ...children);
        return [SKIP, index];
      }
      const classes = properties["className"];
      const isHidden = Array.isArray(classes) && classes.some((name) => HIDDEN_CLASSES.has(String(name)));
      if (isHidden && parent && index !== undefined) {
        parent.children.splice(index, 1);
        return [SKIP, index];
      }
      const { href } = properties;
      if (tagName === "a" && typeof href === "string" && URL.canParse(href, pageUrl))
        properties["href"] = new URL(href, pageUrl).href;
      return undefined;
    });
  };
}

const parser = unified().use(rehypeParse, { fragment: true }).freeze();
const writer = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: "-", listItemIndent: "one" })
  .freeze();

export function htmlToMarkdown(html: string, pageUrl: string): RootContent[] {
  const converter = unified().use(rehypeForReaders, { pageUrl }).use(rehypeRemark, { handlers });
  const tree = converter.runSync(parser.parse(html));
  return isMarkdown(tree) ? tree.children : [];
}

function isMarkdown(tree: { type: string }): tree is Root {
  return tree.type === "root";
}

export function writeMarkdown(children: RootContent[]): string {
  return writer.stringify({ type: "root", children });
}
