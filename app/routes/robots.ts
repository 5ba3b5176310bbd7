import type { LoaderFunctionArgs } from "@remix-run/node";
import { textPage } from "~/server/pages/text-page.server";
import { settings } from "~/server/settings/settings.server";

/** Disallows nothing, because a crawler must read a page to see its `noindex`. */
export function loader({ request }: LoaderFunctionArgs) {
  return textPage(
    request,
    "text/plain",
    () => `User-agent: *\nAllow: /\n\nSitemap: ${settings().siteUrl}/sitemap.xml\n`,
  );
}
