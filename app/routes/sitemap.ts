import type { LoaderFunctionArgs } from "@remix-run/node";
import { settings } from "~/server/settings/settings.server";
import { textResource } from "~/server/pages/responses.server";
import { listSitePages } from "~/machines/site-pages.server";
import { siteMap } from "~/machines/xml";

export async function loader({ request }: LoaderFunctionArgs) {
  return textResource(request, "application/xml", siteMap(settings().siteUrl, await listSitePages()));
}
