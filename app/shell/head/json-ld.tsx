import { useRouteLoaderData } from "@remix-run/react";
import type {
  Article,
  BreadcrumbList,
  CreativeWork,
  FAQPage,
  Organization,
  Thing,
  WebSite,
  WithContext,
} from "schema-dts";
import { type Source, sourceLabel } from "~/shell/article/source";
import { readSiteData, SITE_NAME } from "./seo";

/** JSON-LD for search engines. Escapes `<`, so that no text can close the script element. */
export function StructuredData({ build }: { build: (siteUrl: string) => WithContext<Thing> }) {
  const site = readSiteData(useRouteLoaderData("root"));
  if (!site) return null;
  const json = JSON.stringify(build(site.siteUrl)).replaceAll("<", "\\u003c");
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

export const context = { "@context": "https://schema.org" } as const;
export const LANGUAGE = "fr-FR";

function publisher(siteUrl: string): Exclude<Organization, string> {
  return {
    "@type": "Organization",
    "@id": `${siteUrl}/#organisation`,
    name: SITE_NAME,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icons/icon-512.png`,
  };
}

export function organizationData(siteUrl: string): WithContext<Exclude<Organization, string>> {
  return { ...context, ...publisher(siteUrl) };
}

export function websiteData(siteUrl: string, description: string): WithContext<WebSite> {
  return {
    ...context,
    "@type": "WebSite",
    "@id": `${siteUrl}/#site`,
    name: SITE_NAME,
    url: `${siteUrl}/`,
    description,
    inLanguage: LANGUAGE,
    publisher: { "@id": `${siteUrl}/#organisation` },
  };
}

type ArticleFacts = {
  headline: string;
  description: string;
  path: string;
  imagePath: string;
  section: string;
  publishedOn: string;
  modifiedOn: string | null;
  sources: Source[];
};

export function articleData(siteUrl: string, facts: ArticleFacts): WithContext<Article> {
  return {
    ...context,
    "@type": "Article",
    headline: facts.headline,
    description: facts.description,
    mainEntityOfPage: siteUrl + facts.path,
    url: siteUrl + facts.path,
    image: siteUrl + facts.imagePath,
    articleSection: facts.section,
    datePublished: facts.publishedOn,
    dateModified: facts.modifiedOn ?? facts.publishedOn,
    inLanguage: LANGUAGE,
    isAccessibleForFree: true,
    author: publisher(siteUrl),
    publisher: publisher(siteUrl),
    citation: facts.sources.map(citation),
  };
}

function citation(source: Source): Exclude<CreativeWork, string> {
  return {
    "@type": "CreativeWork",
    name: source.title,
    ...(source.url && { url: source.url }),
    ...(source.lang && { inLanguage: source.lang }),
    creditText: sourceLabel(source),
    // The address is then that of the page that reports the document.
    ...(!source.reportedBy && { publisher: { "@type": "Organization" as const, name: source.publisher } }),
  };
}

export function breadcrumbData(
  siteUrl: string,
  crumbs: { name: string; path: string }[],
): WithContext<BreadcrumbList> {
  return {
    ...context,
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: siteUrl + path,
    })),
  };
}

type FaqPageFacts = {
  path: string;
  imagePath: string;
  modifiedOn: string;
  questions: { question: string; answer: string }[];
  sources: Source[];
};

export function faqPageData(siteUrl: string, facts: FaqPageFacts): WithContext<FAQPage> {
  return {
    ...context,
    "@type": "FAQPage",
    url: siteUrl + facts.path,
    image: siteUrl + facts.imagePath,
    dateModified: facts.modifiedOn,
    inLanguage: LANGUAGE,
    publisher: publisher(siteUrl),
    mainEntity: facts.questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
    citation: facts.sources.map(citation),
  };
}
