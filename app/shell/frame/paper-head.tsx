import { useLocation, useRouteLoaderData } from "@remix-run/react";
import { readSiteData, SITE_NAME } from "~/shell/head/seo";

export function PaperHead() {
  const { pathname } = useLocation();
  const siteUrl = readSiteData(useRouteLoaderData("root"))?.siteUrl ?? "";
  return (
    <p className="wrap hidden text-sm print:block">
      {SITE_NAME}, {siteUrl.replace(/^https?:\/\//, "")}
      {pathname}. Information générale, qui ne remplace pas un avis médical.
    </p>
  );
}
