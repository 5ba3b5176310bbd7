import { createElement as x, type ReactElement } from "react";
import { guidePath, type Guide } from "~/guides/guide";
import { listGuides } from "~/guides/guides.server";
import { isMythSlug } from "~/questions/categories/category";
import type { WholeFaq } from "~/questions/faq";
import { listFaqs } from "~/questions/faqs.server";
import { mythLabel, mythTitle } from "~/questions/myth";
import { FEED_TITLE, SITE_NAME, SITE_PROMISE, summarize } from "~/shell/head/seo";
import { listSitePages } from "~/pages/site-pages.server";
import { renderToStaticMarkup } from "react-dom/server";

const MAX_QUESTIONS = 40;

function faqEntry(faq: WholeFaq) {
  const summary = summarize(faq.texts.text, 300);
  const isMyth = isMythSlug(faq.category.slug);
  return {
    title: isMyth ? mythTitle(faq.question) : faq.question,
    path: faq.path,
    /** Permanent: it does not contain the path, because the path changes with the title. */
    id: `/question/${faq.id}`,
    summary: isMyth && faq.idea ? `${mythLabel(faq.idea)}. ${summary}` : summary,
    category: faq.category.name,
    publishedOn: faq.createdAt,
    changedOn: faq.reviewedOn && faq.reviewedOn > faq.createdAt ? faq.reviewedOn : faq.createdAt,
  };
}

function guideEntry(guide: Guide) {
  return {
    title: guide.title,
    path: guidePath(guide.slug),
    id: `/fiches-pratiques/${guide.slug}`,
    summary: guide.description,
    category: guide.category,
    publishedOn: guide.createdOn,
    changedOn: guide.reviewedOn,
  };
}

/** The Atom feed of the newest questions and all guides, newest first. Source: RFC 4287. @throws BackendError */
export async function atomFeed(siteUrl: string): Promise<string> {
  const faqs = (await listFaqs()).slice(0, MAX_QUESTIONS);
  const newest = [...faqs.map(faqEntry), ...listGuides().map(guideEntry)].sort((a, b) =>
    moment(b.publishedOn).localeCompare(moment(a.publishedOn)),
  );
  const updated = newest.map(({ changedOn }) => moment(changedOn)).sort();
  return xmlDocument(
    x(
      "feed",
      { xmlns: "http://www.w3.org/2005/Atom", xmlLang: "fr" },
      x("id", {}, `${siteUrl}/`),
      x("title", {}, FEED_TITLE),
      x("subtitle", {}, SITE_PROMISE),
      x("link", { rel: "alternate", type: "text/html", href: `${siteUrl}/` }),
      x("link", { rel: "self", type: "application/atom+xml", href: `${siteUrl}/feed.xml` }),
      x("icon", {}, `${siteUrl}/icons/icon-192.png`),
      x("updated", {}, updated.at(-1) ?? moment("1970-01-01")),
      x("author", {}, x("name", {}, SITE_NAME), x("uri", {}, `${siteUrl}/`)),
      newest.map((entry) =>
        x(
          "entry",
          { key: entry.id },
          x("id", {}, siteUrl + entry.id),
          x("title", {}, entry.title),
          x("link", { rel: "alternate", type: "text/html", href: siteUrl + entry.path }),
          x("published", {}, moment(entry.publishedOn)),
          x("updated", {}, moment(entry.changedOn)),
          x("category", { term: entry.category }),
          x("summary", {}, entry.summary),
        ),
      ),
    ),
  );
}

function moment(date: string): string {
  return new Date(date).toISOString();
}

/** All indexable pages with the day of their last change, if known. Source: https://www.sitemaps.org/protocol.html @throws BackendError */
export async function siteMap(siteUrl: string): Promise<string> {
  const pages = await listSitePages();
  return xmlDocument(
    x(
      "urlset",
      { xmlns: "http://www.sitemaps.org/schemas/sitemap/0.9" },
      pages.map(({ path, changedOn }) =>
        x("url", { key: path }, x("loc", {}, siteUrl + path), changedOn && x("lastmod", {}, changedOn)),
      ),
    ),
  );
}

export function xmlDocument(element: ReactElement): string {
  return `<?xml version="1.0" encoding="utf-8"?>\n${renderToStaticMarkup(element)}`;
}
