import type { LoaderFunctionArgs } from "@remix-run/node";
import { settings } from "~/server/settings/settings.server";
import { textResource } from "~/server/pages/responses.server";

/** Disallows nothing, because a crawler must read a page to see its `noindex`. */
export function loader({ request }: LoaderFunctionArgs) {
  const { siteUrl } = settings();
  return textResource(request, "text/plain", `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`);
}
