import type { LoaderFunction, SerializeFrom } from "@remix-run/node";
import type { MetaDescriptor } from "@remix-run/react";
import type { DraftPreview } from "~/shell/frame/draft-notice";
import { type ErrorPages, errorPages, findErrorPage } from "~/shell/frame/error-page";

export const SITE_NAME = "FAQ + ALIM";
export const SITE_PROMISE = "Vos questions sur la nutrition, répondues";
export const FEED_TITLE = `${SITE_NAME}\u202f: nouvelles questions et fiches`;
const SUFFIX = ` | ${SITE_NAME}`;

/** In characters; search engines cut longer texts. */
const TITLE_LENGTH = { min: 10, max: 65 };
const DESCRIPTION_LENGTH = { min: 50, max: 160 };

export type ShareImage = { path: string; title: string };

type PageHead = {
  title: string;
  sharedTitle?: string;
  description: string;
  /** The canonical path with its query, if it differs from the requested path. */
  path?: string;
  image?: ShareImage | undefined;
  article?: { publishedOn: string; modifiedOn: string | null } | undefined;
  isIndexed?: boolean;
  hasMarkdown?: boolean;
};

export type SiteData = {
  siteUrl: string;
  image: ShareImage;
  /** Whether the page shows a form that is not stored. */
  hasFailed: boolean;
  drafts?: DraftPreview;
};

type Place = {
  matches: readonly { id: string; data: unknown }[];
  location: { pathname: string; search?: string };
};

/** The tags of a page's head. Without `place` (the argument of a route's `meta`): no canonical URL, no share image. */
export function seo(page: PageHead, place?: Place): MetaDescriptor[] {
  const description = fullDescription(page.description);
  const site = place && readSiteData(place.matches.find(({ id }) => id === "root")?.data);
  return [
    { title: fullTitle(site?.hasFailed ? withFailure(page.title) : page.title) },
    { name: "description", content: description },
    ...(page.isIndexed === false ? [{ name: "robots", content: "noindex, follow" }] : []),
    { property: "og:site_name", content: SITE_NAME },
    { property: "og:title", content: fullTitle(page.sharedTitle ?? page.title) },
    { property: "og:description", content: description },
    { property: "og:locale", content: "fr_FR" },
    { property: "og:type", content: page.article ? "article" : "website" },
    ...(page.article
      ? [
          { property: "article:published_time", content: page.article.publishedOn },
          {
            property: "article:modified_time",
            content: page.article.modifiedOn ?? page.article.publishedOn,
          },
        ]
      : []),
    { name: "twitter:card", content: "summary_large_image" },
    ...(site ? addresses(site, page.path ?? place.location.pathname, page.image ?? site.image) : []),
    ...(page.hasMarkdown && place ? markdownLinks(page.path ?? place.location.pathname) : []),
  ];
}

function addresses({ siteUrl }: SiteData, path: string, image: ShareImage): MetaDescriptor[] {
  const url = siteUrl + path;
  const alt = `${SITE_NAME}\u202f: ${image.title}`;
  return [
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:url", content: url },
    { property: "og:image", content: siteUrl + image.path },
    { property: "og:image:type", content: "image/png" },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: alt },
    { name: "twitter:image:alt", content: alt },
  ];
}

/** Source: llmstxt.org, version 2. */
function markdownLinks(path: string): MetaDescriptor[] {
  return [
    { tagName: "link", rel: "alternate", type: "text/markdown", href: `${path.replace(/\?.*$/, "")}.md` },
    { tagName: "link", rel: "describedby", type: "text/plain", href: "/llms.txt" },
  ];
}

/** The root loader's data; null if the root itself failed. */
export function readSiteData(data: unknown): SiteData | null {
  return isSiteData(data) ? data : null;
}

function isSiteData(data: unknown): data is SiteData {
  return typeof data === "object" && data !== null && "siteUrl" in data && "image" in data;
}

type MetaPlace<Data> = Place & { data?: Data | undefined; error?: unknown };

/** A route's `meta`: the head of its page or, if the route has an error boundary, of its error (`findErrorPage`). */
export function pageMeta<Loader extends LoaderFunction>(
  head: PageHead | ((page: SerializeFrom<Loader>, place: Place) => PageHead),
  pages?: ErrorPages,
) {
  return ({ data: page, error, ...place }: MetaPlace<SerializeFrom<Loader>>): MetaDescriptor[] => {
    if (error) return errorSeo(error, pages);
    if (typeof head !== "function") return seo(head, place);
    return page === undefined ? [] : seo(head(page, place), place);
  };
}

const FAILED = { title: "Erreur", text: "Quelque chose s’est mal passé. Réessayez dans un instant." };

/** The head of the page that `findErrorPage` finds. */
export function errorSeo(error: unknown, pages: ErrorPages = errorPages): MetaDescriptor[] {
  const { title, text } = findErrorPage(error, pages) ?? FAILED;
  return seo({ title, description: text, isIndexed: false });
}

export function withFailure(title: string): string {
  return title.startsWith("Erreur") ? title : `Erreur\u202f: ${title}`;
}

function fullTitle(title: string): string {
  if (title.includes(SITE_NAME)) return cut(title, TITLE_LENGTH.max);
  return cut(title, TITLE_LENGTH.max - SUFFIX.length) + SUFFIX;
}

function fullDescription(description: string): string {
  const whole =
    description.length < DESCRIPTION_LENGTH.min
      ? `${description.trim()} Sur ${SITE_NAME}, des réponses sourcées et datées.`.trim()
      : description;
  return cut(whole, DESCRIPTION_LENGTH.max);
}

/** Words that a cut text must not end with: « Quels aliments pour le… ». */
const LOOSE_END =
  /[\s,;:–—(«]+(?:[ldnsjmtc]|qu|à|au|aux|avec|ce|ces|d[eu]|des|en|est|et|la|les?|ne|on|ou|par|pas|plus|pour|qu[ei]|quand|sans|se|ses|son|sur|un|une)?[’\s,;:–—(«]*$/iu;

export function cut(text: string, length: number): string {
  const plain = text.replace(/[ \t\r\n]+/g, " ").trim();
  if (plain.length <= length) return plain;
  let head = plain.slice(0, length);
  head = head.slice(0, Math.max(head.lastIndexOf(" "), 0)) || head.slice(0, -1);
  for (let shorter = head.replace(LOOSE_END, ""); shorter !== head && shorter.length > length / 2;) {
    head = shorter;
    shorter = head.replace(LOOSE_END, "");
  }
  return `${head}…`;
}

/** The first sentences that fit in `length` characters, or the first words. */
export function summarize(text: string, length = 155): string {
  const plain = text.replace(/[ \t\r\n]+/g, " ").trim();
  if (plain.length <= length) return plain;
  const sentences = /^.*[.!?…](?= )/su.exec(plain.slice(0, length))?.[0] ?? "";
  return sentences.length >= 60 ? sentences : cut(plain, length);
}
