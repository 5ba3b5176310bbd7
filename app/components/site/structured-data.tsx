import { useRouteLoaderData } from "@remix-run/react";
import type { Thing, WithContext } from "schema-dts";
import { readSiteData } from "~/domain/site/seo";

/**
 * What a page shows, as JSON-LD for search engines: `build` makes it from the site's origin. `<` is escaped, so that no
 * text can end the script. Nothing where the site's own data are missing.
 */
export function StructuredData({ build }: { build: (siteUrl: string) => WithContext<Thing> }) {
  const site = readSiteData(useRouteLoaderData("root"));
  if (!site) return null;
  const json = JSON.stringify(build(site.siteUrl)).replaceAll("<", "\\u003c");
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
