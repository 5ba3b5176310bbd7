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
