import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import { plainText } from "../render/markdown";
import { FENCES, figureTexts, isFigureFence } from "../figures/read-figures";
import { nearestName } from "./content-fields";
import { countWords } from "./read-guide";

/** The parts of a Markdown text that checks need. They take less memory than the text's syntax tree. */
export type WrittenText = {
  links: string[];
  pieces: string[];
  /** The visible texts by paragraph. A heading, a table row and a figure each count as a paragraph. */
  paragraphs: string[];
  /** The text without the blocks of its figures. */
  prose: string;
  wrong: string[];
};

/** Must run before `readFigures` replaces the figures in the tree. @throws ContentError for a figure with unreadable fields */
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

/** A problem, with its line, for each part that is valid Markdown but that the site would drop or show unrendered. */
function wrongMarkdown(tree: Root): string[] {
  const problems: string[] = [];
  visit(tree, (node) => {
    const refuse = (what: string) =>
      void problems.push(`passage de la ligne ${node.position?.start.line ?? "?"} du texte : ${what}`);
    if (node.type === "html")
      refuse(`le site ne montre pas le HTML, « ${node.value.split("\n")[0] ?? ""} » : écrivez en Markdown`);
    else if (node.type === "image" || node.type === "imageReference")
      refuse("le site ne montre pas d’image Markdown : un dessin s’écrit dans un bloc « dessin »");
    else if (node.type === "code" && !isFigureFence(node))
      refuse(
        `« ${node.lang ?? "```"} » n’est pas un bloc : il y a ${FENCES.join(", ")}${nearestName(node.lang ?? "", FENCES)}`,
      );
    else if (node.type === "text" && /\][ \u00a0\u202f]?\(/.test(node.value))
      refuse("ce lien ne se lit pas : ni espace entre « ] » et « ( », ni dans l’adresse");
    else if (node.type === "heading" && node.depth === 1)
      refuse("« # » est le titre de la page, qui vient de ses champs : écrivez « ## » ou « ### »");
    else if (node.type === "paragraph") for (const problem of longSentences(plainText(node))) refuse(problem);
  });
  return problems;
}

const MOST_WORDS = 50;

/** Returns a problem for each sentence that a reader would have to read twice. */
export function longSentences(text: string): string[] {
  return text
    .split(/(?<=[.!?…])\s+(?=[\p{Lu}«\d])/u)
    .map((sentence) => ({ sentence, words: countWords(sentence) }))
    .filter(({ words }) => words > MOST_WORDS)
    .map(
      ({ sentence, words }) =>
        `« ${sentence.split(/\s/).slice(0, 4).join(" ")} » commence une phrase de ${words} mots : ${MOST_WORDS} au plus, coupez-la`,
    );
}
