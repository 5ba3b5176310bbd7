import type { LoaderFunctionArgs } from "@remix-run/node";
import { listSitePages } from "~/machines/site-pages.server";
import { siteMap } from "~/machines/xml";
import { textPage } from "~/server/pages/text-page.server";
import { settings } from "~/server/settings/settings.server";

export function loader({ request }: LoaderFunctionArgs) {
  return textPage(request, "application/xml", async () => siteMap(settings().siteUrl, await listSitePages()));
}
