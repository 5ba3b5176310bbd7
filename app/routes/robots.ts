import type { LoaderFunctionArgs } from "@remix-run/node";
import { settings } from "~/data/backend/env.server";
import { textResource } from "~/http/responses.server";

/** Everything may be read: what is not to be listed says `noindex`, which only who reads it can know. */
export function loader({ request }: LoaderFunctionArgs) {
  const { siteUrl } = settings();
  return textResource(request, "text/plain", `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`);
}
