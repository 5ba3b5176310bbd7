import type { MetaDescriptor } from "@remix-run/react";

export const SITE_NAME = "FAQ + ALIM";

/** The head of a page: « title | FAQ + ALIM » and its description, for search engines and for sharing. */
export function seo({ title, description }: { title: string; description: string }): MetaDescriptor[] {
  const fullTitle = title.includes(SITE_NAME) ? title : `${title} | ${SITE_NAME}`;
  return [
    { title: fullTitle },
    { name: "description", content: description },
    { property: "og:site_name", content: SITE_NAME },
    { property: "og:title", content: fullTitle },
    { property: "og:description", content: description },
    { property: "og:locale", content: "fr_FR" },
    { property: "og:type", content: "website" },
    { name: "twitter:card", content: "summary" },
  ];
}

/** The first sentences of a text, as many as fit in `length` characters, or its first words when one does not. */
export function summarize(text: string, length = 155): string {
  const plain = text.replace(/[ \t\r\n]+/g, " ").trim();
  if (plain.length <= length) return plain;
  const head = plain.slice(0, length);
  const sentences = /^.*[.!?…](?= )/su.exec(head)?.[0] ?? "";
  return sentences.length >= 60 ? sentences : `${head.slice(0, head.lastIndexOf(" "))}…`;
}
