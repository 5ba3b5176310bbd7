import { useRouteLoaderData } from "@remix-run/react";
import type { Thing, WithContext } from "schema-dts";
import { readSiteData } from "./seo";

/** JSON-LD for search engines. Escapes `<`, so that no text can close the script element. */
export function StructuredData({ build }: { build: (siteUrl: string) => WithContext<Thing> }) {
  const site = readSiteData(useRouteLoaderData("root"));
  if (!site) return null;
  const json = JSON.stringify(build(site.siteUrl)).replaceAll("<", "\\u003c");
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
