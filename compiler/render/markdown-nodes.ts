import type { BlockContent, List, Paragraph, PhrasingContent, RootContent } from "mdast";
import { type Source, sourceLabel, sourceLinks } from "../../app/shell/article/source";
import { frenchDate } from "../../app/text/typography";

type Depth = 1 | 2 | 3;

export const text = (value: string): PhrasingContent => ({ type: "text", value });

export const strong = (value: string): PhrasingContent => ({ type: "strong", children: [text(value)] });

export const link = (url: string, words: string): PhrasingContent => ({
  ...{ type: "link", url, children: [text(words)] },
});

export const heading = (depth: Depth, words: string): RootContent => ({
  ...{ type: "heading", depth, children: [text(words)] },
});

export function paragraph(...parts: (string | PhrasingContent)[]): Paragraph {
  return { type: "paragraph", children: parts.map((part) => (typeof part === "string" ? text(part) : part)) };
}

export function quote(words: string): RootContent {
  return { type: "blockquote", children: [paragraph(words)] };
}

export function list(items: (string | Paragraph)[]): List {
  const content = (item: string | Paragraph): BlockContent =>
    typeof item === "string" ? paragraph(item) : item;
  return {
    ...{ type: "list", ordered: false, spread: false },
    children: items.map((item) => ({ type: "listItem", spread: false, children: [content(item)] })),
  };
}

/** A heading and the list of sources, each linked to its page; empty without sources. */
export function sourceSection(sources: readonly Source[]): RootContent[] {
  if (sources.length === 0) return [];
  const items = sources.map((source) => {
    const { title } = source;
    const { page } = sourceLinks(source);
    return paragraph(page ? link(page, title) : title, `, ${sourceLabel(source)}`);
  });
  return [heading(2, sources.length > 1 ? "Sources" : "Source"), list(items)];
}

/** The caution that must accompany every quotation of the site's advice. */
export const CAUTION = "Information générale, ne remplace pas un avis médical.";

/** The caution, the date of the last review and the page's URL. */
export function closing(url: string, reviewedOn: string | null): RootContent[] {
  return [
    quote(CAUTION),
    paragraph(
      ...(reviewedOn ? [`Vérifié le ${frenchDate(reviewedOn)}. `] : []),
      "Page\u202f: ",
      link(url, url),
    ),
  ];
}
