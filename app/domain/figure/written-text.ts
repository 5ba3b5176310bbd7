import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import { plainText } from "~/domain/content/markdown";
import { figureTexts, isFigureFence } from "./read-figures";

/** What checks ask of a Markdown text: it is small, and a tree is not. */
export type WrittenText = {
  /** The addresses of its links. */
  links: string[];
  /** What a visitor reads, also in its figures. */
  pieces: string[];
  /** Its text without what the blocks of its figures say. */
  prose: string;
};

/** Reads a text and its figures, before `readFigures`. @throws YAMLParseError for a figure whose fields cannot be read */
export function readWrittenText(tree: Root): WrittenText {
  const links: string[] = [];
  const pieces: string[] = [];
  visit(tree, (node) => {
    if (node.type === "link") links.push(node.url);
    else if (node.type === "text") pieces.push(node.value);
    else if (node.type === "code" && isFigureFence(node)) pieces.push(...figureTexts(node));
  });
  const blocks = tree.children.filter((node) => !isFigureFence(node));
  return { links, pieces, prose: blocks.map(plainText).join("") };
}
