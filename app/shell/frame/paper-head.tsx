import { useLocation, useRouteLoaderData } from "@remix-run/react";
import { readSiteData, SITE_NAME } from "~/shell/head/seo";

/** The site's name and the page's URL, shown only in print. */
export function PaperHead() {
  const { pathname } = useLocation();
  const siteUrl = readSiteData(useRouteLoaderData("root"))?.siteUrl ?? "";
  return (
    <p className="wrap hidden text-sm print:block">
      {SITE_NAME}, {siteUrl.replace(/^https?:\/\//, "")}
      {pathname}
    </p>
  );
}
