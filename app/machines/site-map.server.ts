import { createElement as x } from "react";
import { listSitePages } from "~/pages/site-pages.server";
import { xmlDocument } from "./xml-document";

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
