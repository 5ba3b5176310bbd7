import type { ElementContent, Root } from "hast";
import { SKIP, visit } from "unist-util-visit";
import { type PhonePiece, splitPhoneNumbers } from "./phone-numbers";

/** Links phone numbers, except in links and code. */
export function rehypePhoneLinks() {
  return (tree: Root) => {
    visit(tree, (node, index, parent) => {
      if (node.type === "element" && (node.tagName === "a" || node.tagName === "code")) return SKIP;
      if (node.type !== "text" || !parent || index === undefined) return undefined;
      const pieces = splitPhoneNumbers(node.value).map(toContent);
      parent.children.splice(index, 1, ...pieces);
      return index + pieces.length;
    });
  };
}

function toContent({ text, address }: PhonePiece): ElementContent {
  const value: ElementContent = { type: "text", value: text };
  return address === null
    ? value
    : { type: "element", tagName: "a", properties: { href: address }, children: [value] };
}
