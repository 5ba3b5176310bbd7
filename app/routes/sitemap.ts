import type { LoaderFunctionArgs } from "@remix-run/node";
import { settings } from "~/server/settings/settings.server";
import { textResource } from "~/server/pages/responses.server";
import { readSiteMap } from "~/machines/site-pages.server";

export async function loader({ request }: LoaderFunctionArgs) {
  const part = new URL(request.url).searchParams.get("partie");
  const xml = await readSiteMap(settings().siteUrl, part);
  if (xml === null) throw new Response("Cette partie du plan n’existe pas.", { status: 404 });
  return textResource(request, "application/xml", xml);
}
