import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import { plainText } from "../render/markdown";
import { wrongMarkdown } from "./wrong-markdown";
import { figureTexts, isFigureFence } from "../figures/read-figures";

/** The parts of a Markdown text that checks need. They take less memory than the text's syntax tree. */
export type WrittenText = {
  /** The URLs of its links. */
  links: string[];
  /** The visible texts, including those of figures. */
  pieces: string[];
  /** The visible texts by paragraph. A heading, a table row and a figure each count as a paragraph. */
  paragraphs: string[];
  /** The text without the blocks of its figures. */
  prose: string;
  /** The problems that `wrongMarkdown` finds. */
  wrong: string[];
};

/**
 * Reads a text and its figures. Must run before `readFigures` replaces the figures in the tree. @throws YAMLParseError for a
 * figure with unreadable fields
 */
export function readWrittenText(tree: Root): WrittenText {
  const links: string[] = [];
  const pieces: string[] = [];
  const paragraphs: string[] = [];
  visit(tree, (node) => {
    if (node.type === "link") links.push(node.url);
    else if (node.type === "text") pieces.push(node.value);
    else if (node.type === "paragraph" || node.type === "heading") paragraphs.push(plainText(node));
    else if (node.type === "tableRow") paragraphs.push(node.children.map(plainText).join(" "));
    else if (node.type === "code" && isFigureFence(node)) {
      const said = figureTexts(node);
      pieces.push(...said);
      paragraphs.push(said.join(" "));
    }
  });
  const blocks = tree.children.filter((node) => !isFigureFence(node));
  return { links, pieces, paragraphs, prose: blocks.map(plainText).join(""), wrong: wrongMarkdown(tree) };
}
