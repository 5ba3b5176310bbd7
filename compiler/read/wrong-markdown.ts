import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import { FENCES } from "../figures/figure";
import { isFigureFence } from "../figures/read-figures";
import { plainText } from "../render/markdown";
import { longSentences } from "./long-sentences";
import { nearestName } from "./nearest-name";

/**
 * Returns a problem, with its line, for each part of a text that is valid Markdown but that the site would drop or show
 * unrendered.
 */
export function wrongMarkdown(tree: Root): string[] {
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
